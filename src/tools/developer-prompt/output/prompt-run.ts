import { mainText } from '#tools/main-text.ts'
import { newIdempotencyKey } from '#tools/new-idempotency-key.ts'
import { streamFunction } from '#tools/stream-function.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { nextVersion, refineKey, showLive, type Live, type Wish } from '#tools/workbench/writing/live.ts'
import { outcomeOf, type Outcome } from '#tools/workbench/writing/outcome.ts'
import { readOwnKey } from '#tools/workbench/writing/own-key.ts'
import { readDraft, writeDraft, writeResult } from '../draft-storage.ts'
import type { PromptForm } from '../form.ts'
import { PromptAnswer } from '../prompt-answer.ts'

export type PromptQuestion = {
  form: PromptForm
  idempotencyKey?: string | undefined
  /** The result that is to be changed, and how. */
  change?: { answer: PromptAnswer; wish: Wish }
}

export type PromptRunState =
  | { phase: 'idle' }
  | { phase: 'asking'; question: PromptQuestion; live: Live | undefined }
  /** Until somebody takes it. */
  | { phase: 'ended'; question: PromptQuestion; outcome: Outcome<PromptAnswer> }

/** What is known first: that there is a draft and a model goes on, or how it ended. */
export type FirstNews = { kind: 'draft'; answer: PromptAnswer } | Outcome<PromptAnswer>

export type PromptRun = {
  state: () => PromptRunState
  subscribe: (listener: () => void) => () => void
  start: (question: PromptQuestion) => Promise<FirstNews>
  /** Keeps the words so far. */
  stop: () => void
  /** Ends it as if it had never been asked for. */
  drop: () => void
  /** Once: how it ended. */
  takeEnd: () => Extract<PromptRunState, { phase: 'ended' }> | undefined
}

function createPromptRun(): PromptRun {
  let state: PromptRunState = { phase: 'idle' }
  let running: AbortController | undefined
  const listeners = new Set<() => void>()

  function become(next: PromptRunState) {
    state = next
    for (const listener of listeners) listener()
  }

  function drop() {
    const dropped = running
    running = undefined
    dropped?.abort()
    if (state.phase !== 'idle') become({ phase: 'idle' })
  }

  async function run(
    question: PromptQuestion,
    tellDraft: (answer: PromptAnswer) => void,
  ): Promise<FirstNews> {
    const { form, idempotencyKey = newIdempotencyKey(), change } = question
    const controller = new AbortController()
    running = controller
    become({ phase: 'asking', question, live: undefined })
    const showing = showLive<PromptAnswer>(
      change?.wish,
      (composed) => mainText(change?.answer ?? composed),
      (live, composed) => {
        if (running !== controller) return
        become({ phase: 'asking', question, live })
        tellDraft(composed)
      },
    )
    const streamed = await streamFunction('generate-prompt', inputOf(question), PromptAnswer, {
      signal: controller.signal,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ownKey: readOwnKey(browserStorage()),
      onDraft: showing.onDraft,
      onSection: showing.onSection,
      onText: showing.onText,
    })
    showing.end()
    if (running !== controller) return { kind: 'nothing' }
    running = undefined
    const base = change && { text: mainText(change.answer), section: change.wish.section }
    const outcome = withVersion(question, outcomeOf(streamed, base, withText))
    if (outcome.kind === 'answer' && !change?.wish.isBeside) keep(form, outcome.answer)
    become({ phase: 'ended', question, outcome })
    return outcome
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(question) {
      drop()
      return new Promise((resolve) => {
        void run(question, (answer) => resolve({ kind: 'draft', answer })).then(resolve)
      })
    },
    stop: () => running?.abort(),
    drop,
    takeEnd() {
      if (state.phase !== 'ended') return undefined
      const end = state
      become({ phase: 'idle' })
      return end
    },
  }
}

/** The wizard starts it and the result's page shows it, so it outlives both. Only browsers ever start it. */
export const promptRun = createPromptRun()

function inputOf({ form, change }: PromptQuestion): object {
  if (change === undefined) return form
  const { answer, wish } = change
  return { ...form, refine: refineKey(mainText(answer), wish, answer.version ?? 0) }
}

function withVersion({ change }: PromptQuestion, outcome: Outcome<PromptAnswer>): Outcome<PromptAnswer> {
  if (outcome.kind !== 'answer' || change === undefined) return outcome
  return { kind: 'answer', answer: { ...outcome.answer, version: nextVersion(change.answer.version) } }
}

export function withText(answer: PromptAnswer, generatedPrompt: string): PromptAnswer {
  return { ...answer, generatedPrompt }
}

/** Also when nobody looks at the result just now. What was edited meanwhile stays edited. */
function keep(form: PromptForm, answer: PromptAnswer) {
  const storage = browserStorage()
  const edited = readDraft(storage)
  writeResult(storage, form, answer)
  if (edited && JSON.stringify(edited) !== JSON.stringify(form)) writeDraft(storage, edited)
}
