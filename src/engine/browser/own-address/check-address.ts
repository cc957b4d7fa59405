import type { OwnAddress } from '../engine-settings.ts'
import { sortModels, type ProviderKind } from '../../providers/provider-kinds.ts'
import { readModelList } from '../../providers/read-model-list.ts'
import { listRequest } from './address-request.ts'
import type { SendDirect } from './direct-fetch.ts'
import { readDirect } from './read-direct.ts'

/** What keeps this browser from an address. */
export type AddressFault =
  | 'nothing-there'
  | 'origin-refused'
  | 'permission-denied'
  | 'permission-open'
  | 'insecure'
  | 'wrong-key'
  | 'no-list'
  | 'no-models'

export type AddressCheck = { ok: true; models: string[] } | { ok: false; fault: AddressFault }

export type CheckParts = {
  send: SendDirect
  /** Whether this browser lets pages reach addresses of one's own network; undefined where it does not ask. */
  permission: () => Promise<PermissionState | undefined>
  /** The page came by https. */
  isSecurePage: boolean
  /** Ends the check: nobody waits for it any more. */
  signal: AbortSignal
}

type Asked = Omit<OwnAddress, 'model'>

const patienceMs = 60_000

/** Which models are at an address, or why this browser cannot tell; undefined when the check was ended. */
export async function checkAddress(
  asked: Asked,
  kind: ProviderKind | undefined,
  { send, permission, isSecurePage, signal }: CheckParts,
): Promise<AddressCheck | undefined> {
  if (isSecurePage && isPlainElsewhere(asked.address)) return { ok: false, fault: 'insecure' }
  const answer = await readDirect(send, listRequest(asked), inTime(signal))
  if (signal.aborted) return undefined
  if (answer === undefined) {
    const fault = await whyUnread(asked, { send, permission, signal })
    return signal.aborted ? undefined : { ok: false, fault }
  }
  if (answer.status === 401 || (answer.status === 403 && asked.key !== undefined))
    return { ok: false, fault: 'wrong-key' }
  const models = answer.status < 300 ? readModelList(answer.json()) : undefined
  if (models === undefined) return { ok: false, fault: 'no-list' }
  if (models.length === 0) return { ok: false, fault: 'no-models' }
  return { ok: true, models: kind ? sortModels(kind, models) : models }
}

/** Browsers give one and the same error for all of it; what can be told apart is told apart by a second, blind request. */
async function whyUnread(
  { address }: Asked,
  { send, permission, signal }: Omit<CheckParts, 'isSecurePage'>,
): Promise<AddressFault> {
  const state = await permission()
  if (state === 'denied') return 'permission-denied'
  const { origin } = new URL(address)
  const isThere = await readDirect(
    send,
    { url: `${origin}/`, method: 'GET', headers: {}, isBlind: true },
    inTime(signal),
  )
  if (isThere !== undefined) return 'origin-refused'
  return state === 'prompt' ? 'permission-open' : 'nothing-there'
}

function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
}

/** Browsers keep pages that came by https from plain addresses, except on the same machine. */
function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname)
}
