import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { track } from '#shared/track.ts'
import { useToast, type ToastMessage } from '#ui/toast-context.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { mainText } from '../main-text.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import type { RefineWish } from '../refine-wish.ts'
import type { FunctionFailure } from '../run-function.ts'
import { streamFunction } from '../stream-function.ts'
import type { AnswerParts } from './answer.ts'
import { browserStorage } from './browser-storage.ts'
import { checkInput, type FieldProblems } from './check-input.ts'
import type { SaveState } from './draft-store.ts'
import { focusIdea, focusProblem } from './focus-sketch.ts'
import type { Result, ResultShelf } from './result-store.ts'
import { initialRunState, runReducer } from './run-state.ts'
import { blankDraft, draftFromForm, toolDraftSource, type DraftShape } from './tool-draft.ts'
import { useDraftStore } from './use-draft-store.ts'
import { useResultStore } from './use-result-store.ts'
import { useUndo } from './use-undo.ts'
import { nextVersion, refineKey, showLive, type Live, type Wish } from './writing/live.ts'
import { outcomeOf, type Outcome } from './writing/outcome.ts'
import { readOwnKey } from './writing/own-key.ts'
import { putText } from './writing/put-text.ts'
import { withoutTrace } from './writing/written.ts'
import { shownText } from './writing/shown-text.ts'

/** The tool's own words, from sections 5 and 8 of the specification. */
export type WorkbenchMessages = {
  /** Shown as a toast when the idea is empty; the field shows the schema's sentence. */
  empty: ToastMessage
  failed: (failure: FunctionFailure) => ToastMessage
  generated?: ToastMessage
  copied?: ToastMessage
  copyFailed: ToastMessage
}

export type WorkbenchOptions<Draft extends DraftShape, Input, Answer extends AnswerParts> = {
  slug: string
  functionName: string
  /** Whole state of the form; every field has a `.catch`, so that it accepts `{}` and what an older version stored. */
  draft: z.ZodType<Draft>
  /** The tool's input schema, the same that the endpoint parses with. */
  input: z.ZodType<Input>
  answer: z.ZodType<Answer>
  /** The field of the draft with the idea. */
  ideaField: keyof Draft & string
  messages: WorkbenchMessages
  /** The draft as input; the draft itself when missing. `attempt` grows with each Regenerate of an unchanged draft. */
  toInput?: (draft: Draft, attempt: number) => unknown
  /** `() => import('./compose.ts').then((module) => module.composeX)`: loaded when somebody has begun to type. */
  loadComposer: () => Promise<(input: Input) => unknown>
  /** The answer is made of parts (scenes, ideas), so a change needs all of it and not only its text. */
  isMadeOfParts?: boolean
}

type Asked<Draft extends DraftShape, Answer extends AnswerParts> = {
  draft: Draft
  attempt: number
  key: string | undefined
  /** The result that is to be changed, and how. */
  change?: { result: Result<Draft, Answer>; wish: Wish }
}

/** idle → loading → result or error. `before`: the result that was on the table, still to be read meanwhile. */
export type WorkbenchState<Draft extends DraftShape, Answer extends AnswerParts> =
  | { phase: 'idle' }
  | { phase: 'loading'; canStop: boolean; before: Result<Draft, Answer> | undefined }
  | { phase: 'result'; result: Result<Draft, Answer> }
  | {
      phase: 'error'
      failure: FunctionFailure
      message: ToastMessage
      before: Result<Draft, Answer> | undefined
    }

