import { AppError } from '#shared/app-error.ts'
import type { AnswerEvent, Send } from './answer-event.ts'
import * as texts from './answer-once.texts.ts'

type Produce = (send: Send, signal: AbortSignal) => Promise<void>

/** Whose request it is and what it says; the same name with another body is a mistake of the caller. */
export type RequestName = { name: string; body: string }

export type AnswerOnce = {
  /** As `produce`, but who asks with the same name gets the same events: those that were, and those that come. */
  answer: (request: RequestName, produce: Produce, send: Send, signal: AbortSignal) => Promise<void>
}

type Shared = {
  body: string
  past: AnswerEvent[]
  readers: Set<Send>
  waiting: number
  controller: AbortController
  ended: Promise<void>
}

/** `told`: its events as JSON, which takes less room than they do and whose size is known. */
type Kept = { body: string; told: string; endedAt: number }

const keepMs = 10 * 60_000
/** Of all that is kept; at most twice as many bytes. */
const mostKeptCharacters = 20_000_000

/** A request that is sent twice, by a double click or after a lost connection, asks a model once. */
export function createAnswerOnce(now: () => number = () => performance.now()): AnswerOnce {
  const open = new Map<string, Shared>()
  // The oldest first.
  const kept = new Map<string, Kept>()
  let keptCharacters = 0

  function tidy() {
    for (const [name, { told, endedAt }] of kept) {
      if (now() - endedAt <= keepMs && keptCharacters <= mostKeptCharacters) return
      kept.delete(name)
      keptCharacters -= told.length
    }
  }

  function keep(name: string, { body, past }: Shared) {
    // An answer that broke off may be asked for again. One that took neither a model nor work of the server is quick to
    // make again, and callers can ask for any number of them.
    if (past.at(-1)?.type !== 'done' || past.length === 1) return
    const told = JSON.stringify(past)
    kept.set(name, { body, told, endedAt: now() })
    keptCharacters += told.length
    tidy()
  }

  function begin({ name, body }: RequestName, produce: Produce): Shared {
    const shared: Shared = {
      body,
      past: [],
      readers: new Set(),
      waiting: 0,
      controller: new AbortController(),
      ended: Promise.resolve(),
    }
    const tell = (event: AnswerEvent) => {
      remember(shared.past, event)
      for (const reader of shared.readers) reader(event)
    }
    shared.ended = produce(tell, shared.controller.signal)
      .then(() => {
        if (open.get(name) === shared) keep(name, shared)
      })
      .finally(() => forget(name, shared))
    shared.ended.catch(() => undefined)
    open.set(name, shared)
    return shared
  }

  function forget(name: string, shared: Shared) {
    if (open.get(name) === shared) open.delete(name)
  }

  return {
    async answer(request, produce, send, signal) {
      tidy()
      const before = kept.get(request.name)
      const found = open.get(request.name)
      const known = before ?? found
      if (known !== undefined && known.body !== request.body)
        throw new AppError('CONFLICT', texts.keyUsedBefore)
      if (before !== undefined) {
        for (const event of JSON.parse(before.told) as AnswerEvent[]) send(event)
        return
      }
      const shared = found ?? begin(request, produce)
      // What began in `begin` may have been told before anybody listened.
      for (const event of shared.past) send(event)
      shared.readers.add(send)
      shared.waiting += 1
      const { promise: left, resolve: leave } = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => leave(), { once: true })
      if (signal.aborted) leave()
      try {
        await Promise.race([shared.ended, left])
      } finally {
        shared.readers.delete(send)
        shared.waiting -= 1
        if (shared.waiting === 0 && open.get(request.name) === shared) {
          shared.controller.abort()
          forget(request.name, shared)
        }
      }
    },
  }
}

/** Words that follow each other become one event, so that a long answer is not a thousand small ones. */
function remember(past: AnswerEvent[], event: AnswerEvent): void {
  const last = past.at(-1)
  if (event.type === 'delta' && last?.type === 'delta')
    past[past.length - 1] = { type: 'delta', text: last.text + event.text }
  else if (event.type === 'rewrite' && last?.type === 'rewrite')
    past[past.length - 1] = {
      type: 'rewrite',
      at: Math.min(event.at, last.at),
      text: last.text.slice(0, Math.max(0, event.at - last.at)) + event.text,
    }
  else past.push(event)
}
