import { track } from '#shared/track.ts'
import type { PlanChange } from '../../contract/change-request.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { editItem, keepItem, planItems, removeItem } from '../../contract/edit-plan.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import type { Item } from '../../contract/plan.ts'
import type { ToolAnswer } from '../../contract/tool-answer.ts'
import type { Reading, ToolCore } from '../../contract/tool-core.ts'
import { newIdempotencyKey } from '../../new-idempotency-key.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import { askServer, type AskEngine } from '../answer-engine.ts'
import { readText, type BrowserStorage } from '../browser-storage.ts'
import { resultsKey } from '../storage-keys.ts'
import { checkInput, type FieldProblems } from '../check-input.ts'
import { readShelf, resultsKept, writeShelf, type BenchResult, type Shelf } from './bench-result.ts'
import { createLiveReading } from './live-reading.ts'
import { createPlanTrail, type Snapshot } from './plan-trail.ts'
import { saveResult } from './save-result.ts'

/** What somebody asks of the result that is shown. Without wishes and part: another version. */
export type Wish = { wishes?: readonly string[]; part?: string; isBeside?: boolean }

/** A model at work: what can be shown of its reply so far. */
export type Live = {
  phase: 'asking' | 'writing' | 'mending'
  model?: string
  writtenBy: 'model' | 'own-model'
  input: unknown
  plan?: unknown
  /** The only part that is written anew. */
  part?: string
  /** Beside the result that is shown, to be compared with it. */
  isBeside: boolean
}

export type BenchState = {
  phase: 'idle' | 'working' | 'failed'
  /** It takes long enough for stopping to be offered. */
  canStop: boolean
  progress?: { stage: string; done: number; total: number }
  live?: Live
  failure?: FunctionFailure
  problems: FieldProblems
  shelf: Shelf
  result: BenchResult | undefined
  /** Two versions to choose from. */
  comparison?: { first: BenchResult; second: BenchResult }
  /** Why a change left everything as it was. */
  unchanged?: string
  /** The change that nobody made; it can be taken to one's own chat. */
  unmetWish?: Wish
  /** What the person had edited or kept and the new version has no place for. */
  conflicts: readonly Item[]
  canUndo: boolean
  canRedo: boolean
  /** Counts answers that somebody asked for on this page; the result takes the focus when it grows. */
  arrivals: number
  /** The last arrival changed a place within the result, so the page must not scroll away from it. */
  isInPlace: boolean
}

export type BenchParts = {
  tool: Pick<ToolDefinition, 'card' | 'instructions'>
  core: ToolCore
  storage: BrowserStorage | undefined
  isSignedIn: () => boolean
  /** Our server when missing. */
  ask?: AskEngine
  now?: () => number
}

/** How sending the form ended before there was an answer. */
export type Sent = 'invalid' | 'answered' | 'failed' | 'stopped'

export type Bench = ReturnType<typeof createBench>

type Question = {
  input: Record<string, unknown>
  parsed: unknown
  key: string | undefined
  change?: { base: BenchResult; wish: Wish }
}

const stopAfterMs = 5_000
const saveEditsAfterMs = 1_500

