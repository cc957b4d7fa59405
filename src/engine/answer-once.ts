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
  endedAt: number | undefined
}

const keepMs = 10 * 60_000
const mostKept = 200

/** A request that is sent twice, by a double click or after a lost connection, asks a model once. */
export function createAnswerOnce(now: () => number = () => performance.now()): AnswerOnce {
  const known = new Map<string, Shared>()

  function tidy() {
    for (const [name, { endedAt }] of known) {
      const isOld = endedAt !== undefined && (now() - endedAt > keepMs || known.size > mostKept)
      if (isOld) known.delete(name)
    }
  }

  function begin({ name, body }: RequestName, produce: Produce): Shared {
    const shared: Shared = {
      body,
      past: [],
      readers: new Set(),
      waiting: 0,
      controller: new AbortController(),
      ended: Promise.resolve(),
      endedAt: undefined,
    }
    const tell = (event: AnswerEvent) => {
      remember(shared.past, event)
      for (const reader of shared.readers) reader(event)
    }
    // An answer that broke off may be asked for again.
    const forget = () => {
      if (known.get(name) === shared) known.delete(name)
    }
    shared.ended = produce(tell, shared.controller.signal).then(
      () => {
        shared.endedAt = now()
        if (shared.past.at(-1)?.type !== 'done') forget()
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    shared.ended.catch(() => undefined)
    known.set(name, shared)
    return shared
  }

  return {
    async answer(request, produce, send, signal) {
      tidy()
      const found = known.get(request.name)
      if (found !== undefined && found.body !== request.body)
        throw new AppError('CONFLICT', texts.keyUsedBefore)
      const shared = found ?? begin(request, produce)
      for (const event of found?.past ?? []) send(event)
      // What began in `begin` may have been told before anybody listened.
      if (found === undefined) for (const event of shared.past) send(event)
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
        if (shared.waiting === 0 && shared.endedAt === undefined) {
          shared.controller.abort()
          if (known.get(request.name) === shared) known.delete(request.name)
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
