import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const otherAcceptance: Record<string, FeatureAcceptance> = {
  'ot-auth': {
    accept:
      'A new account opens only after its e-mail address is confirmed. Five wrong passwords lock sign-in for 15 minutes. No message shows whether an address exists.',
    negative:
      'If a signed-out person opens a private page, sign-in shows first and then redirects to that page.',
    entities: ['User'],
    routes: ['/login'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'ot-dashboard': {
    accept:
      'The first page shows up to four figures with definition, period and change. Each opens the {entity} list behind it.',
    negative: 'If there is no data yet, the page shows the first step to take instead of zeros.',
    routes: ['/dashboard'],
  },
  'ot-charts': {
    accept:
      'Each chart shows units and period, series can be switched off, and every value is read by keyboard or in a table.',
    negative: 'If values are missing, the line shows a gap and never a zero.',
  },
  'ot-files': {
    accept:
      'The server checks file type and a limit of 10 MB, shows progress, and lets only permitted people open the file.',
    negative: 'If an upload breaks off, the reason shows beside the file and everything else typed stays.',
    entities: ['File'],
    integrations: [{ name: 'File storage' }],
  },
  'ot-search': {
    accept:
      'Typing shows each matching {entity} within 1 s for 10,000 rows, and the search stays in the URL.',
    negative: 'If nothing matches, the page repeats the words searched for and offers to clear the filters.',
  },
  'ot-notify': {
    accept:
      'The {role} receives one notification per event. Each event type can be muted, and the unread count updates in every open tab.',
    negative: 'If an e-mail bounces, the in-app notification still appears.',
    entities: ['Notification'],
  },
  'ot-payments': {
    accept:
      'A purchase completes in test mode and sends a receipt. A payment webhook delivered twice records exactly one purchase.',
    negative:
      'If the payment is declined, nothing is unlocked, the input stays and the reason shows in plain words.',
    entities: ['Purchase'],
    integrations: [{ name: 'Payment provider', secret: 'PAYMENT_SECRET_KEY' }],
  },
  'ot-email': {
    accept:
      'Each event sends exactly one e-mail, with a plain-text part and the name of this product as sender.',
    negative:
      'If the mail service fails, sending is retried three times and the failure is recorded with its reason.',
    entities: ['OutgoingEmail'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'ot-api': {
    accept:
      'Documented JSON endpoints list, open, create and update each {entity} with the same permission checks as the screens.',
    negative: 'If a request is invalid, the answer is 4xx with a code and a message that names the field.',
    entities: ['ApiKey'],
    routes: ['/api'],
  },
  'ot-responsive': {
    accept:
      'At 360 px no page scrolls sideways, every action opens by touch, and targets measure at least 44 px.',
    negative: 'If a table is wider than the screen, each row shows as a card with the same actions.',
  },
  'ot-admin': {
    accept: 'Admins list, search, edit and deactivate every {entity}. Everybody else is refused with 403.',
    negative:
      'If an admin deletes something others refer to, the app lists those places and asks for confirmation.',
    routes: ['/admin'],
  },
  'ot-profiles': {
    accept:
      'The {role} changes name, picture and preferences. Each change saves at once and shows "Undo" for 5 seconds.',
    negative: 'If saving fails, the old value returns and the message names the field.',
    entities: ['Profile'],
    routes: ['/profile'],
  },
  'ot-comments': {
    accept:
      'A comment shows at once with author and time. Its author edits it within 15 minutes, and HTML is removed.',
    negative: 'If a comment is sent twice by a double click, it is saved once.',
    entities: ['Comment'],
  },
  'ot-social': {
    accept:
      'The {role} follows others and sees their news. A link opens one shared {entity}; blocking hides both people from each other.',
    negative: 'If a shared {entity} is private, the link shows a request for access and no content.',
    entities: ['Follow', 'Block'],
  },
  'ot-language': {
    accept:
      'Switching language keeps the page and updates all interface text, dates and numbers. Right-to-left languages mirror the layout.',
    negative: 'If a text has no translation, the default language shows and the missing key is recorded.',
  },
}
