import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export type Keyring = {
  /** `about`: where it belongs; elsewhere it does not open. */
  seal: (text: string, about: string) => string
  /** undefined: sealed with a secret that is not known any more, changed, or moved from where it belongs. */
  open: (sealed: string, about: string) => string | undefined
  /** Whether it was sealed with the secret of today. */
  isCurrent: (sealed: string) => boolean
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals with a key derived from `secret`; opens also what `earlier` ones have sealed. */
export function createKeyring(secret: string, earlier: readonly string[] = []): Keyring {
  const current = deriveKey(secret)
  const known = new Map([...earlier.map(deriveKey), current].map((derived) => [derived.name, derived]))

  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current.key, nonce)
      cipher.setAAD(Buffer.from(about))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `1.${current.name}.${sealed.toString('base64url')}`
    },
    open(sealed, about) {
      const [version, name = '', content = ''] = sealed.split('.')
      const key = version === '1' ? known.get(name)?.key : undefined
      const bytes = Buffer.from(content, 'base64url')
      if (key === undefined || bytes.length <= nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8')
        return text + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`1.${current.name}.`),
  }
}

/** `name` says which secret it came from and nothing about it. */
function deriveKey(secret: string): { key: Buffer; name: string } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'blueprompt: keys of model providers', 32))
  const name = createHash('sha256').update('name').update(key).digest('base64url').slice(0, 10)
  return { key, name }
}
