import type { FeatureTable } from '../services.ts'

export const webAppFeatures: FeatureTable = {
  'Authentication & Access': {
    'wa-email-login': [
      ['Email and password sign-in', 'Everyone gets their own account with an address and a password.'],
      'Where people register themselves, an account opens only after its email address is confirmed. Five wrong passwords lock sign-in for 15 minutes. No message shows whether an address exists. If the reset link is older than 60 minutes or already used, the app refuses it and offers to send a new one.',
      'Transactional email',
    ],
    'wa-social-login': [
      ['Social sign-in', 'People come in with an account they already have, such as Google.'],
      'Signing in with a provider whose verified email matches an account opens that account and links the provider. No second account is created. If the provider returns no verified email or the visitor cancels, the sign-in page returns with the reason and creates nothing.',
      'OAuth sign-in provider',
    ],
    'wa-roles': [
      ['Roles and permissions', 'Each kind of user sees and changes only what they should.'],
      'Every server action checks the permission matrix. A forbidden request returns 403 and changes nothing; controls the user may not use are not shown. If there are administrators and the last one tries to give up the role, the app refuses and says that one must remain.',
    ],
    'wa-2fa': [
      ['Two-factor authentication', 'A code from a phone app protects accounts even if a password leaks.'],
      'The user turns on an authenticator app by scanning a code and sees ten recovery codes once. Each new device asks for a code. If the code is wrong five times, sign-in pauses for 15 minutes; a used recovery code is refused.',
    ],
    'wa-invite': [
      ['Team invitations', 'Colleagues join by a personal link, already in the right role.'],
      'An invitation link opens once, expires after 7 days and adds the person to the team, with the chosen role if there are roles. If the link is expired, used or withdrawn, the page says which and offers to ask for a new one; nobody is added.',
      'Transactional email',
    ],
    'wa-sessions': [
      ['Session and device management', 'A forgotten sign-in on another computer can be ended from here.'],
      'Settings shows each active session with device, place and last use. Ending one signs it out on its next request; a password change ends all others. If a session that was ended sends a request, it is refused with 401 and the form on screen keeps its text.',
    ],
    'wa-account-delete': [
      ['Account export and deletion', 'People can take their data with them and leave for good.'],
      'The user receives all their data as one file, and deletes the account after typing its email. Personal data is gone within 30 days. If the person is the only owner of shared data, deletion is refused until ownership is handed over.',
    ],
  },
  'Data & Analytics': {
    'wa-crud': [
      ['Manage records', 'The main things in your app can be added, changed and archived in forms.'],
      'The user creates, opens, edits and removes each record. Errors show beside the field, and leaving with unsaved changes asks for confirmation. If somebody else saved the same record first, the app shows both versions and overwrites nothing silently.',
    ],
    'wa-search': [
      ['Search and filters', 'Long lists shrink to what somebody is looking for as they type.'],
      'Typing in the record search shows results within 1 s. Filters are kept in the URL, so a copied link opens the same list. If nothing matches, the list names the active filters and offers to clear them.',
    ],
    'wa-import': [
      ['CSV import', 'An existing spreadsheet moves in, checked before anything is saved.'],
      'Before an import, a preview shows the mapped columns and lists invalid rows with line number and reason. Nothing is saved until confirmed. If the file stops being readable half-way, no record from it is saved and the line is named.',
    ],
    'wa-export': [
      ['CSV/PDF export', 'The list on screen leaves as a spreadsheet or a page to print.'],
      'An export saves exactly the filtered rows the user may see, in the order on screen, with a header row and ISO dates. If the export takes longer than 10 s, it continues in the background and a link appears when it is ready.',
    ],
    'wa-dashboard': [
      ['Overview dashboard', 'A first page with the few numbers that matter today.'],
      'The overview shows the figures that my words name, else four, each with definition, period and change. Clicking a figure opens the list it was counted from. If one figure cannot be loaded, only its card shows the error and a retry; the others stay.',
    ],
    'wa-activity': [
      ['Activity log', 'Anyone responsible can look up who changed what, and when.'],
      'Each create, update and delete adds a line with actor, time and changed fields, newest first; no role can edit or remove it. Log entries that people type are ordinary records. If a line cannot be written, the change is rolled back.',
    ],
    'wa-files': [
      ['File upload and preview', 'Photos and documents sit beside the record they belong to.'],
      'The server checks type and size: what my words name, else PDF, PNG, JPEG and WebP up to 10 MB. Images and PDFs open in place; only people who may see the record can open them. If an upload breaks off or is refused, the reason shows beside the file and the rest of the form stays filled.',
      'File storage, where files leave the device',
    ],
  },
  Collaboration: {
    'wa-comments': [
      ['Comments and mentions', 'Questions are asked and answered right where the work is.'],
      'Typing @ lists only people who may open the record. A mention notifies that person once and its link opens the comment. If the mentioned person loses access later, the comment link shows "You no longer have access" and no content.',
    ],
    'wa-realtime': [
      ['Live updates', 'What one person changes appears on the others’ screens at once.'],
      'A change by one person appears on every open screen within 2 s, or within the interval that my words name, without a reload. After a lost connection, missed changes are loaded. If the connection is down for more than 5 s, a message says "Reconnecting" and nothing typed is lost.',
      'Realtime channel',
    ],
    'wa-assign': [
      ['Assignment and due dates', 'Every task has a name and a day on it, and late ones stand out.'],
      'Setting a person or a due date sends that person one notice. Each overdue record shows as late in the viewer’s own time zone. If the assigned person is deactivated, the record shows "Unassigned" and appears in a list to hand out again.',
    ],
    'wa-notify': [
      ['In-app and email notifications', 'People hear about what concerns them and can mute the rest.'],
      'Each event type can be switched off per channel. The unread count updates in every open tab when a notification is read. If an email bounces, the in-app notification still appears and settings shows that the address needs checking.',
      'Transactional email',
    ],
    'wa-share': [
      ['Share by link', 'Someone without an account can look at one thing, until you say stop.'],
      'A link opens one record, read-only unless my words allow editing, with an optional expiry date. Revoking it refuses the next request at once. If a revoked or expired link is opened, the page says so and shows neither the title nor the content.',
    ],
    'wa-versions': [
      ['Version history', 'An earlier state can be compared and brought back.'],
      'The last 20 versions of each record can be opened, compared field by field and restored. Restoring saves a new version. If a version refers to something deleted since, it opens with that part marked "no longer exists".',
    ],
    'wa-workspaces': [
      ['Workspaces/teams', 'Several organizations share the app without seeing each other.'],
      'Every query is limited to the current workspace. Switching workspace keeps the section and shows only that workspace’s records. If an id from another workspace is put into the URL, the answer is 404, the same as for an id that never existed.',
    ],
  },
}
