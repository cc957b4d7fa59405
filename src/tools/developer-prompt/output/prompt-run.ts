import { mainText } from '#tools/main-text.ts'
import { newIdempotencyKey } from '#tools/new-idempotency-key.ts'
import type { RefineWish } from '#tools/refine-wish.ts'
import { streamFunction } from '#tools/stream-function.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import type { Live, Wish } from '#tools/workbench/use-workbench.ts'
import { outcomeOf, type Outcome } from '#tools/workbench/writing/outcome.ts'
import { readOwnKey } from '#tools/workbench/writing/own-key.ts'
import { createTextFeed } from '#tools/workbench/writing/text-feed.ts'
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

/** As long as a draft waits to be shown, in case the whole answer is there already. */
const draftAloneMs = 60

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
    const feed = createTextFeed()
    let composed: PromptAnswer | undefined
    let isWriting = false
    let alone: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      if (composed === undefined || running !== controller) return
      become({
        phase: 'asking',
        question,
        live: {
          feed,
          base: mainText(change?.answer ?? composed),
          section: change?.wish.section,
          isWriting,
          isBeside: change?.wish.isBeside === true,
        },
      })
      tellDraft(composed)
    }
    const streamed = await streamFunction('generate-prompt', inputOf(question), PromptAnswer, {
      signal: controller.signal,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ownKey: readOwnKey(browserStorage()),
      onDraft(draft) {
        composed = draft
        alone = setTimeout(show, draftAloneMs)
      },
      onSection: (heading) => feed.reach(heading),
      onText(text) {
        feed.append(text)
        if (isWriting) return
        isWriting = true
        show()
      },
    })
    clearTimeout(alone)
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
  const { instruction, section } = change.wish
  const refine: RefineWish = {
    text: mainText(change.answer),
    ...(instruction === undefined ? {} : { instruction }),
    ...(section === undefined ? {} : { section }),
    ...(instruction === undefined && section === undefined ? { attempt: versionAfter(change.answer) } : {}),
  }
  return { ...form, refine }
}

function withVersion({ change }: PromptQuestion, outcome: Outcome<PromptAnswer>): Outcome<PromptAnswer> {
  if (outcome.kind !== 'answer' || change === undefined) return outcome
  return { kind: 'answer', answer: { ...outcome.answer, version: versionAfter(change.answer) } }
}

function versionAfter({ version = 0 }: PromptAnswer): number {
  return Math.min(version + 1, 99)
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
