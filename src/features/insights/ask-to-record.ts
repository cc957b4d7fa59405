/** The id of a recording, what proves that the server gave it, and how many pieces were sent. */
export type OwnRecording = { id: string; permit: string; sequence: number }

const storageKey = 'insights-recording'
const timeoutMs = 15_000

/** Drawn once per tab: the same answer on every page of a visit. Undefined: this visit is not recorded. */
export async function askToRecord(sample: number): Promise<OwnRecording | undefined> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (kept === false) return undefined
    if (isOwn(kept)) return kept
    const own = Math.random() < sample ? await permission() : undefined
    sessionStorage.setItem(storageKey, JSON.stringify(own ?? false))
    return own
  } catch {
    return undefined
  }
}

export function keepRecording(own: OwnRecording): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(own))
  } catch {
    // The next page then begins again and is refused as a copy.
  }
}

export function forgetRecording(): void {
  sessionStorage.removeItem(storageKey)
}

/** Only ever called for visitors who agreed. */
async function permission(): Promise<OwnRecording | undefined> {
  const response = await fetch('/ingest/recordings/start', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agreed: true }),
    priority: 'low',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status !== 200) return undefined
  const given: unknown = await response.json()
  const own = typeof given === 'object' ? { ...given, sequence: 0 } : undefined
  return isOwn(own) ? own : undefined
}

function isOwn(value: unknown): value is OwnRecording {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'permit' in value &&
    typeof value.permit === 'string' &&
    'sequence' in value &&
    typeof value.sequence === 'number'
  )
}
