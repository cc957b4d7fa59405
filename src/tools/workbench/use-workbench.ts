import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { track } from '#shared/track.ts'
import { useToast, type ToastMessage } from '#ui/toast-context.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { runFunction, type FunctionFailure } from '../run-function.ts'
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
  const running = useRef<AbortController | undefined>(undefined)
  const asked = useRef<{ draft: Draft; attempt: number; key: string | undefined }>({
    draft,
    attempt: 0,
    key: undefined,
  })
  const showToast = useToast()

  useEffect(() => () => running.current?.abort(), [])

  const isIdeaEmpty = readIdea(draft, options.ideaField) === ''
  const hasBegun = !isIdeaEmpty
  useEffect(() => {
    if (!hasBegun) return
    // Fetched while there is a network to fetch it from; the failure that needs it may be the network's.
    return whenIdle(() => void loadComposer().catch(() => undefined))
  }, [hasBegun, loadComposer])

  const result = useMemo(() => shelf.results.find(({ id }) => id === shelf.shown), [shelf])

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

  async function send(attempt: number, key = newIdempotencyKey()) {
    if (run.phase === 'loading') return
    const sent = drafts.draft()
    asked.current = { draft: sent, attempt, key }
    const input = options.toInput ? options.toInput(sent, attempt) : sent
    const checked = checkInput(options.input, input)
    if (!checked.ok) {
      setProblems(checked.problems)
      if (isIdeaEmpty) showToast(messages.empty)
      focusProblem()
      return
    }
    setProblems({})
    forget()
    drafts.flush()
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started' })
    track('generate_started', { tool_id: slug })
    const timer = setTimeout(() => dispatch({ type: 'dragged on' }), stopAfterMs)
    const answer = await runFunction(options.functionName, checked.input, options.answer, {
      signal: controller.signal,
      ...(key === undefined ? {} : { idempotencyKey: key }),
    })
    clearTimeout(timer)
    if (controller.signal.aborted) return
    if (answer.ok) return finish(answer.output)
    track('generate_failed', { tool_id: slug, code: answer.failure.code })
    setProblems(answer.failure.fields)
    dispatch({ type: 'failed', failure: answer.failure })
    showToast({ variant: 'destructive', ...messages.failed(answer.failure) })
  }

  function finish(answer: Answer) {
    track('generate_completed', { tool_id: slug })
    results.add({ draft: asked.current.draft, attempt: asked.current.attempt, answer })
    dispatch({ type: 'settled' })
    setArrivals((count) => count + 1)
    if (messages.generated) showToast(messages.generated)
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
    dispatch({ type: 'settled' })
    // The button that stopped it is gone.
    focusIdea()
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
    generate: () => send(0),
    regenerate: () => send(result && isSame(result.draft, drafts.draft()) ? result.attempt + 1 : 0),
    // With its old key: perhaps only the answer was lost, and then it is saved already.
    retry: () => send(asked.current.attempt, asked.current.key),
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
      setArrivals((count) => count + 1)
    },
    removeResult: (id) => around('The result was removed.', () => results.remove(id)),
    clearHistory: () => around('All results of this tool were removed from this browser.', results.clear),
    chooseVariant: results.chooseVariant,
    arrivals,
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

function isSame(one: DraftShape, other: DraftShape): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
