import type { FeatureTable } from '../services.ts'

export const otherFeatures: FeatureTable = {
  'Common features': {
    'ot-auth': [
      ['Authentication', 'People sign in, and their data is theirs alone.'],
      'Where people register with an email address, the account opens only after it is confirmed. Five wrong passwords lock sign-in for 15 minutes. No message shows whether an address exists. If a signed-out person opens a private page, sign-in shows first and then redirects to that page.',
    ],
    'ot-dashboard': [
      ['Dashboard', 'A first page that sums up what is going on.'],
      'The first page shows the present state of what people come for, with its time, and leads to their most frequent actions. A figure opens what it was counted from. If there is no data yet, the page shows the first step to take instead of zeros.',
    ],
    'ot-charts': [
      ['Charts', 'Figures become pictures that can be read exactly.'],
      'Each chart shows units and period, series can be switched off, and every value is read by keyboard or in a table. If values are missing, the line shows a gap and never a zero.',
    ],
    'ot-files': [
      ['File upload', 'Documents and images are kept where they are needed.'],
      'File type and size (at most 10 MB if I name no limit) are checked before anything is read, progress shows, and only permitted people open the file. If an upload breaks off, the reason shows beside the file and all other input stays.',
      'File storage, where files leave the device',
    ],
    'ot-search': [
      ['Search', 'Anything stored can be found by a word.'],
      'Within 1 s, typing shows every matching record that the person may see. If nothing matches, the words searched for are repeated, with a way to clear them.',
    ],
    'ot-notify': [
      ['Notifications', 'People hear about what concerns them, and can mute it.'],
      'Each event notifies each person it concerns once, with what happened and a link. Each kind can be muted. If delivery fails, it is retried three times; then the failure shows the next time the person opens the product.',
    ],
    'ot-payments': [
      ['Payments', 'Something can be paid for, once, with a receipt.'],
      'A purchase completes in test mode and sends a receipt. A payment webhook delivered twice records exactly one purchase. If the payment is declined, nothing is unlocked, the input stays and the reason shows in plain words.',
      'Payment provider',
    ],
    'ot-email': [
      ['Email', 'Confirmations and reminders arrive in the inbox.'],
      'Each email goes out exactly once, with a plain-text part and this product’s name as sender unless I name another. If the mail service fails, sending is retried twice, then the failure is recorded with its reason.',
      'Transactional email',
    ],
    'ot-api': [
      ['API', 'Other programs can read and write with the same rules.'],
      'Every call to and from other programs is documented with an example request and response. If a call is refused, a code and a message give the reason. If a call gets no response, that is told; where it is retried, the retry never acts twice.',
    ],
    'ot-responsive': [
      ['Mobile responsive', 'Everything works on a small phone as well.'],
      'At 360 px no page scrolls sideways, every action opens by touch, and targets measure at least 44 px. If a table is wider than the screen, each row shows as a card with the same actions.',
    ],
    'ot-admin': [
      ['Admin panel', 'Somebody in charge can correct and clean up.'],
      'Admins list, search, edit and deactivate every record. Everybody else is refused with 403. If an admin deletes something others refer to, the app lists those places and asks for confirmation.',
    ],
    'ot-profiles': [
      ['Profiles', 'Each person has a name, a picture and settings.'],
      'The user changes name, picture and preferences. Each change saves at once and shows "Undo" for 5 seconds. If saving fails, the old value returns and the message names the field.',
    ],
    'ot-comments': [
      ['Comments', 'People talk about a thing right beside it.'],
      'A comment shows at once with author and time. Its author edits it within 15 minutes, and HTML is removed. If a comment is sent twice by a double click, it is saved once.',
    ],
    'ot-social': [
      ['Social', 'People share things here and post them elsewhere.'],
      'Before people share or post, a preview shows what others will see. Each post appears once and links to its source. If it is withdrawn or private, its link says so and shows no content. If another service does not respond, nothing is lost and sharing can be retried.',
    ],
    'ot-language': [
      ['Multi-language', 'Everybody uses it in their own language.'],
      'Switching language keeps the page and updates all interface text, dates and numbers. Right-to-left languages mirror the layout. If a text has no translation, the default language shows and the missing key is recorded.',
    ],
  },
}
