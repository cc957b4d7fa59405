import type { PasskeyOutcome } from './ask-passkey.ts'
import * as texts from './with-passkeys.texts.ts'

type Passkeys = typeof import('./ask-passkey.ts')

/** Fetches what works with passkeys when it is needed. Never throws. */
export async function withPasskeys(
  ask: (passkeys: Passkeys) => Promise<PasskeyOutcome>,
): Promise<PasskeyOutcome> {
  try {
    return await ask(await import('./ask-passkey.ts'))
  } catch {
    return { ok: false, message: texts.unreachable }
  }
}
