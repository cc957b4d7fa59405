/** `failure`: what the product does while the service does not answer; the same for services of one kind. */
const failures = {
  mail: 'what was done stays saved, sending is tried twice more within 10 minutes, then listed as failed',
  signIn: 'sign-in shows the reason and creates no account',
  cached: 'the last saved state shows, or the section hides',
} as const

/** Services that chosen features need, named by what they do. */
export const featureServices = {
  'Transactional email': [failures.mail, 'MAIL_API_KEY'],
  'OAuth sign-in provider': [failures.signIn, 'OAUTH_CLIENT_SECRET'],
  'Single sign-on provider': [failures.signIn, 'SSO_CLIENT_SECRET'],
  'Text messages': ['a new code can be requested after 60 seconds', 'SMS_API_KEY'],
  'File storage, where files leave the device': [
    'what was typed stays and the upload can be repeated; a record that needs the file waits for it',
  ],
  'Realtime channel': ['a line says so, and missed changes load after reconnecting'],
  'Push delivery, where a server sends the messages': ['messages wait unread in the app', 'PUSH_PRIVATE_KEY'],
  Maps: ['a list of addresses stands in for the map', 'MAPS_API_KEY'],
  'App Store and Google Play billing': ['access stays, purchases can be restored', 'STORE_RECEIPT_SECRET'],
  'Crash reporting': ['the app works unchanged', 'CRASH_REPORTING_KEY'],
  'Booking calendar, where slots show on my pages': ['bookings wait to be entered later', 'CALENDAR_API_KEY'],
  'GitHub API': [failures.cached, 'GITHUB_TOKEN'],
  'Behance or Dribbble feed': [failures.cached, 'FEED_ACCESS_TOKEN'],
  'Cookieless analytics': ['everything works unchanged'],
  'Newsletter service': ['the address waits in a queue and is sent later', 'NEWSLETTER_API_KEY'],
  'Payment provider': [
    'nothing is unlocked or shipped before the provider confirms; what was chosen and entered stays',
    'PAYMENT_SECRET_KEY',
    'PAYMENT_WEBHOOK_SECRET',
  ],
  'CRM webhook': ['three tries, then a list of failures with "Send again"', 'CRM_WEBHOOK_SECRET'],
  'Ratings source': ['the last score stays with its date; without one the section hides', 'REVIEWS_API_KEY'],
} as const satisfies Record<string, readonly [failure: string, ...secrets: string[]]>

export type ServiceName = keyof typeof featureServices

/** What the wizard offers, then what the brief asks for: `accept` is what can be observed once it works, and last what happens when it goes wrong. */
type FeatureRow = readonly [
  offered: readonly [label: string, explanation: string],
  accept: string,
  service?: ServiceName,
]

/** By group, then by the id that a form stores. */
export type FeatureTable = Readonly<Record<string, Readonly<Record<string, FeatureRow>>>>
