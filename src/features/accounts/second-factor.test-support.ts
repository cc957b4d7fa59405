import { createHash, createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { appUrl } from './accounts.test-support.ts'

const stepMs = 30_000

/** What an authenticator app shows for this URI, or what it shows so many steps later. */
export async function codeOf(uri: string, steps = 0): Promise<string> {
  // So that the step does not end before the code has arrived.
  const left = stepMs - (Date.now() % stepMs)
  if (left < 3_000) await wait(left + 50)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps))
  const secret = fromBase32(new URL(uri).searchParams.get('secret') ?? '')
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

type Circumstances = { origin?: string; isVerified?: boolean }

/** A device that keeps one passkey, as the server hears from it. */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  register({ challenge }: { challenge: string }, circumstances: Circumstances = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // COSE: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.#id.length])
    const data = Buffer.concat([dataOf(circumstances, 0x40), Buffer.alloc(16), length, this.#id, key])
    // { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, circumstances).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal' as const],
    })
  }

  signIn({ challenge }: { challenge: string }, circumstances: Circumstances = {}) {
    const client = clientData('webauthn.get', challenge, circumstances)
    const data = dataOf(circumstances)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed(this.#keys.privateKey, Buffer.concat([data, sha256(client)])),
    })
  }

  #answer<Response extends object>(response: Response) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }
}

function dataOf({ isVerified = true }: Circumstances, flags = 0): Buffer {
  const present = 1
  return Buffer.concat([
    sha256(new URL(appUrl).hostname),
    Buffer.from([flags | present | (isVerified ? 4 : 0), 0, 0, 0, 0]),
  ])
}

function clientData(type: string, challenge: string, { origin = appUrl }: Circumstances): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function signed(key: KeyObject, data: Buffer): string {
  return sign('sha256', data, key).toString('base64url')
}
