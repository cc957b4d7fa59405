import { encodeQR } from 'qr'

export type TwoFactorSetup = {
  /** Comes back with the first code, so that a wrong one shows the same secret again. */
  uri: string
  /** To be typed where no camera is at hand, in groups of four. */
  secret: string
  /** The QR code: an SVG path on a square of so many units. */
  qr: { size: number; path: string }
}

/** undefined: not a URI of ours, but what somebody has put into their own form. */
export function twoFactorSetup(uri: string): TwoFactorSetup | undefined {
  if (!uri.startsWith('otpauth://totp/') || uri.length > 1_000 || !URL.canParse(uri)) return undefined
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const modules = encodeQR(uri, 'raw', { ecc: 'medium', border: 4 })
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return {
    uri,
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
    qr: { size: modules.length, path: dark.join('') },
  }
}