export type Workbench<Draft extends DraftShape = DraftShape, Answer extends AnswerParts = AnswerParts> = {
  slug: string
  messages: WorkbenchMessages
  state: WorkbenchState<Draft, Answer>
  /** What is on the table, whatever else is going on. */
  result: Result<Draft, Answer> | undefined
  draft: Draft
  /** Nothing but spaces in the idea. */
  isIdeaEmpty: boolean
  saveState: SaveState
  /** What to mend, by field; a sentence goes when its field changes. */
  problems: FieldProblems
  change(patch: Partial<Draft>): void
  /** Puts other words on the table, offers to take that back, and moves the focus to the form. */
  replaceDraft(patch: Partial<Draft>, done: string): void
  /** Fills the form with the input of an example; what the example does not say becomes blank. */
  tryExample(input: unknown, label: string): void
  /** As `replaceDraft`, and the result is put away (it stays among the earlier results). */
  refine(patch: Partial<Draft>, done: string): void
  /** Sends the form. Never throws; an empty idea is told and sends nothing. */
  generate(): Promise<void>
  /** Another answer to the same form. */
  regenerate(): Promise<void>
  /** Once more after a failure. */
  retry(): Promise<void>
  /** Has the result on the table changed; the earlier one stays among the results. */
  rewrite(wish: Wish): Promise<void>
  /** Once more what broke off. */
  writeAgain(): Promise<void>
  /** Our composer's text in place of what a model began. */
  useDraft(): void
  /** How far composing on the server has come, where it takes long. */
  progress: { stage: string; done: number; total: number } | undefined
  /** Words that come just now, in place of (parts of) the result. */
  live: Live | undefined
  /** Why a change left everything as it was. */
  unchanged: string | undefined
  /** Two results to choose from. */
  comparison: { first: Result<Draft, Answer>; second: Result<Draft, Answer> } | undefined
  /** Puts the chosen one of the comparison on the table. */
  choose(id: string): void
  /** After a failure: the same rules in this browser. */
  composeHere(): Promise<void>
  stop(): void
  /** Puts the result away. */
  closeResult(): void
  /** Empties the form and puts the result away, with undo. */
  clear(): void
  /** What was just done and the way back; gone with the next keystroke. */
  undoable: { message: string; undo: () => void } | undefined
  history: ResultShelf<Draft, Answer>
  /** The idea in a draft, on one line. */
  ideaOf(draft: Draft): string
  /** Puts an earlier result and its form back on the table. */
  reopen(id: string): void
  removeResult(id: string): void
  clearHistory(): void
  chooseVariant(id: string): void
  /** The same result, with something new about it. */
  replaceAnswer(id: string, answer: Answer): void
  /** Counts answers that somebody asked for on this page; the result takes the focus when it grows. */
  arrivals: number
  /** The last arrival changed a place within the result, so the page must not scroll away from it. */
  isInPlace: boolean
  /** What the form held when the script arrived; `SketchSheet` hands it over. */
  takeTyped(entries: FormData): void
}

const stopAfterMs = 5_000

