import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as texts from './with-passkeys.texts.ts'

/** `message` is undefined when there is nothing to say: somebody chose another way in. */
export type PasskeyOutcome = { ok: true } | { ok: false; message: string | undefined }

type Answer<Value> = { ok: true; value: Value } | { ok: false; message: string }

const unreachable = { ok: false, message: texts.unreachable } as const

async function post<Value>(path: string, body: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer<Value>
  } catch {
    return unreachable
  }
}

/** Makes a passkey in this browser for whoever is signed in. */
export async function addPasskey(name: string, password: string): Promise<PasskeyOutcome> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/account/passkeys', { name, password })
  if (!options.ok) return options
  try {
    const response = await startRegistration({ optionsJSON: options.value })
    return await post('/account/passkeys', { name, response })
  } catch (error) {
    return { ok: false, message: sentenceFor(error, texts.cannotCreate) }
  }
}

type SignInOptions = {
  /** In the list that the email field opens, as long as nothing else is chosen. */
  isOffered?: boolean
  /** Aborted before the browser is asked: then it is not. */
  signal?: AbortSignal
  /** The browser is asked from now on; asking once more ends this. */
  onAsked?: () => void
}

export async function signInWithPasskey({
  isOffered = false,
  signal,
  onAsked,
}: SignInOptions = {}): Promise<PasskeyOutcome> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('/auth/passkey', {})
  if (!options.ok) return options
  if (signal?.aborted) return { ok: false, message: undefined }
  try {
    const asking = startAuthentication({ optionsJSON: options.value, useBrowserAutofill: isOffered })
    onAsked?.()
    return await post('/auth/passkey', { response: await asking })
  } catch (error) {
    return { ok: false, message: sentenceFor(error, texts.cannotSignIn) }
  }
}

function sentenceFor(error: unknown, deviceCannot: string): string | undefined {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'AbortError':
      return undefined
    case 'NotAllowedError':
      return texts.cancelled
    case 'InvalidStateError':
      return texts.hasOneAlready
    case 'NotSupportedError':
    case 'ConstraintError':
      return deviceCannot
    case 'SecurityError':
      return texts.addressCannot
    default:
      return texts.browserCannot
  }
}
