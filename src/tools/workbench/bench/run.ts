import { track } from '#shared/track.ts'
import { newIdempotencyKey } from '#shared/new-idempotency-key.ts'
import { readText, signOutKey } from '#shared/browser-storage.ts'
import { checkInput } from '#shared/check-input.ts'
import { wholePlan } from '../../contract/pasted-change.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import type { ToolAnswer } from '../../contract/tool-answer.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import { failed } from '../../run-function.ts'
import type { Asked, BenchResults } from './bench-results.ts'
import type { Wish } from './bench-result.ts'
import { passed, type BenchParts, type BenchStore, type Live, type Sent } from './bench-store.ts'
import * as texts from './bench.texts.ts'
import { changeFor, mergedPlan, wishesOf } from './change-of.ts'

const stopAfterMs = 5_000
/** Often enough to follow a reply, seldom enough to leave the page its time. */
const readEveryMs = 120

type Question = Asked & { parsed: unknown }
type Written = { text: string; by: Pick<Live, 'model' | 'writtenBy'> }

/** Asks for answers, shows how they come along, and ends with a result, a failure, or what was written by then. */
export function createRun(store: BenchStore, take: BenchResults['take'], parts: BenchParts) {
  const { core, storage } = parts
  const { slug, state, become, find } = store
  let running: AbortController | undefined
  let asked: Question | undefined

  async function ask(whole: Question): Promise<Sent> {
    asked = whole
    running = new AbortController()
    const signOut = readText(storage, signOutKey)
    become({ ...passed, problems: {}, comparison: undefined, phase: 'working' })
    track('generate_started', { tool_id: slug })
    const { streamed, written, computed } = await streamReply(store, parts, whole, running.signal)
    const question = { ...whole, dialect: state().live?.dialect }
    running = undefined
    become({ phase: 'idle' })
    // Somebody else may be here by now.
    if (readText(storage, signOutKey) !== signOut) return giveUp(question, failed('STOPPED', '').failure)
    if (streamed.ok) return finish(question, streamed.answer)
    return giveUp(question, streamed.failure, written?.text ? written : undefined, computed)
  }

  function finish(question: Question, answer: ToolAnswer): Sent {
    const { change } = question
    const { engine, plan, planVersion = core.planVersion, needsModel, request, history, unread } = answer
    if (change !== undefined && engine.writtenBy === 'composer') {
      const { live, shelf } = state()
      store.settle()
      const unmet = { wish: change.wish, why: engine.sentence ?? texts.nothingChanged }
      store.patchResult(change.base.id, { unmet })
      // To where this is told, unless the page is there already or shows another result.
      if (live === undefined && change.base.id === shelf.shown) store.arrive(undefined)
      return 'answered'
    }
    track(change ? 'prompt_refined' : 'generate_completed', { tool_id: slug })
    const made = { engine, plan, planVersion, unread, request: needsModel ? request : undefined }
    // What no server of ours wrote it could not save.
    take(question, { ...made, ...(history && { history }) }, history === undefined && plan !== undefined)
    return 'answered'
  }

  /**
   * What was computed and the complete part of a reply that broke off are kept; if there is neither, the failure is told.
   * Half of a new version over the old one would be a text that nobody wrote, so a change leaves the result as it was.
   */
  function giveUp(question: Question, failure: FunctionFailure, written?: Written, computed?: unknown): Sent {
    const reason = failure.code === 'STOPPED' ? 'stopped' : 'unavailable'
    const kept = computed === undefined ? texts.wholeKept : texts.figuresComplete
    const sentence = `${texts.modelEnded[reason]} ${question.change ? texts.nothingChanged : kept}`
    if (question.change && written) return finish(question, { engine: { writtenBy: 'composer', sentence } })
    const whole = written && wholePlan(core, written.text, question.parsed)
    const plan = whole === undefined ? computed : mergedPlan(core, whole, undefined, computed)
    if (plan !== undefined && question.change === undefined) {
      const engine: EngineReport =
        written && whole !== undefined
          ? { ...written.by, reason, sentence }
          : { writtenBy: 'composer', reason, sentence: texts.explanationMissing }
      take({ ...question, key: undefined }, { plan, engine })
      become({ isReady: false })
      return 'answered'
    }
    if (reason === 'stopped') {
      store.settle()
      return 'stopped'
    }
    track('generate_failed', { tool_id: slug, code: failure.code })
    become({ ...passed, phase: 'failed', failure, problems: failure.fields })
    return 'failed'
  }

  /** Has the result that is shown changed. */
  async function change(wish: Wish): Promise<Sent> {
    const { result: base, phase } = state()
    if (phase === 'working' || base?.plan === undefined) return 'stopped'
    const { input, unmet } = base
    const { success, data: parsed } = core.input.safeParse(input)
    if (!success) return 'invalid'
    // Wishes that could not be met so far still count.
    const whole = unmet ? { ...wish, wishes: wishesOf({ wishes: unmet.wish.wishes ?? [] }, wish) } : wish
    return ask({ input, parsed, key: newIdempotencyKey(), change: { base, wish: whole } })
  }

  /** Sends the form; the schema's sentences stand beside the fields when it does not fit. */
  async function generate(input: Record<string, unknown>): Promise<Sent> {
    if (state().phase === 'working') return 'stopped'
    const checked = checkInput(core.input, input)
    if (checked.ok) return ask({ input, parsed: checked.input, key: newIdempotencyKey() })
    become({ problems: checked.problems, isReady: false })
    return 'invalid'
  }

  return {
    generate,
    change,
    /** Once more after a failure: the change of the result as it is now, or the form, which may have been corrected. */
    async retry(input = asked?.input): Promise<Sent> {
      if (asked === undefined || state().phase === 'working') return 'stopped'
      const { change: before } = asked
      // It may have been edited since.
      const change = before && { ...before, base: find(before.base.id) ?? before.base }
      if (!change && input && JSON.stringify(input) !== JSON.stringify(asked.input)) return generate(input)
      // The same question has the old key: perhaps only the answer was lost, and then it is saved already.
      const isSame = change?.base.plan === before?.base.plan
      return ask({ ...asked, change, key: isSame ? asked.key : newIdempotencyKey() })
    },
    stop: () => running?.abort(),
    /** Whether there is anything without a model. What is computed always is, and trying would take long. */
    canComposeHere: () => !!asked && !asked.change && !!(core.withComputed ?? core.compose(asked.parsed)),
    /** After a failure: the same composer in this browser. */
    composeHere(input = asked?.input): Sent {
      const { data: parsed } = core.input.safeParse(input)
      const plan = parsed === undefined ? undefined : core.compose(parsed)
      if (input === undefined || plan === undefined) return 'failed'
      const engine = { writtenBy: 'composer', reason: 'unavailable', sentence: texts.composedHere } as const
      take({ input, key: undefined }, { plan, engine })
      return 'answered'
    },
  }
}

