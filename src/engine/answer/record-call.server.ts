import type { Gateway } from '../gateway.ts'
import type { AskedCall } from '../models/ask-models.server.ts'
import { costOf } from '../models/cost.ts'
import { isUnanswered, type ModelFailure } from '../models/model-failure.ts'
import type { Asked } from './asked.ts'

/** Keeps what a call took and says how it went in the log. Returns what it cost us in US dollars. */
export function recordCall(
  gateway: Pick<Gateway, 'record' | 'log'>,
  { slug, caller, ownKey }: Pick<Asked, 'slug' | 'caller' | 'ownKey'>,
  call: AskedCall,
  sentCharacters: number,
): number {
  const { provider, modelName: model } = call
  const durationMs = Math.round(call.durationMs)
  const isAnswer = 'answer' in call
  const { inputTokens, outputTokens } = isAnswer ? call.answer : likelyUsage(call.failure, sentCharacters)
  const isOwnKey = ownKey !== undefined
  const costUsd = isOwnKey || call.isFree ? 0 : costOf(model, inputTokens, outputTokens)
  const outcome = isAnswer ? 'answered' : call.failure.kind
  gateway.record({
    toolSlug: slug,
    provider,
    model,
    isOwnKey,
    isFallback: call.isFallback,
    inputTokens,
    outputTokens,
    costUsd,
    outcome,
    durationMs,
    userId: caller.userId,
  })
  // An empty account and a wrong key wait for the operator; everything else mends itself.
  const isForOperator = !isOwnKey && (outcome === 'money' || outcome === 'not-allowed')
  const level = isForOperator ? 'error' : isAnswer || outcome === 'stopped' ? 'info' : 'warn'
  gateway.log[level](
    { provider, model, tool: slug, outcome, ms: durationMs },
    isAnswer ? 'model answered' : 'model failed',
  )
  return costUsd
}

/** What a broken call is likely to be billed for; nobody says. */
function likelyUsage(failure: ModelFailure, sentCharacters: number) {
  if (isUnanswered(failure)) return { inputTokens: 0, outputTokens: 0 }
  return {
    inputTokens: Math.ceil(sentCharacters / 3),
    outputTokens: Math.ceil(failure.writtenCharacters / 3),
  }
}
