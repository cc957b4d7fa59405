import { record } from 'rrweb'
import { askToRecord, forgetRecording, keepRecording, type OwnRecording } from './ask-to-record.ts'
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
/** Of one tab, as they were sent; the server has a cap of its own. */
const mostBytes = 3_000_000
const longestMs = 30 * 60_000

/** Records after consent one visit in so many: where things are and what moves, with every text made unreadable. */
export function createRecorder({
  sample,
  device,
}: Pick<RecordingChunk, 'device'> & { sample: number }): Recorder {
  let own: OwnRecording | undefined
  let asking: Promise<OwnRecording | undefined> | undefined
  let path = '/'
  let events: RecordedEvent[] = []
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let sentBytes = 0
  let isOver = false
  let isRecording = false

  function ask() {
    const asked = (asking ??= askToRecord(sample))
    void asked.then((permitted) => {
      // In the meantime the visitor may have changed their mind, or gone to the panel.
      if (asking === undefined) forgetRecording()
      if (asking !== asked || own || !permitted) return
      own = permitted
      if (isRecorded(path)) begin()
    })
  }

  function begin() {
    if (end || isOver) return
    if (!own) return ask()
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
    // The first events hold the whole page, which is often too large to be sent while the page ends.
    flush()
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
    keepRecording(own)
    const sent = sendChunk(chunk, own.permit, isLeaving).catch(() => undefined)
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
      if (isRecorded(path)) begin()
      else pause()
    },
    flush,
    stop() {
      events = []
      pause()
      own = undefined
      asking = undefined
      forgetRecording()
    },
  }
}

function isRecorded(path: string): boolean {
  return !path.startsWith('/admin')
}