/** Asks, and shows how the reply comes along. `written`: what a model has written by the end. */
async function streamReply(store: BenchStore, parts: BenchParts, question: Question, signal: AbortSignal) {
  const { tool, core } = parts
  const { input, parsed, key, change } = question
  const { state, become } = store
  let written: Written | undefined
  let computed: unknown
  let readTimer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = setTimeout(() => become({ canStop: true }), stopAfterMs)
  const show = (phase: Live['phase']) => {
    clearTimeout(readTimer)
    readTimer = undefined
    const { live } = state()
    const { plan, isBare } = core.read(written?.text ?? '', parsed)
    const isPlan = plan !== undefined && !isBare
    if (live)
      become({ live: { ...live, phase, ...(isPlan && { plan: mergedPlan(core, plan, change, computed) }) } })
  }
  const helper = { ...tool.card, instructions: tool.instructions }
  const wanted = change && changeFor(core, change.base, change.wish)
  const engineQuestion = { tool: helper, core, input, parsed, change: wanted }
  const asked = parts.ask(engineQuestion, {
    signal,
    idempotencyKey: key,
    onProgress: (progress) => become({ progress }),
    onComputed: (plan) => void (computed = plan),
    onAsking(model, writtenBy = 'model') {
      const by = { model, writtenBy }
      written = { text: '', by }
      const asking = { isNew: !change, phase: 'asking', input: parsed, plan: computed } as const
      // Somebody who has opened another result meanwhile does not see this one change.
      const isShown = change === undefined || change.base.id === state().shelf.shown
      const live = isShown ? { ...change?.wish, ...by, ...asking } : undefined
      become({ live, canStop: true, progress: undefined })
      if (isShown) store.arrive(change?.wish.part)
    },
    onText(text) {
      if (written) written.text = text
      readTimer ??= setTimeout(() => show('writing'), readEveryMs)
    },
    onMending: () => show('mending'),
  })
  // A person's own models are fetched when they are asked, and then the site can be out of reach.
  const streamed = await asked.catch((cause: unknown) =>
    failed(signal.aborted ? 'STOPPED' : 'NETWORK', String(cause)),
  )
  clearTimeout(stopTimer)
  clearTimeout(readTimer)
  return { streamed, written, computed }
}