/** Everything a creative tool does with its form, the server and this browser. */
export function useWorkbench<Draft extends DraftShape, Input, Answer extends AnswerParts>(
  options: WorkbenchOptions<Draft, Input, Answer>,
): Workbench<Draft, Answer> {
  const { slug, messages, loadComposer } = options

  const [blank] = useState(() => blankDraft(options.draft))
  const drafts = useDraftStore<Draft>(() => toolDraftSource(browserStorage(), slug, options.draft))
  const { results, shelf } = useResultStore<Draft, Answer>(() => ({
    storage: browserStorage(),
    slug,
    draft: options.draft,
    answer: options.answer,
    now: Date.now,
  }))
  const draft = useSyncExternalStore(drafts.subscribe, drafts.draft, () => blank)
  const saveState = useSyncExternalStore(drafts.subscribe, drafts.saveState, () => 'saved' as const)
  const [run, dispatch] = useReducer(runReducer, initialRunState)
  const [problems, setProblems] = useState<FieldProblems>({})
  const { around, forget, undoable } = useUndo(drafts, results, draft)
  const [arrivals, setArrivals] = useState(0)
  const [isInPlace, setIsInPlace] = useState(false)
  const [live, setLive] = useState<Live & { result: Result<Draft, Answer> }>()
  const [unchanged, setUnchanged] = useState<string>()
  const [progress, setProgress] = useState<Workbench['progress']>()
  const [compared, setCompared] = useState<{ first: string; second: string }>()
  const running = useRef<AbortController | undefined>(undefined)
  const asked = useRef<Asked<Draft, Answer>>({ draft, attempt: 0, key: undefined })
  const showToast = useToast()

  useEffect(() => () => running.current?.abort(), [])

  const isIdeaEmpty = readIdea(draft, options.ideaField) === ''
  const hasBegun = !isIdeaEmpty
  useEffect(() => {
    if (!hasBegun) return
    // Fetched while there is a network to fetch it from; the failure that needs it may be the network's.
    return whenIdle(() => void loadComposer().catch(() => undefined))
  }, [hasBegun, loadComposer])

  const onTable = useMemo(() => shelf.results.find(({ id }) => id === shelf.shown), [shelf])
  const result = live?.result ?? onTable
  const comparison = useMemo(() => {
    const first = shelf.results.find(({ id }) => id === compared?.first)
    const second = shelf.results.find(({ id }) => id === compared?.second)
    return first && second ? { first, second } : undefined
  }, [shelf, compared])

  const change = useCallback(
    (patch: Partial<Draft>) => {
      drafts.replace({ ...drafts.draft(), ...patch })
      setProblems((current) => without(current, Object.keys(patch)))
    },
    [drafts],
  )

  function replaceDraft(patch: Partial<Draft>, message: string) {
    around(message, () => change(patch))
    focusIdea()
  }

  function putAway() {
    results.show(undefined)
    dispatch({ type: 'settled' })
  }

  async function ask(question: Asked<Draft, Answer>) {
    if (run.phase === 'loading') return
    asked.current = question
    const { draft: sent, attempt, key, change: wanted } = question
    const input = options.toInput ? options.toInput(sent, attempt) : sent
    const checked = checkInput(options.input, input)
    if (!checked.ok) {
      setProblems(checked.problems)
      if (isIdeaEmpty) showToast(messages.empty)
      focusProblem()
      return
    }
    setProblems({})
    setUnchanged(undefined)
    setCompared(undefined)
    forget()
    drafts.flush()
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started' })
    track('generate_started', { tool_id: slug })
    const timer = setTimeout(() => dispatch({ type: 'dragged on' }), stopAfterMs)
    let hasArrived = false
    const showing = showLive<Answer>(
      wanted?.wish,
      (composed) => shownText(wanted?.result.answer ?? composed),
      (shown, composed) => {
        setLive({
          ...shown,
          result: wanted?.result ?? { id: 'live', madeAt: 0, draft: sent, attempt, answer: composed },
        })
        if (!hasArrived) arrive(wanted)
        hasArrived = true
      },
    )
    const streamed = await streamFunction(
      options.functionName,
      wanted ? { ...asRecord(checked.input), refine: wishOf(wanted) } : checked.input,
      options.answer,
      {
        signal: controller.signal,
        ...(key === undefined ? {} : { idempotencyKey: key }),
        ownKey: readOwnKey(browserStorage()),
        onProgress: setProgress,
        onDraft(composed) {
          setProgress(undefined)
          showing.onDraft(composed)
        },
        onSection: showing.onSection,
        onText: showing.onText,
      },
    )
    clearTimeout(timer)
    setProgress(undefined)
    const wasShown = showing.end()
    setLive(undefined)
    const base = wanted && { text: shownText(wanted.result.answer), section: wanted.wish.section }
    take(outcomeOf(streamed, base, putText), wasShown)
  }

  function wishOf({ result: changed, wish }: NonNullable<Asked<Draft, Answer>['change']>): RefineWish {
    const { answer } = changed
    return {
      ...refineKey(mainText(answer), wish, answer.version ?? 0),
      ...(options.isMadeOfParts ? { answer: { ...withoutTrace(answer) } } : {}),
    }
  }

  function take(outcome: Outcome<Answer>, wasShown: boolean) {
    switch (outcome.kind) {
      case 'nothing':
        return dispatch({ type: 'settled' })
      case 'unchanged':
        setUnchanged(outcome.sentence)
        return dispatch({ type: 'settled' })
      case 'failed':
        track('generate_failed', { tool_id: slug, code: outcome.failure.code })
        setProblems(outcome.failure.fields)
        dispatch({ type: 'failed', failure: outcome.failure })
        return showToast({ variant: 'destructive', ...messages.failed(outcome.failure) })
      case 'answer':
        return finish(outcome.answer, wasShown)
    }
  }

  function arrive(wanted: Asked<Draft, Answer>['change']) {
    setIsInPlace(wanted?.wish.section !== undefined)
    setArrivals((count) => count + 1)
  }

  function finish(answer: Answer, wasShown = false) {
    const { draft: sent, attempt, change: wanted } = asked.current
    track(wanted ? 'prompt_refined' : 'generate_completed', { tool_id: slug })
    const version = wanted ? { version: nextVersion(wanted.result.answer.version) } : {}
    results.add({ draft: sent, attempt, answer: { ...answer, ...version } })
    if (wanted?.wish.isBeside)
      setCompared({ first: wanted.result.id, second: results.shelf().shown ?? wanted.result.id })
    dispatch({ type: 'settled' })
    if (!wasShown) arrive(wanted)
    if (messages.generated && wanted === undefined) showToast(messages.generated)
  }

  async function composeHere() {
    const { draft: sent, attempt } = asked.current
    try {
      const input = options.input.parse(options.toInput ? options.toInput(sent, attempt) : sent)
      const compose = await loadComposer()
      finish(options.answer.parse(compose(input)))
    } catch {
      showToast({
        title: 'This browser could not compose it either',
        description: 'Please try again when you are online.',
        variant: 'destructive',
      })
    }
  }

  function stop() {
    running.current?.abort()
    // The button that stopped it is gone; what there is so far is read on.
    if (live) document.getElementById('result')?.focus()
    else {
      dispatch({ type: 'settled' })
      focusIdea()
    }
  }

  const state: Workbench<Draft, Answer>['state'] =
    run.phase === 'loading'
      ? { phase: 'loading', canStop: run.canStop, before: result }
      : run.phase === 'failed'
        ? { phase: 'error', failure: run.failure, message: messages.failed(run.failure), before: result }
        : result
          ? { phase: 'result', result }
          : { phase: 'idle' }

  return {
    slug,
    messages,
    state,
    result,
    draft,
    isIdeaEmpty,
    saveState,
    problems,
    change,
    replaceDraft,
    tryExample: (input, label) =>
      replaceDraft(options.draft.parse(input), `The example “${label}” is in the form.`),
    refine(patch, message) {
      track('prompt_refined', { tool_id: slug })
      around(message, () => {
        change(patch)
        putAway()
      })
      focusIdea()
    },
    generate: () => ask({ draft: drafts.draft(), attempt: 0, key: newIdempotencyKey() }),
    regenerate: () =>
      ask({
        draft: drafts.draft(),
        attempt: result && isSame(result.draft, drafts.draft()) ? result.attempt + 1 : 0,
        key: newIdempotencyKey(),
      }),
    // With its old key: perhaps only the answer was lost, and then it is saved already.
    retry: () =>
      ask({ ...asked.current, draft: asked.current.change ? asked.current.draft : drafts.draft() }),
    async rewrite(wish) {
      if (!onTable) return
      const { draft: sent, attempt } = onTable
      await ask({ draft: sent, attempt, key: newIdempotencyKey(), change: { result: onTable, wish } })
    },
    async writeAgain() {
      if (!onTable) return
      const { draft: sent, attempt } = onTable
      const isLast = asked.current.key !== undefined && asked.current.draft === sent
      const changed = isLast ? asked.current.change : undefined
      await ask({ draft: sent, attempt, key: newIdempotencyKey(), ...(changed ? { change: changed } : {}) })
    },
    useDraft() {
      if (!onTable?.answer.before) return
      const {
        before: _before,
        engine: _engine,
        ...answer
      } = putText(onTable.answer, onTable.answer.before.text)
      results.replaceAnswer(onTable.id, options.answer.parse({ ...answer, composedBy: 'composer' }))
    },
    live,
    unchanged,
    progress,
    comparison,
    choose(id) {
      results.show(id)
      setCompared(undefined)
      document.getElementById('result')?.focus()
    },
    composeHere,
    stop,
    replaceAnswer: results.replaceAnswer,
    closeResult: putAway,
    clear() {
      around('The form was cleared.', () => {
        drafts.replace(blank)
        setProblems({})
        putAway()
      })
      focusIdea()
    },
    undoable,
    history: shelf,
    ideaOf: (draft) => readIdea(draft, options.ideaField).replace(/\s+/g, ' '),
    reopen(id) {
      const earlier = shelf.results.find((entry) => entry.id === id)
      if (!earlier) return
      const isDraftLost = !isSame(drafts.draft(), blank) && !isSame(drafts.draft(), earlier.draft)
      const open = () => {
        drafts.replace(earlier.draft)
        results.show(id)
        setProblems({})
        dispatch({ type: 'settled' })
      }
      if (isDraftLost) around('An earlier result is back on the table.', open)
      else open()
      arrive(undefined)
    },
    removeResult: (id) => around('The result was removed.', () => results.remove(id)),
    clearHistory: () => around('All results of this tool were removed from this browser.', results.clear),
    chooseVariant: results.chooseVariant,
    arrivals,
    isInPlace,
    takeTyped(entries) {
      const typed = draftFromForm(entries, blank)
      if (Object.keys(typed).length > 0) drafts.replace(options.draft.parse({ ...drafts.draft(), ...typed }))
    },
  }
}

function readIdea<Draft extends DraftShape>(draft: Draft, field: keyof Draft & string): string {
  const text = draft[field]
  return typeof text === 'string' ? text.trim() : ''
}

function without(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  if (!fields.some((field) => field in problems)) return problems
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isSame(one: DraftShape, other: DraftShape): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
