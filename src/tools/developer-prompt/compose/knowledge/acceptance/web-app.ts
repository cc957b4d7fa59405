import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const webAppAcceptance: Record<string, FeatureAcceptance> = {
  'wa-email-login': {
    accept:
      'A new account opens only after its e-mail address is confirmed. Five wrong passwords lock sign-in for 15 minutes. No message shows whether an address exists.',
    negative:
      'If the reset link is older than 60 minutes or already used, the app refuses it and offers to send a new one.',
    entities: ['User'],
    routes: ['/login', '/register', '/reset-password'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'wa-social-login': {
    accept:
      'Signing in with a provider whose verified e-mail matches an account opens that account and links the provider. No second account is created.',
    negative:
      'If the provider returns no verified e-mail or the visitor cancels, the sign-in page returns with the reason and creates nothing.',
    entities: ['User'],
    routes: ['/login'],
    integrations: [{ name: 'OAuth sign-in provider', secret: 'OAUTH_CLIENT_SECRET' }],
  },
  'wa-roles': {
    accept:
      'Every server action checks the permission matrix. A forbidden request returns 403 and changes nothing; controls the {role} may not use are not shown.',
    negative:
      'If the last administrator tries to give up the role, the app refuses and says that one administrator must remain.',
    entities: ['Role'],
  },
  'wa-2fa': {
    accept:
      'The {role} turns on an authenticator app by scanning a code and sees ten recovery codes once. Each new device asks for a code.',
    negative:
      'If the code is wrong five times, sign-in pauses for 15 minutes; a used recovery code is refused.',
    routes: ['/settings/security'],
  },
  'wa-invite': {
    accept:
      'An invitation link opens once, expires after 7 days and creates the account with the chosen role.',
    negative:
      'If the link is expired, used or withdrawn, the page says which and offers to ask for a new one; no account is created.',
    entities: ['Invitation'],
    routes: ['/invite/:token'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'wa-sessions': {
    accept:
      'Settings shows each active session with device, place and last use. Ending one signs it out on its next request; a password change ends all others.',
    negative:
      'If a session that was ended sends a request, it is refused with 401 and the form on screen keeps its text.',
    entities: ['Session'],
    routes: ['/settings/security'],
  },
  'wa-account-delete': {
    accept:
      'The {role} receives all their data as one file, and deletes the account after typing its e-mail. Personal data is gone within 30 days.',
    negative:
      'If the person is the only owner of shared data, deletion is refused until ownership is handed over.',
    routes: ['/settings/account'],
  },
  'wa-crud': {
    accept:
      'The {role} creates, opens, edits and archives each {entity}. Errors show beside the field, and leaving with unsaved changes asks for confirmation.',
    negative:
      'If somebody else saved the same {entity} first, the app shows both versions and overwrites nothing silently.',
  },
  'wa-search': {
    accept:
      'Typing in the {entity} search shows results within 1 s for 10,000 rows. Filters live in the URL, so a copied link opens the same list.',
    negative: 'If nothing matches, the list names the active filters and offers to clear them.',
  },
  'wa-import': {
    accept:
      'Before an import, a preview shows the mapped columns and lists invalid rows with line number and reason. Nothing is saved until confirmed.',
    negative:
      'If the file stops being readable half-way, no {entity} from it is saved and the line is named.',
    entities: ['ImportJob'],
    routes: ['/import'],
  },
  'wa-export': {
    accept:
      'An export saves exactly the filtered rows the {role} may see, in the order on screen, with a header row and ISO dates.',
    negative:
      'If the export takes longer than 10 s, it continues in the background and a link appears when it is ready.',
  },
  'wa-dashboard': {
    accept:
      'The overview shows four figures, each with definition, period and change. Clicking a figure opens the list it was counted from.',
    negative:
      'If one figure cannot be loaded, only its card shows the error and a retry; the other three stay.',
    routes: ['/app'],
  },
  'wa-activity': {
    accept:
      'Each create, update and delete adds a line with actor, time and changed fields, newest first. No role can edit or remove a line.',
    negative: 'If the log line cannot be written, the change itself is rolled back.',
    entities: ['ActivityEvent'],
    routes: ['/activity'],
  },
  'wa-files': {
    accept:
      'The server checks type (PDF, PNG, JPEG, WebP) and size (10 MB). Images and PDFs open in place; only people who may see the {entity} can open them.',
    negative:
      'If an upload breaks off or is refused, the reason shows beside the file and the rest of the form stays filled.',
    entities: ['File'],
    integrations: [{ name: 'File storage' }],
  },
  'wa-comments': {
    accept:
      'Typing @ lists only people who may open the {entity}. A mention notifies that person once and its link opens the comment.',
    negative:
      'If the mentioned person loses access later, the comment link shows "You no longer have access" and no content.',
    entities: ['Comment'],
  },
  'wa-realtime': {
    accept:
      'A change by one person appears on every open screen within 2 s, without a reload. After a lost connection, missed changes are loaded.',
    negative:
      'If the connection is down for more than 5 s, a line says "Reconnecting" and edits are kept locally.',
    integrations: [{ name: 'Realtime channel' }],
  },
  'wa-assign': {
    accept:
      'Setting a person or a due date sends that person one notice. Each overdue {entity} shows as late in the viewer’s own time zone.',
    negative:
      'If the assigned person is deactivated, the {entity} shows "Unassigned" and appears in a list to hand out again.',
  },
  'wa-notify': {
    accept:
      'Each event type can be switched off per channel. The unread count updates in every open tab when a notification is read.',
    negative:
      'If an e-mail bounces, the in-app notification still appears and settings shows that the address needs checking.',
    entities: ['Notification', 'NotificationPreference'],
    routes: ['/settings/notifications'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'wa-share': {
    accept:
      'A link opens one {entity} for viewing or editing, with an optional expiry date. Revoking it refuses the next request at once.',
    negative:
      'If a revoked or expired link is opened, the page says so and shows neither the title nor the content.',
    entities: ['ShareLink'],
    routes: ['/s/:token'],
  },
  'wa-versions': {
    accept:
      'The last 20 versions of each {entity} can be opened, compared field by field and restored. Restoring saves a new version.',
    negative:
      'If a version refers to something deleted since, it opens with that part marked "no longer exists".',
    entities: ['Version'],
  },
  'wa-workspaces': {
    accept:
      'Every query is limited to the current workspace. Switching workspace keeps the section and shows only that workspace’s {entity} records.',
    negative:
      'If an id from another workspace is put into the URL, the answer is 404, the same as for an id that never existed.',
    entities: ['Workspace', 'Membership'],
  },
}
