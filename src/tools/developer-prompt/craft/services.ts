type ServiceRow = {
  secrets: readonly string[]
  /** What the product does while the service does not answer; the same for services of one kind. */
  failure: string
}

const failures = {
  mail: 'what was done stays saved, sending is tried twice more within 10 minutes, then listed as failed',
  payment: 'nothing is unlocked or shipped before the provider confirms; what was chosen and entered stays',
  signIn: 'sign-in shows the reason and creates no account',
  files: 'the record is saved without the file, and the upload can be repeated',
  list: 'the address waits in a queue and is sent later',
  map: 'a list of addresses stands in for the map',
  handOver: 'three tries, then a list of failures with "Send again"',
  cached: 'the last saved state shows, or the section hides',
  nothing: 'everything works unchanged',
} as const

function service(failure: string, ...secrets: readonly string[]): ServiceRow {
  return { failure, secrets }
}

/** Services that chosen features need, named by what they do. */
export const featureServices = {
  'Transactional email': service(failures.mail, 'MAIL_API_KEY'),
  'Email delivery': service(failures.mail, 'MAIL_API_KEY'),
  'OAuth sign-in provider': service(failures.signIn, 'OAUTH_CLIENT_SECRET'),
  'Single sign-on provider': service(failures.signIn, 'SSO_CLIENT_SECRET'),
  'File storage': service(failures.files),
  'Realtime channel': service('a line says so, and missed changes load after reconnecting'),
  'Push delivery (APNs/FCM)': service('the same notice waits unread in the app', 'PUSH_PRIVATE_KEY'),
  Maps: service(failures.map, 'MAPS_API_KEY'),
  'App Store and Google Play billing': service(
    'access stays as it was and the purchase can be restored',
    'STORE_RECEIPT_SECRET',
  ),
  'Crash reporting': service('the app works unchanged', 'CRASH_REPORTING_KEY'),
  'Booking calendar': service('the booking is kept as pending and entered later', 'CALENDAR_API_KEY'),
  'GitHub API': service(failures.cached, 'GITHUB_TOKEN'),
  'Behance or Dribbble feed': service(failures.cached, 'FEED_ACCESS_TOKEN'),
  'Cookieless analytics': service(failures.nothing),
  'Newsletter service': service(failures.list, 'NEWSLETTER_API_KEY'),
  'Payment provider': service(failures.payment, 'PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET'),
  'CRM webhook': service(failures.handOver, 'CRM_WEBHOOK_SECRET'),
  'Ratings source': service('the last score stays for 48 hours, then hides', 'REVIEWS_API_KEY'),
} as const

export type ServiceName = keyof typeof featureServices

/** What the wizard offers, then what the brief asks for: `accept` is what can be observed once it works, and last what happens when it goes wrong. */
type FeatureRow = readonly [
  offered: readonly [label: string, explanation: string],
  accept: string,
  service?: ServiceName,
]

/** By group, then by the id that a form stores. */
export type FeatureTable = Readonly<Record<string, Readonly<Record<string, FeatureRow>>>>
