import { track } from '#shared/track.ts'
import { newIdempotencyKey } from '../../new-idempotency-key.ts'
import { askServer } from '../answer-engine.ts'
import { checkInput } from '../check-input.ts'
import type { BenchResults } from './bench-results.ts'
import type { Live, Sent, Wish } from './bench-state.ts'
import { passing, type BenchParts, type BenchStore } from './bench-store.ts'
import { changeFor, mergedPlan } from './change-of.ts'
import { createEnding, type Question } from './ending.ts'
import { createLiveReading } from './live-reading.ts'
import * as texts from './open-bench.texts.ts'

const stopAfterMs = 5_000

/** Asks for answers and shows how they come along. */
export function createRun(
  store: BenchStore,
  results: Pick<BenchResults, 'take' | 'save'>,
  parts: BenchParts,
) {
  const { tool, core, ask: askEngine = askServer } = parts
  const { slug, state, become } = store
  const ending = createEnding(store, results, parts)
  let running: AbortController | undefined
  let asked: Question | undefined

  async function ask(question: Question): Promise<Sent> {
    asked = question
    const controller = new AbortController()
    running = controller
    become({ phase: 'working', canStop: false, problems: {}, conflicts: [] }, [...passing, 'comparison'])
    track('generate_started', { tool_id: slug })
    const timer = setTimeout(() => become({ canStop: true }), stopAfterMs)
    const reading = createLiveReading(core, question.parsed, ({ plan }) => {
      const { live } = state()
      if (running === controller && live && plan !== undefined)
        become({ live: { ...live, phase: 'writing', plan: mergedPlan(core, question.change, plan) } })
    })
    const streamed = await askEngine(
      {
        tool: { slug, functionName: tool.card.functionName, instructions: tool.instructions },
        core,
        input: question.input,
        parsed: question.parsed,
        change: question.change && changeFor(core, question.change.base, question.change.wish),
      },
      {
        signal: controller.signal,
        ...(question.key === undefined ? {} : { idempotencyKey: question.key }),
        onProgress: (progress) => become({ progress }),
        onAsking(model, writtenBy = 'model') {
          become({ live: liveOf(question, { model, writtenBy }), canStop: true }, ['progress'])
          store.arrive(question.change?.wish.part)
        },
        onText: reading.take,
        onMending() {
          const { live } = state()
          if (live) become({ live: { ...live, phase: 'mending' } })
        },
      },
    )
    clearTimeout(timer)
    reading.end()
    const { live } = state()
    running = undefined
    if (streamed.ok) return ending.finish(question, streamed.answer)
    return ending.giveUp(question, streamed.failure, live && reading.last())
  }

  return {
    /** Sends the form; the schema's sentences stand beside the fields when it does not fit. */
    async generate(input: Record<string, unknown>): Promise<Sent> {
      if (state().phase === 'working') return 'stopped'
      const checked = checkInput(core.input, input)
      if (checked.ok) return ask({ input, parsed: checked.input, key: newIdempotencyKey() })
      become({ problems: checked.problems })
      return 'invalid'
    },
    /** Has the result that is shown changed. */
    async change(wish: Wish): Promise<Sent> {
      const { result: base, phase } = state()
      if (phase === 'working' || base?.plan === undefined) return 'stopped'
      const parsed = core.input.safeParse(base.input)
      if (!parsed.success) return 'invalid'
      return ask({
        input: base.input,
        parsed: parsed.data,
        key: newIdempotencyKey(),
        change: { base, wish },
      })
    },
    /** Once more after a failure, with the old key: perhaps only the answer was lost, and then it is saved already. */
    retry: async (): Promise<Sent> => (asked ? ask(asked) : 'stopped'),
    stop: () => running?.abort(),
    /** Whether there is anything without a model. What is computed always is, and trying would take long. */
    canComposeHere(): boolean {
      if (asked === undefined) return false
      return core.withComputed !== undefined || core.compose(asked.parsed) !== undefined
    },
    /** After a failure: the same composer in this browser. */
    composeHere(): boolean {
      const plan = asked && core.compose(asked.parsed)
      if (asked === undefined || plan === undefined) return false
      const sentence = texts.composedHere
      ending.take(
        {},
        {
          input: asked.input,
          plan,
          planVersion: core.planVersion,
          engine: { writtenBy: 'composer', reason: 'unavailable', sentence },
          wishes: [],
          key: newIdempotencyKey(),
        },
      )
      return true
    },
  }
}

function liveOf({ parsed, change }: Question, writer: { model: string; writtenBy: Live['writtenBy'] }): Live {
  const part = change?.wish.part
  return {
    phase: 'asking',
    ...writer,
    input: parsed,
    isBeside: change?.wish.isBeside === true,
    ...(part === undefined ? {} : { part }),
  }
}
