import { record } from 'rrweb'
import { maskRecording } from './mask-recording.ts'
import type { RecordedEvent, RecordingChunk } from './recorded-event.ts'
import { sendChunk } from './send-chunk.ts'

export type Recorder = {
  /** Begins, or goes on: the recording lasts as long as the tab. Pages of the panel are left out. */
  pageIs: (path: string) => void
  flush: (isLeaving?: boolean) => void
  stop: () => void
}

const chunkMs = 8_000
const mostEventsInChunk = 2_000
/** Of one tab, compressed; the server has a cap of its own. */
const mostBytes = 3_000_000
const longestMs = 30 * 60_000
const storageKey = 'insights-recording'

/** Records after consent one visit in so many: where things are and what moves, with every text made unreadable. */
export function createRecorder({
  sample,
  device,
}: Pick<RecordingChunk, 'device'> & { sample: number }): Recorder {
  const own = chosen(sample)
  let path = '/'
  let events: RecordedEvent[] = []
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let sentBytes = 0
  let isOver = false
  let isRecording = false

  function begin() {
    if (end || isOver || !own) return
    const startedAt = Date.now()
    isRecording = true
    end = record({
      emit(event) {
        // rrweb's throttled observers still emit after their end: nothing is kept after a refusal.
        if (!isRecording) return
        const masked = maskRecording(event, path)
        if (masked) events.push(masked)
        if (Date.now() - startedAt > longestMs) finish()
        else if (events.length >= mostEventsInChunk) flush()
      },
      maskAllInputs: true,
      maskTextSelector: '*',
      blockSelector: 'img, picture, video, audio, canvas, iframe, object, embed',
      slimDOMOptions: 'all',
      inlineImages: false,
      collectFonts: false,
      recordCanvas: false,
      sampling: { mousemove: 100, scroll: 200, media: 800, input: 'last' },
    })
    timer = setInterval(() => flush(), chunkMs)
  }

  function pause() {
    isRecording = false
    end?.()
    end = undefined
    clearInterval(timer)
  }

  function finish() {
    isOver = true
    flush()
    pause()
  }

  function flush(isLeaving = false) {
    if (events.length === 0 || !own) return
    const chunk = { recordingId: own.id, sequence: own.sequence, path, device, events }
    events = []
    own.sequence += 1
    keep(own)
    const sent = sendChunk(chunk, isLeaving).catch(() => undefined)
    void sent.then((bytes) => {
      sentBytes += bytes ?? 0
      // The server has had enough, or cannot be reached: no more work for nothing.
      if (bytes === undefined || sentBytes > mostBytes) {
        isOver = true
        events = []
        pause()
      }
    })
  }

  return {
    pageIs(next) {
      flush()
      path = next
      if (path.startsWith('/admin')) pause()
      else begin()
    },
    flush,
    stop() {
      events = []
      pause()
      sessionStorage.removeItem(storageKey)
    },
  }
}

type Own = { id: string; sequence: number }

/** Once per tab: the same answer on every page of a visit. */
function chosen(sample: number): Own | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (kept === false) return undefined
    if (isOwn(kept)) return kept
    const own =
      Math.random() < sample && 'randomUUID' in crypto ? { id: crypto.randomUUID(), sequence: 0 } : false
    sessionStorage.setItem(storageKey, JSON.stringify(own))
    return own || undefined
  } catch {
    return undefined
  }
}

function keep(own: Own): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(own))
  } catch {
    // The next page then begins again and is refused as a copy.
  }
}

function isOwn(value: unknown): value is Own {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'sequence' in value &&
    typeof value.sequence === 'number'
  )
}
