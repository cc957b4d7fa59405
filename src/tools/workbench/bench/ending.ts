import { track } from '#shared/track.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import type { ToolAnswer } from '../../contract/tool-answer.ts'
import type { Reading, ToolCore } from '../../contract/tool-core.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import { newIdempotencyKey } from '../../new-idempotency-key.ts'
import type { BenchResults } from './bench-results.ts'
import type { Live, Sent } from './bench-state.ts'
import type { BenchParts, BenchStore, NewResult } from './bench-store.ts'
import { wishesOf, type WantedChange } from './change-of.ts'
import * as texts from './open-bench.texts.ts'

export type Question = {
  input: Record<string, unknown>
  parsed: unknown
  key: string | undefined
  change?: WantedChange
}

/** How a question ends: with a result, a failure, or what was written by then. */
export function createEnding(
  store: BenchStore,
  results: Pick<BenchResults, 'take' | 'save'>,
  { core, isSignedIn }: Pick<BenchParts, 'core' | 'isSignedIn'>,
) {
  const { slug, state, become } = store

  /** The page has moved to the answer already when it was shown while it was written. */
  function take(question: Pick<Question, 'change'>, made: NewResult) {
    const wasShown = state().live !== undefined
    results.take(question.change, made)
    if (!wasShown) store.arrive(question.change?.wish.part)
  }

  function finish(question: Question, answer: ToolAnswer): Sent {
    const { change, input, key } = question
    const { engine } = answer
    if (change !== undefined && engine.writtenBy === 'composer') {
      store.settle({ unmetWish: change.wish, unchanged: engine.sentence ?? texts.nothingChanged })
      return 'answered'
    }
    track(change ? 'prompt_refined' : 'generate_completed', { tool_id: slug })
    // What no server of ours wrote it could not save.
    const isOnlyHere = isSignedIn() && answer.history === undefined && answer.plan !== undefined
    take(question, {
      input,
      engine,
      wishes: change ? wishesOf(change.base, change.wish) : [],
      ...(answer.plan === undefined
        ? {}
        : { plan: answer.plan, planVersion: answer.planVersion ?? core.planVersion }),
      ...(answer.needsModel && answer.request !== undefined ? { request: answer.request } : {}),
      ...(answer.history === undefined ? {} : { history: answer.history }),
      ...(isOnlyHere ? { history: 'not-saved' as const } : {}),
      ...(key === undefined ? {} : { key }),
    })
    const { result } = state()
    if (isOnlyHere && change?.wish.isBeside !== true && result) void results.save(result.id)
    return 'answered'
  }

  /** What was read before a model stopped or was stopped is kept; without any of it, the failure is told. */
  function giveUp(question: Question, failure: FunctionFailure, reading: Reading<unknown> | undefined): Sent {
    const isStopped = failure.code === 'STOPPED'
    const plan = reading?.plan === undefined ? undefined : keptOf(core, question.change, reading)
    if (plan !== undefined) {
      const { input, change } = question
      take(question, {
        input,
        plan,
        planVersion: core.planVersion,
        engine: unfinished(state().live, isStopped),
        wishes: change ? wishesOf(change.base, change.wish) : [],
        key: newIdempotencyKey(),
        ...(isSignedIn() ? { history: 'not-saved' as const } : {}),
      })
      return 'answered'
    }
    if (isStopped) {
      store.settle()
      return 'stopped'
    }
    track('generate_failed', { tool_id: slug, code: failure.code })
    become({ phase: 'failed', canStop: false, failure, problems: failure.fields }, ['live', 'progress'])
    return 'failed'
  }

  return { take, finish, giveUp }
}

/** Of a new answer all that was read; of a change only whole parts, so that the rest of the text stays. */
function keptOf(
  core: ToolCore,
  change: WantedChange | undefined,
  { plan, complete }: Reading<unknown>,
): unknown {
  if (change === undefined) return plan
  const { part } = change.wish
  const whole = part === undefined ? complete : complete.filter((id) => id === part)
  if (whole.length === 0) return undefined
  return whole.reduce((kept: unknown, id) => core.withPart(kept, id, plan), change.base.plan)
}

function unfinished({ model, writtenBy = 'model' }: Partial<Live> = {}, isStopped: boolean): EngineReport {
  return {
    writtenBy,
    ...(model === undefined ? {} : { model }),
    reason: isStopped ? 'stopped' : 'unavailable',
    sentence: isStopped ? texts.stoppedByPerson : texts.stoppedInTheMiddle,
  }
}
