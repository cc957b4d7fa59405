/** For every answer that is not a page: nothing in it may run or be framed. */
export const baseHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** For script files: a worker lives under the policy of its own file, and may import from here. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

const twoYearsSeconds = 63_072_000

/** Tells browsers to come back by https only; sent when the public address is https. */
export const strictTransportSecurity = `max-age=${twoYearsSeconds}; includeSubDomains`

/** Where browsers send reports about what the policy stopped. */
export const reportsPath = '/csp-reports'

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Reporting-Endpoints': `csp="${reportsPath}"`,
  'X-Frame-Options': 'DENY',
} as const

/** For pages: only what carries this answer's nonce may run or style, and no text turns into script. */
export function pageHeaders(nonce: string, isHttps: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The composer runs beside the page.
    "worker-src 'self'",
    // Ourselves for the player of recordings; every other page of ours refuses to be framed.
    "frame-src 'self' https://www.youtube-nocookie.com",
    'media-src https:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'report-to csp',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return { ...documentHeaders, 'Content-Security-Policy': policy.join('; ') }
}
