import type { Config } from '../config.server.ts'

/** For every answer that is not a page: nothing in it may run or be framed. */
export const baseHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** For script files: a worker lives under the policy of its own file, and may import from here. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** For the one worker that asks addresses of a visitor's own: it sees no page and no storage of ours. See decision 17. */
export const addressWorkerPolicy = "default-src 'none'; connect-src http: https:; frame-ancestors 'none'"

/** Where the files of models lie that a browser downloads, with the hosts that it is sent on to. */
const modelHosts = [
  'https://huggingface.co',
  'https://*.huggingface.co',
  'https://*.hf.co',
  'https://raw.githubusercontent.com',
]

/** For the worker that runs a model: it may run WebAssembly and fetch models, and never reaches this server. */
export const modelWorkerPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src ${modelHosts.join(' ')}; frame-ancestors 'none'`

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
  'Reporting-Endpoints': `csp="${reportsPath}"`,
  'X-Frame-Options': 'DENY',
} as const

/** What of the settings the policy of pages depends on. */
type PageSettings = Pick<
  Config,
  'appUrl' | 'browserModels' | 'googleClientId' | 'googleClientSecret' | 'googleIssuer' | 'openRouterUrl'
>

/** For pages: only what carries this answer's nonce may run or style, and no text turns into script. */
export function pageHeaders(nonce: string, settings: PageSettings, path: string): Record<string, string> {
  const { appUrl, browserModels, googleClientId, googleClientSecret, googleIssuer, openRouterUrl } = settings
  // The only page that speaks to somebody else: it exchanges a code for the visitor's own key.
  const isConnecting = /^\/connect\/openrouter\/?$/.test(path)
  // The model that a browser brings; browsers that know no such feature pass over it.
  const denied = browserModels ? deniedFeatures : [...deniedFeatures, 'language-model']
  const hasGoogle = googleClientId !== undefined && googleClientSecret !== undefined
  // Without script the button is a form of ours that leads on to Google; browsers hold the whole way to the policy.
  const formTargets = hasGoogle ? ["'self'", new URL(googleIssuer).origin] : ["'self'"]
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${isConnecting ? ` ${new URL(openRouterUrl).origin}` : ''}`,
    "manifest-src 'self'",
    // The composer runs beside the page.
    "worker-src 'self'",
    // Ourselves for the player of recordings; every other page of ours refuses to be framed.
    "frame-src 'self' https://www.youtube-nocookie.com",
    'media-src https:',
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets.join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'report-to csp',
    ...(appUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...documentHeaders,
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Content-Security-Policy': policy.join('; '),
  }
}
