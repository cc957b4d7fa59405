import { listenToTracked, track } from '#shared/track.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { createEventQueue, type QueuedEvent } from './event-queue.ts'
import type { KnownVisitor, Person } from './known-visitor.ts'
import { onPrivacyChoice, privacyChoice } from './privacy-choice.ts'
import type { Recorder } from './recorder.ts'
import { sendEvents } from './send-events.ts'
import { watchPage, type ToolLink } from './watch-page.ts'

export type InsightsSettings = {
  /** Share of visits that are recorded, of those that agreed; from 0 to 1. */
  recordingSample: number
}

export type Insights = {
  /** `path` names the page, without what stands behind it in the address. */
  pageViewed: (path: string) => void
  personIs: (person: Person | undefined) => void
}

const mostPending = 100
/** After this time a page has shown itself and answered its first presses, also on a slow phone. */
const settledMs = 6_000

/** Counts what happens on the pages as far as the visitor agreed. Nothing in here throws into the page. */
export function startInsights(settings: InsightsSettings, tools: readonly ToolLink[]): Insights {
  const mayKeep = () => privacyChoice() === 'granted'
  const queue = createEventQueue({ send: sendEvents, storage: localStorageOrNone(), mayKeep })
  const page = watchPage(tools)
  let visitor: KnownVisitor | undefined
  let isMeeting = false
  let recorder: Recorder | undefined
  let person: Person | undefined
  let wasTold = false
  /** Until the part that knows the visitor is loaded. */
  let pending: { name: string; properties: object; at: number }[] = []

  function capture(name: string, properties: object, at = Date.now()) {
    const choice = privacyChoice()
    if (choice === 'refused' || choice === 'signalled') return
    const about = { ...properties, $pathname: page.path(), device: page.device() }
    if (choice === 'open') {
      count(name, about, at)
    } else if (visitor) visitor.capture(name, about, at)
    else if (pending.length < mostPending) pending.push({ name, properties: about, at })
    if (document.visibilityState === 'hidden') leave()
  }

  function meetVisitor() {
    if (visitor) {
      visitor.remember()
      introduce(visitor)
      if (recorder) recorder.pageIs(page.path())
      else startRecorder()
      return
    }
    if (isMeeting) return
    isMeeting = true
    onceSettled(0, () => {
      import('./known-visitor.ts')
        .then(({ createKnownVisitor }) => {
          visitor = createKnownVisitor((event: QueuedEvent) => queue.add(event))
          if (!mayKeep()) return visitor.forget()
          introduce(visitor)
        })
        // Blocked or offline: the next visit tries again.
        .catch(() => undefined)
    })
    onceSettled(1_000, () => {
      import('./web-vitals-report.ts')
        .then(({ reportWebVitals }) => reportWebVitals((vital) => capture('web_vital', vital)))
        .catch(() => undefined)
    })
    onceSettled(2_000, startRecorder)
  }

  function introduce(known: KnownVisitor) {
    known.become(person)
    for (const { name, properties, at } of pending.splice(0)) known.capture(name, { ...properties }, at)
  }

  function startRecorder() {
    if (settings.recordingSample === 0 || !('CompressionStream' in window) || !mayKeep()) return
    import('./recorder.ts')
      .then(({ createRecorder }) => {
        if (!mayKeep()) return
        recorder ??= createRecorder({ sample: settings.recordingSample, device: page.device() })
        recorder.pageIs(page.path())
      })
      .catch(() => undefined)
  }

  /** Whoever leaves before the visitor's part is there is counted without an id rather than not at all. */
  function countPending() {
    if (visitor) return
    for (const { name, properties, at } of pending.splice(0)) count(name, properties, at)
  }

  /** Neither an id nor anything kept: counted, and forgotten with the page. */
  function count(name: string, properties: object, at: number) {
    const timestamp = new Date(at).toISOString()
    queue.add({ uuid: randomId(), event: name, timestamp, properties: { ...properties } })
  }

  function leave() {
    countPending()
    void queue.flush(true)
  }

  function obeyChoice() {
    if (mayKeep()) return meetVisitor()
    pending = []
    recorder?.stop()
    visitor?.forget()
    const choice = privacyChoice()
    if (choice === 'refused' || choice === 'signalled') queue.clear()
  }

  obeyChoice()
  onPrivacyChoice(obeyChoice)
  listenToTracked(({ name, properties, at }) => {
    if (name === 'generate_completed' || name === 'prompt_refined') page.draftDone()
    // The panel of targets stands on several pages; which, only the address says.
    capture(name, name === 'handed_off' ? { ...properties, tool_id: page.toolId() } : properties, at)
  })
  page.onAbandoned((draft) => track('draft_abandoned', draft))
  page.onError((error) => capture('page_error', error))
  page.onGoogle(() => {
    if (mayKeep()) sessionStorage.setItem(googleMark, '1')
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    leave()
    recorder?.flush(true)
  })
  window.addEventListener('online', () => void queue.flush())

  return {
    pageViewed(path) {
      const isVisit = page.moveTo(path)
      const referrer = isVisit ? page.referrer() : undefined
      capture('$pageview', { is_visit: isVisit, ...(referrer ? { referrer } : {}) })
      if (mayKeep()) recorder?.pageIs(path)
    },
    personIs(next) {
      const before = person
      // The same person in a new object, after a form was sent.
      if (wasTold && next?.id === before?.id) return
      person = next
      if (mayKeep()) visitor?.become(next)
      if (next && !before) {
        if (wasTold) track('auth_completed', { method: 'email' })
        else if (mayKeep() && takeMark()) track('auth_completed', { method: 'google' })
      }
      wasTold = true
    },
  }
}

const googleMark = 'insights-google'

/** So long after the page has settled, and then when it has nothing better to do. */
function onceSettled(afterMs: number, work: () => void): void {
  setTimeout(() => whenIdle(work), Math.max(0, settledMs - performance.now()) + afterMs)
}

function takeMark(): boolean {
  const isMarked = sessionStorage.getItem(googleMark) !== null
  sessionStorage.removeItem(googleMark)
  return isMarked
}

function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** A UUID also where pages are served without TLS and the browser therefore makes none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
