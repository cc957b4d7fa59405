export type ServiceRow = {
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
  handOver: 'three tries, then a list of failures with “Send again”',
  cached: 'the last saved state shows, or the section hides',
  nothing: 'everything works unchanged',
} as const

function service(failure: string, ...secrets: readonly string[]): ServiceRow {
  return { failure, secrets }
}

/** Services that chosen features need, named by what they do. */
export const featureServices = {
  'Transactional e-mail': service(failures.mail, 'MAIL_API_KEY'),
  'E-mail delivery': service(failures.mail, 'MAIL_API_KEY'),
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

/** Products whose name means nothing else, so that it can be recognized where somebody lists services. */
export const namedServices: Readonly<Record<string, ServiceRow>> = {
  Stripe: service(failures.payment, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
  PayPal: service(failures.payment, 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'),
  Klarna: service(failures.payment, 'KLARNA_API_PASSWORD'),
  Mollie: service(failures.payment, 'MOLLIE_API_KEY'),
  Razorpay: service(failures.payment, 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'),
  'Mercado Pago': service(failures.payment, 'MERCADO_PAGO_ACCESS_TOKEN'),
  SendGrid: service(failures.mail, 'SENDGRID_API_KEY'),
  Postmark: service(failures.mail, 'POSTMARK_SERVER_TOKEN'),
  Resend: service(failures.mail, 'RESEND_API_KEY'),
  Brevo: service(failures.mail, 'BREVO_API_KEY'),
  Mailchimp: service(failures.list, 'MAILCHIMP_API_KEY'),
  Buttondown: service(failures.list, 'BUTTONDOWN_API_KEY'),
  Twilio: service('the notice shows in the product, and the failure is recorded', 'TWILIO_AUTH_TOKEN'),
  'Google Maps': service(failures.map, 'GOOGLE_MAPS_API_KEY'),
  Mapbox: service(failures.map, 'MAPBOX_TOKEN'),
  OpenAI: service('after 20 s the input stays and the manual way is offered', 'OPENAI_API_KEY'),
  HubSpot: service(failures.handOver, 'HUBSPOT_TOKEN'),
  Cloudinary: service(failures.files, 'CLOUDINARY_API_SECRET'),
  Plausible: service(failures.nothing),
  Matomo: service(failures.nothing),
  'Google Analytics': service('everything works unchanged; it loads only after consent'),
}
