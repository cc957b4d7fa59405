import { createHash, hkdfSync } from 'node:crypto'
import type { Config } from '../config.server.ts'
import type { BackupHeader } from './archive-format.server.ts'

type Secrets = Pick<Config, 'authSecret' | 'previousAuthSecret'>

/** Tells secrets apart and says nothing about them. */
function fingerprintOf(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'blueprompt: which secret a backup belongs to', 32))
  return createHash('sha256').update(key).digest('base64url').slice(0, 12)
}

export function describeSecret(
  { authSecret }: Secrets,
  keptInDatabase: string | undefined,
): BackupHeader['secret'] {
  const isInBackup = authSecret === undefined
  return { isInBackup, fingerprint: fingerprintOf(authSecret ?? keptInDatabase ?? '') }
}

/** What to say when keys of model providers that are in the backup could not be opened here. */
export function warningAboutSecret(
  { isInBackup, fingerprint }: BackupHeader['secret'],
  { authSecret, previousAuthSecret }: Secrets,
): string | undefined {
  const known = [authSecret, previousAuthSecret].filter((secret) => secret !== undefined)
  if (isInBackup || known.some((secret) => fingerprintOf(secret) === fingerprint)) return undefined
  return authSecret === undefined
    ? 'The backup was made with an AUTH_SECRET, which is not set here. Set it before you start the server: otherwise everybody is signed out, and the keys of model providers have to be entered again.'
    : 'The backup was made with another AUTH_SECRET than the one set here. Set the old one as AUTH_SECRET_PREVIOUS for the first start: otherwise the keys of model providers have to be entered again. Everybody has to sign in again.'
}
