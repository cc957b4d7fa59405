import { answerQuestion } from '#engine/answer/answer-question.server.ts'
import type { Gateway } from '#engine/gateway.ts'
import { createGatekeeper } from '#engine/limits/gatekeeper.server.ts'
import { createMemoryCounters } from '#engine/limits/memory-counters.ts'
import type { AskDeps } from '#engine/models/ask-models.server.ts'
import type { CallRecord } from '#engine/models/call-records.server.ts'
import { createCircuitBreaker } from '#engine/models/circuit-breaker.ts'
import { unansweredFailures } from '#engine/models/model-failure.ts'
import type { Log } from '#platform/log.server.ts'
import { missingFacts } from '#reading/facts.ts'
import { shownText } from '../judging/items.ts'
import type { EvalCase } from './cases.ts'
import type { EvalModel } from './eval-models.ts'
import type { Answer } from './results.ts'

/** What all calls of a run share. */
export type Asking = Pick<AskDeps, 'deadlines' | 'withoutSchema' | 'withoutReasoning'> & {
  log: Log
  /** Every call as soon as it is over, whatever becomes of the case. */
  onCost: (dollars: number) => void
  signal: AbortSignal
}

/** undefined: it was stopped. */
export async function runCase(
  asked: EvalCase,
  model: EvalModel,
  asking: Asking,
): Promise<Answer | undefined> {
  const { core, input, slug } = asked
  const calls: CallRecord[] = []
  const read: { reply: string; faults: readonly string[] }[] = []
  const startedAt = performance.now()
  let firstTokenMs: number | undefined
  let shown = ''
  const gateway = gatewayFor(model, asking, (call) => {
    calls.push(call)
    asking.onCost(call.costUsd)
  })
  const answered = await answerQuestion(
    gateway,
    { ...asked, caller: { address: '127.0.0.1' } },
    {
      signal: asking.signal,
      onText(delta) {
        firstTokenMs ??= Math.round(performance.now() - startedAt)
        shown += delta
      },
      onRead: (reply, faults) => read.push({ reply, faults }),
    },
  )
  const { engine, plan } = answered
  if (engine.reason === 'stopped') return undefined
  const isKept = engine.writtenBy === 'model'
  const failure = engine.reason === 'unavailable' ? calls.at(-1)?.outcome : undefined
  const why = isKept ? undefined : (failure ?? engine.reason)
  const text = isKept ? shownText(core, plan, input) : (read.at(-1)?.reply ?? shown)
  const sum = (of: (call: CallRecord) => number) => calls.reduce((all, call) => all + of(call), 0)
  return {
    tool: slug,
    id: asked.id,
    model: model.id,
    basis: asked.basis,
    instructions: asked.told.version,
    at: new Date().toISOString(),
    isKept,
    ...(why === undefined ? {} : { why }),
    isUnanswered: failure !== undefined && unansweredFailures.has(failure),
    calls: calls.length,
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costUsd: sum(({ costUsd }) => costUsd),
    ...(firstTokenMs === undefined ? {} : { firstTokenMs }),
    totalMs: Math.round(performance.now() - startedAt),
    firstFaults: read[0] ? [...read[0].faults] : undefined,
    repairFaults: read[1] ? [...read[1].faults] : undefined,
    lastFaults: isKept ? core.faults(plan, input).map(({ sentence }) => sentence) : undefined,
    measures: isKept ? measured(asked, plan, read[0]?.reply ?? '', text) : undefined,
    text,
  }
}

/** What code can honestly tell about an answer. */
function measured({ core, input, given }: EvalCase, plan: unknown, reply: string, text: string) {
  const said = valuesOf(given).join('\n')
  const facts = missingFacts(said, '').length
  const parts = core.parts(plan).map(({ id }) => id)
  const { complete } = core.read(reply, input)
  return {
    parts: parts.length,
    partsComplete: parts.filter((id) => complete.includes(id)).length,
    facts,
    factsKept: facts - missingFacts(said, text).length,
  }
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesOf)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** One model alone, with nobody's share to count: the run has a budget of its own. */
function gatewayFor({ candidate }: EvalModel, asking: Asking, record: Gateway['record']): Gateway {
  return {
    ...asking,
    candidatesFor: () => [candidate],
    providers: [candidate.name],
    ownKeys: undefined,
    breaker: createCircuitBreaker(),
    gatekeeper: createGatekeeper(createMemoryCounters(), unlimited),
    record,
  }
}

const unlimited = {
  perAddressAnHour: Infinity,
  perUserAnHour: Infinity,
  aDay: Infinity,
  atOncePerAddress: Infinity,
  atOnce: Infinity,
  dailyBudget: Infinity,
}