/** Everything that happens to answers of one tool in this browser: asking, reading, changing, undoing, keeping. */
export function createBench({
  tool,
  core,
  storage,
  isSignedIn,
  ask: askEngine = askServer,
  now = Date.now,
}: BenchParts) {
  const { slug, functionName } = tool.card
  const trail = createPlanTrail()
  const listeners = new Set<() => void>()
  let running: AbortController | undefined
  let asked: Question | undefined
  let saving: ReturnType<typeof setTimeout> | undefined
  /** As this bench last saw it. */
  let stored = readText(storage, resultsKey(slug))
  let state: BenchState = withResult({
    phase: 'idle',
    canStop: false,
    problems: {},
    shelf: readShelf(storage, slug),
    result: undefined,
    conflicts: [],
    canUndo: false,
    canRedo: false,
    arrivals: 0,
    isInPlace: false,
  })

  function withResult(next: BenchState): BenchState {
    const result = next.shelf.results.find(({ id }) => id === next.shelf.shown)
    const id = result?.id ?? ''
    return { ...next, result, canUndo: trail.canUndo(id), canRedo: trail.canRedo(id) }
  }

  function become(patch: Partial<BenchState>, cleared: readonly (keyof BenchState)[] = []) {
    const next: BenchState = { ...state, ...patch }
    for (const key of cleared) delete next[key]
    state = withResult(next)
    if (patch.shelf) {
      writeShelf(storage, slug, patch.shelf)
      stored = readText(storage, resultsKey(slug))
    }
    for (const listener of listeners) listener()
  }

  const settled = { phase: 'idle', canStop: false } as const
  const passing = ['live', 'progress', 'failure', 'unchanged', 'unmetWish'] as const

  function addResult(made: Omit<BenchResult, 'id' | 'madeAt'>): BenchResult {
    const madeAt = now()
    let id = String(madeAt)
    while (state.shelf.results.some((result) => result.id === id)) id += '+'
    const result = { ...made, input: core.keptInput?.(made.input) ?? made.input, id, madeAt }
    become({ shelf: { results: [result, ...state.shelf.results].slice(0, resultsKept), shown: id } })
    return result
  }

  function replaceResult(result: BenchResult) {
    const results = state.shelf.results.map((one) => (one.id === result.id ? result : one))
    become({ shelf: { ...state.shelf, results } })
  }

  /** Sends the form; the schema's sentences stand beside the fields when it does not fit. */
  async function generate(input: Record<string, unknown>): Promise<Sent> {
    if (state.phase === 'working') return 'stopped'
    const checked = checkInput(core.input, input)
    if (!checked.ok) {
      become({ problems: checked.problems })
      return 'invalid'
    }
    return ask({ input, parsed: checked.input, key: newIdempotencyKey() })
  }

  /** Has the result that is shown changed. */
  async function change(wish: Wish): Promise<Sent> {
    const base = state.result
    if (state.phase === 'working' || base?.plan === undefined) return 'stopped'
    const parsed = core.input.safeParse(base.input)
    if (!parsed.success) return 'invalid'
    return ask({ input: base.input, parsed: parsed.data, key: newIdempotencyKey(), change: { base, wish } })
  }

  async function ask(question: Question): Promise<Sent> {
    asked = question
    const { parsed, key, change: wanted } = question
    const controller = new AbortController()
    running = controller
    become({ phase: 'working', canStop: false, problems: {}, conflicts: [] }, [...passing, 'comparison'])
    track('generate_started', { tool_id: slug })
    const timer = setTimeout(() => become({ canStop: true }), stopAfterMs)
    const reading = createLiveReading(core, parsed, ({ plan }) => {
      if (running === controller && state.live && plan !== undefined)
        become({ live: { ...state.live, phase: 'writing', plan: merged(wanted, plan) } })
    })
    const streamed = await askEngine(
      {
        tool: { slug, functionName, instructions: tool.instructions },
        core,
        input: question.input,
        parsed,
        change: wanted && changeFor(core, wanted.base, wanted.wish),
      },
      {
        signal: controller.signal,
        ...(key === undefined ? {} : { idempotencyKey: key }),
        onProgress: (progress) => become({ progress }),
        onAsking(model, writtenBy) {
          become({ live: liveOf(model, writtenBy ?? 'model'), canStop: true }, ['progress'])
          arrive(wanted)
        },
        onText: reading.take,
        onMending: () => {
          if (state.live) become({ live: { ...state.live, phase: 'mending' } })
        },
      },
    )
    clearTimeout(timer)
    reading.end()
    const { live } = state
    running = undefined
    if (streamed.ok) return finish(question, streamed.answer, live !== undefined)
    return giveUp(question, streamed.failure, live && reading.last())

    function liveOf(model: string, writtenBy: Live['writtenBy']): Live {
      const part = wanted?.wish.part
      return {
        phase: 'asking',
        model,
        writtenBy,
        input: parsed,
        isBeside: wanted?.wish.isBeside === true,
        ...(part === undefined ? {} : { part }),
      }
    }
  }

  /** Only one part is taken from a plan that was written for it. */
  function merged(wanted: Question['change'], plan: unknown): unknown {
    if (wanted === undefined) return plan
    const { base, wish } = wanted
    if (wish.part !== undefined) return core.withPart(base.plan, wish.part, plan)
    return core.withComputed?.(plan, base.plan) ?? plan
  }

  function finish(question: Question, answer: ToolAnswer, wasShown: boolean): Sent {
    const { change: wanted, input, key } = question
    const { engine } = answer
    const isUnchanged = wanted !== undefined && engine.writtenBy === 'composer'
    if (isUnchanged) {
      become({ ...settled, unmetWish: wanted.wish, unchanged: engine.sentence ?? 'Nothing was changed.' }, [
        'live',
        'progress',
      ])
      return 'answered'
    }
    const made = {
      input,
      engine,
      wishes: wanted ? wishesOf(wanted.base, wanted.wish) : [],
      ...(answer.plan === undefined
        ? {}
        : { plan: answer.plan, planVersion: answer.planVersion ?? core.planVersion }),
      ...(answer.needsModel && answer.request !== undefined ? { request: answer.request } : {}),
      ...(answer.history === undefined ? {} : { history: answer.history }),
      ...(key === undefined ? {} : { key }),
    }
    track(wanted ? 'prompt_refined' : 'generate_completed', { tool_id: slug })
    // What no server of ours wrote it could not save.
    const isOnlyHere = isSignedIn() && answer.history === undefined && made.plan !== undefined
    take(question, isOnlyHere ? { ...made, history: 'not-saved' } : made, wasShown)
    if (isOnlyHere && wanted?.wish.isBeside !== true && state.result) void save(state.result.id)
    return 'answered'
  }

  /** Puts an answer on the page: a new result, a new state of the one that was changed, or one beside it. */
  function take(
    { change: wanted }: Pick<Question, 'change'>,
    made: Omit<BenchResult, 'id' | 'madeAt'>,
    wasShown = false,
  ) {
    become(settled, passing)
    if (wanted === undefined) addResult(made)
    else if (wanted.wish.isBeside) {
      const second: BenchResult = { ...wanted.base, ...made, id: `${wanted.base.id}-beside` }
      become({ comparison: { first: wanted.base, second } })
    } else {
      trail.remember(wanted.base)
      replaceResult({ ...wanted.base, ...made })
      become({ conflicts: lostItems(wanted.base.plan, made.plan) })
    }
    if (!wasShown) arrive(wanted)
  }

  function arrive(wanted: Question['change']) {
    become({ arrivals: state.arrivals + 1, isInPlace: wanted?.wish.part !== undefined })
  }

  /** Of a new answer all that was read; of a change only whole parts, so that the rest of the text stays. */
  function keptOf(wanted: Question['change'], { plan, complete }: Reading<unknown>): unknown {
    if (wanted === undefined) return plan
    const part = wanted.wish.part
    const whole = part === undefined ? complete : complete.filter((id) => id === part)
    if (whole.length === 0) return undefined
    return whole.reduce((kept: unknown, id) => core.withPart(kept, id, plan), wanted.base.plan)
  }

  /** What was read before a model stopped or was stopped is kept; without any of it, the failure is told. */
  function giveUp(question: Question, failure: FunctionFailure, reading: Reading<unknown> | undefined): Sent {
    const isStopped = failure.code === 'STOPPED'
    const plan = reading?.plan === undefined ? undefined : keptOf(question.change, reading)
    if (plan !== undefined) {
      const model = state.live?.model
      const engine: EngineReport = {
        writtenBy: state.live?.writtenBy ?? 'model',
        ...(model === undefined ? {} : { model }),
        reason: isStopped ? 'stopped' : 'unavailable',
        sentence: isStopped
          ? 'You stopped the model. What it had written is kept.'
          : 'The model stopped in the middle. What it had written is kept.',
      }
      const history = isSignedIn() ? { history: 'not-saved' as const } : {}
      const { input, change: wanted } = question
      take(question, {
        input,
        plan,
        planVersion: core.planVersion,
        engine,
        wishes: wanted ? wishesOf(wanted.base, wanted.wish) : [],
        key: newIdempotencyKey(),
        ...history,
      })
      return 'answered'
    }
    if (isStopped) {
      become(settled, ['live', 'progress'])
      return 'stopped'
    }
    track('generate_failed', { tool_id: slug, code: failure.code })
    become({ phase: 'failed', canStop: false, failure, problems: failure.fields }, ['live', 'progress'])
    return 'failed'
  }

  /** Whether there is anything without a model. What is computed always is, and trying would take long. */
  function canComposeHere(): boolean {
    if (asked === undefined) return false
    return core.withComputed !== undefined || core.compose(asked.parsed) !== undefined
  }

  /** After a failure: the same composer in this browser. */
  function composeHere(): boolean {
    if (asked === undefined) return false
    const plan = core.compose(asked.parsed)
    if (plan === undefined) return false
    const engine: EngineReport = {
      writtenBy: 'composer',
      reason: 'unavailable',
      sentence: 'Composed in this browser, without a model.',
    }
    take(
      {},
      {
        input: asked.input,
        plan,
        planVersion: core.planVersion,
        engine,
        wishes: [],
        key: newIdempotencyKey(),
      },
    )
    return true
  }

  function editPlan(edit: (plan: unknown) => unknown): boolean {
    const { result } = state
    if (result?.plan === undefined) return false
    const parsed = core.plan.safeParse(edit(result.plan))
    // What the tool cannot do without stays.
    if (!parsed.success) return false
    trail.remember(result)
    replaceResult({ ...result, plan: parsed.data })
    saveSoon()
    return true
  }

  function goTo(snapshot: Snapshot | undefined) {
    if (!state.result || !snapshot) return
    const { id, madeAt, input, planVersion, dialect, history, key } = state.result
    replaceResult({
      id,
      madeAt,
      input,
      ...(planVersion === undefined ? {} : { planVersion }),
      ...(dialect === undefined ? {} : { dialect }),
      ...(history === undefined ? {} : { history }),
      ...(key === undefined ? {} : { key }),
      ...snapshot,
    })
    become({ conflicts: [] })
    saveSoon()
  }

  /** The history follows what is edited here. */
  function saveSoon() {
    const { result } = state
    if (!isSignedIn() || result?.history !== 'saved') return
    clearTimeout(saving)
    saving = setTimeout(() => void save(result.id), saveEditsAfterMs)
  }

  async function save(id: string): Promise<boolean> {
    const result = state.shelf.results.find((one) => one.id === id)
    if (result?.plan === undefined) return false
    const key = result.key ?? newIdempotencyKey()
    const isSaved = await saveResult(slug, { ...result, key })
    const latest = state.shelf.results.find((one) => one.id === id)
    if (latest) replaceResult({ ...latest, key, history: isSaved ? 'saved' : 'not-saved' })
    return isSaved
  }

  /** Takes a reply from a chat as the answer to a form, or as the changed version of the result. */
  function takeReply(
    reply: string,
    about: { input: Record<string, unknown>; wish?: Wish },
  ): 'invalid' | 'unreadable' | 'taken' {
    const parsed = core.input.safeParse(about.input)
    if (!parsed.success) return 'invalid'
    const { plan, unread } = core.read(reply, parsed.data)
    if (plan === undefined) return 'unreadable'
    const base = state.result
    const changed = about.wish && base?.plan !== undefined ? { base, wish: about.wish } : undefined
    const answered = base?.request !== undefined && base.plan === undefined && !changed ? base : undefined
    const computed = changed ? undefined : base?.plan
    const whole =
      computed === undefined ? merged(changed, plan) : (core.withComputed?.(plan, computed) ?? plan)
    const made = {
      input: about.input,
      plan: mendedReply(whole, parsed.data),
      planVersion: core.planVersion,
      engine: { writtenBy: 'own-chat' } as const,
      wishes: changed ? wishesOf(changed.base, changed.wish) : [],
      unread,
      key: answered?.key ?? newIdempotencyKey(),
      ...(isSignedIn() ? { history: 'not-saved' as const } : {}),
    }
    if (made.plan === undefined) return 'unreadable'
    if (answered)
      become({
        shelf: { ...state.shelf, results: state.shelf.results.filter(({ id }) => id !== answered.id) },
      })
    take(changed ? { change: changed } : {}, made)
    if (isSignedIn() && state.result) void save(state.result.id)
    return 'taken'
  }

  /** The same mending as on the server; undefined when the reply holds what may not be shown. */
  function mendedReply(plan: unknown, parsed: unknown): unknown {
    let mended = plan
    for (const { mend } of core.faults(plan, parsed)) {
      if (mend === undefined) return undefined
      mended = mend(mended)
    }
    return mended
  }

  return {
    state: () => state,
    core,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    generate,
    change,
    /** Once more after a failure, with the old key: perhaps only the answer was lost, and then it is saved already. */
    retry: async (): Promise<Sent> => (asked ? ask(asked) : 'stopped'),
    stop: () => running?.abort(),
    canComposeHere,
    composeHere,
    edit: (id: string, text: string) => editPlan((plan) => editItem(plan, id, text)),
    remove: (id: string) => editPlan((plan) => removeItem(plan, id)),
    keep: (id: string) => editPlan((plan) => keepItem(plan, id)),
    /** Another size, another order: what a tool's page does to the plan itself. */
    replacePlan: (plan: unknown) => editPlan(() => plan),
    undo: () => goTo(state.result && trail.undo(state.result)),
    redo: () => goTo(state.result && trail.redo(state.result)),
    chooseDialect(dialect: string) {
      if (state.result) replaceResult({ ...state.result, dialect })
    },
    /** Keeps one of the two that are compared. */
    choose(second: boolean) {
      const { comparison } = state
      become({}, ['comparison'])
      if (!comparison || !second) return
      trail.remember(comparison.first)
      replaceResult({ ...comparison.second, id: comparison.first.id })
    },
    dropWish(wish: string) {
      if (state.result)
        replaceResult({ ...state.result, wishes: state.result.wishes.filter((one) => one !== wish) })
    },
    takeReply,
    save,
    show: (id: string | undefined) =>
      become({ ...settled, shelf: { ...state.shelf, shown: id } }, [...passing, 'comparison']),
    removeResult: (id: string) =>
      become({
        shelf: { ...state.shelf, results: state.shelf.results.filter((result) => result.id !== id) },
      }),
    clearResults: () => become({ shelf: { results: [], shown: undefined } }),
    restore: (shelf: Shelf) => become({ shelf }),
    forgetProblems(fields: readonly string[]) {
      if (!fields.some((field) => field in state.problems)) return
      become({
        problems: Object.fromEntries(
          Object.entries(state.problems).filter(([field]) => !fields.includes(field)),
        ),
      })
    },
    /** Another tab has changed this key; null stands for all of them. */
    receive(key: string | null) {
      if (key !== null && key !== resultsKey(slug)) return
      stored = readText(storage, resultsKey(slug))
      // Which result is shown is each tab's own business.
      state = withResult({ ...state, shelf: { ...readShelf(storage, slug), shown: state.shelf.shown } })
      for (const listener of listeners) listener()
    },
    /** Another part of this page, the history or signing out, may have changed what is stored. */
    reread() {
      const now = readText(storage, resultsKey(slug))
      if (now === stored) return
      stored = now
      state = withResult({ ...state, shelf: readShelf(storage, slug) })
      for (const listener of listeners) listener()
    },
    end() {
      running?.abort()
      clearTimeout(saving)
    },
  }
}

/** What the person typed or kept and the new plan has nowhere. */
function lostItems(before: unknown, after: unknown): Item[] {
  const words = new Set(planItems(after).map(wordsOf))
  return planItems(before).filter((item) => item.kept && !words.has(wordsOf(item)))
}

function wordsOf({ words }: Item): string {
  return words.map(({ text }) => text).join('')
}

/** The change as a request states it. */
export function changeFor(
  core: ToolCore,
  result: Pick<BenchResult, 'plan' | 'wishes'>,
  wish: Wish,
): PlanChange<unknown> {
  const part = core.parts(result.plan).find(({ id }) => id === wish.part)
  return { plan: result.plan, wishes: wishesOf(result, wish), ...(part ? { part } : {}) }
}

function wishesOf({ wishes: earlier }: Pick<BenchResult, 'wishes'>, { wishes = [] }: Wish): string[] {
  return [...earlier, ...wishes].slice(-20)
}
