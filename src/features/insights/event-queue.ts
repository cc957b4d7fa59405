/** One event as it travels to `/ingest/events`. */
export type QueuedEvent = {
  /** Known by it when it arrives a second time. */
  uuid: string
  event: string
  /** ISO. */
  timestamp: string
  properties: Record<string, unknown>
}

export type Sender = (batch: readonly QueuedEvent[], isLeaving: boolean) => Promise<SendResult>
/** `refused`: sending the same again would end the same way. */
export type SendResult = 'taken' | 'refused' | { retryAfterMs: number | undefined }

export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type QueueParts = {
  send: Sender
  /** Where unsent events wait for the next visit. */
  storage: QueueStorage | undefined
  /** Without consent they wait in memory only. */
  mayKeep: () => boolean
  batchMs?: number
  firstPauseMs?: number
}

const storageKey = 'insights-unsent'
const mostEvents = 500
const mostCharacters = 200_000
const batchSize = 50
const longestPauseMs = 5 * 60_000

export type EventQueue = {
  add: (event: QueuedEvent) => void
  /** Sends at once what is there; `isLeaving` when the page may end before the answer. */
  flush: (isLeaving?: boolean) => Promise<void>
  /** Forgets everything, also what was kept. */
  clear: () => void
  size: () => number
}

/** Bounded, oldest out first. What was not taken is sent again, later and later, and on the next visit. */
export function createEventQueue(parts: QueueParts): EventQueue {
  const { send, storage, mayKeep, batchMs = 2_000, firstPauseMs = 5_000 } = parts
  let events: QueuedEvent[] = mayKeep() ? readKept(storage) : []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let failures = 0

  if (events.length > 0) schedule(batchMs)

  function schedule(ms: number) {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, ms)
  }

  function keep() {
    try {
      if (events.length === 0 || !mayKeep()) storage?.removeItem(storageKey)
      else storage?.setItem(storageKey, JSON.stringify(events))
    } catch {
      // A full or forbidden storage costs the next visit these events, nothing else.
    }
  }

  async function flush(isLeaving = false): Promise<void> {
    if (events.length === 0 || (isSending && !isLeaving)) return
    isSending = true
    clearTimeout(timer)
    timer = undefined
    const batch = events.slice(0, batchSize)
    const result = await send(batch, isLeaving).catch((): SendResult => ({ retryAfterMs: undefined }))
    isSending = false
    if (result === 'taken' || result === 'refused') {
      failures = 0
      const done = new Set(batch.map(({ uuid }) => uuid))
      events = events.filter(({ uuid }) => !done.has(uuid))
      keep()
      if (events.length > 0) schedule(batchMs)
      return
    }
    failures += 1
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
    schedule(Math.max(result.retryAfterMs ?? 0, pauseMs))
  }

  return {
    add(event) {
      events = bounded([...events, event])
      keep()
      if (events.length >= batchSize && failures === 0) void flush()
      else schedule(batchMs)
    },
    flush,
    clear() {
      events = []
      clearTimeout(timer)
      timer = undefined
      failures = 0
      keep()
    },
    size: () => events.length,
  }
}

function bounded(events: QueuedEvent[]): QueuedEvent[] {
  const kept = events.slice(-mostEvents)
  let characters = kept.reduce((sum, event) => sum + JSON.stringify(event).length, 0)
  while (characters > mostCharacters) characters -= JSON.stringify(kept.shift()).length
  return kept
}

function readKept(storage: QueueStorage | undefined): QueuedEvent[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? bounded(kept.filter(isEvent)) : []
  } catch {
    return []
  }
}

function isEvent(value: unknown): value is QueuedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'event' in value &&
    typeof value.event === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'string' &&
    'properties' in value &&
    typeof value.properties === 'object' &&
    value.properties !== null
  )
}
