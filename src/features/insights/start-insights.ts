import { listenToTracked, track } from '#shared/track.ts'
import { createEventQueue, type QueuedEvent } from './event-queue.ts'
import type { KnownVisitor, Person } from './known-visitor.ts'
import { onPrivacyChoice, privacyChoice } from './privacy-choice.ts'
import type { Recorder } from './recorder.ts'
import { sendEvents } from './send-events.ts'
import { watchPage } from './watch-page.ts'

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

/** Counts what happens on the pages as far as the visitor agreed. Nothing in here throws into the page. */
export function startInsights(settings: InsightsSettings, tools: readonly ToolLink[]): Insights {
  const mayKeep = () => privacyChoice() === 'granted'
  const queue = createEventQueue({ send: sendEvents, storage: localStorageOrNone(), mayKeep })
  const page = watchPage(tools)
  let visitor: KnownVisitor | undefined
  let loading: Promise<void> | undefined
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
      // Neither an id nor anything kept: counted, and forgotten with the page.
      queue.add({ uuid: randomId(), event: name, timestamp: new Date(at).toISOString(), properties: about })
    } else if (visitor) visitor.capture(name, about, at)
    else if (pending.length < mostPending) pending.push({ name, properties: about, at })
    if (document.visibilityState === 'hidden') void queue.flush(true)
  }

  function meetVisitor() {
    loading ??= import('./known-visitor.ts')
      .then(({ createKnownVisitor }) => {
        visitor = createKnownVisitor((event: QueuedEvent) => queue.add(event))
        if (!mayKeep()) return visitor.forget()
        introduce(visitor)
      })
      // Blocked or offline: the next visit tries again.
      .catch(() => undefined)
    if (visitor) {
      visitor.remember()
      introduce(visitor)
    }
    void import('./web-vitals-report.ts')
      .then(({ reportWebVitals }) => reportWebVitals((vital) => capture('web_vital', vital)))
      .catch(() => undefined)
    startRecorder()
  }

  function introduce(known: KnownVisitor) {
    known.become(person)
    for (const { name, properties, at } of pending.splice(0)) known.capture(name, { ...properties }, at)
  }

  function startRecorder() {
    if (recorder) return recorder.pageIs(page.path())
    if (settings.recordingSample === 0 || !('CompressionStream' in window)) return
    void import('./recorder.ts')
      .then(({ createRecorder }) => {
        recorder ??= createRecorder({ sample: settings.recordingSample, device: page.device() })
        if (mayKeep()) recorder.pageIs(page.path())
      })
      .catch(() => undefined)
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
    void queue.flush(true)
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

export type ToolLink = { slug: string; name: string; path: string }

const googleMark = 'insights-google'

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
