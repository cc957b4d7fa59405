import type { ComposerReason } from '#tools/contract/engine-report.ts'
import type { Gateway } from '../gateway.ts'
import type { Pass } from '../limits/gatekeeper.server.ts'
import { tellNotCounted } from '../limits/tell-not-counted.server.ts'
import { askModels, type Candidate } from '../models/ask-models.server.ts'
import { createCircuitBreaker } from '../models/circuit-breaker.ts'
import { isFailedProvider, ModelFailure } from '../models/model-failure.ts'
import { usualDeadlines } from '../models/alarm.ts'
import { answerWithoutModel } from './answer-without-model.ts'
import type { Answered, Asked } from './asked.ts'
import { enterGate } from './enter-gate.server.ts'
import { planOutput } from './plan-output.ts'
import { recordCall } from './record-call.server.ts'
import { unfitCause } from './sentences.ts'
import { turnsFor, whyTooSmall } from './turns.server.ts'
import type { Written } from './write-answer.ts'
import { callFor, writeInTurn, type Asking, type Listener } from './write-in-turn.server.ts'

/** Has a model answer where one may be asked; otherwise, and when it fails, gives what there is without one. */
export async function answerQuestion(
  gateway: Gateway,
  asked: Asked,
  listener: Listener = {},
): Promise<Answered> {
  const candidates = await candidatesOf(gateway, asked)
  if ('reason' in candidates) return answerWithoutModel(asked, candidates.reason)
  return answerBy(candidates, gateway, asked, listener)
}

async function answerBy(
  candidates: readonly Candidate[],
  gateway: Gateway,
  asked: Asked,
  listener: Listener,
): Promise<Answered> {
  if (candidates.length === 0) return answerWithoutModel(asked, 'no-model')
  const whole = callFor(asked)
  const turns = turnsFor(asked, candidates, whole)
  const tooSmall = await whyTooSmall(turns)
  if (tooSmall !== undefined) return answerWithoutModel(asked, 'too-long', undefined, tooSmall)
  const entry = await enterGate(gateway, asked, candidates, whole)
  if ('reason' in entry) {
    // The most expensive candidate decides how much is reserved; a free model needs no budget. When the day's number of
    // questions is used up, the free ones are refused as well.
    const free = candidates.filter(({ isFree }) => isFree)
    if (entry.reason === 'budget' && free.length > 0 && free.length < candidates.length)
      return answerBy(free, gateway, asked, listener)
    return answerWithoutModel(asked, entry.reason, entry.remaining, entry.cause)
  }

  const { pass, mostDollars } = entry
  const asking = startAsking(gateway, asked, listener)
  const notCounted = tellNotCounted(gateway.log)
  // Without the counters there is no second call, but the first answer is still there.
  const mayMend = async () =>
    asking.hasTimeLeft() &&
    (await pass.spendMore(mostDollars).catch((error: unknown) => {
      notCounted(error)
      return false
    }))
  try {
    const written = await writeInTurn(asked, turns, { whole, asking, mayMend, listener })
    if (written.plan !== undefined) return answerByModel(asked, written, pass)
    const { modelName: model, faults } = written
    gateway.log.info({ tool: asked.slug, model, faults: faults.length }, 'answer of a model was not kept')
    return answerWithoutModel(asked, 'unfit', pass.remaining, unfitCause(written.said))
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const cause = error.kind === 'too-long' ? error.message : undefined
    const answered = answerWithoutModel(asked, reasonFor(error, asked), remainingAfter(pass, asking), cause)
    const isBroken = asking.isShown() && error.kind !== 'refused'
    return isBroken ? { ...answered, brokenBy: error.kind } : answered
  } finally {
    // Nobody waits for the counters.
    pass.leave(asking.spentDollars(), asking.isUsed()).catch(notCounted)
  }
}

async function candidatesOf(
  gateway: Gateway,
  asked: Asked,
): Promise<readonly Candidate[] | { reason: ComposerReason }> {
  const { slug, ownKey, models } = asked
  if (models === 'none') return []
  if (ownKey === undefined) return gateway.candidatesFor(slug)
  try {
    return gateway.ownKeys === undefined ? [] : [await gateway.ownKeys.candidateFor(ownKey)]
  } catch (error) {
    if (error instanceof ModelFailure) return { reason: reasonFor(error, asked) }
    throw error
  }
}

/** With less time than this a second try would only be cut off. */
const worthwhileMs = 5_000

/** Asks the models for one answer, and counts what that costs. */
function startAsking(gateway: Gateway, asked: Asked, listener: Listener): Asking {
  const deadlines = gateway.deadlines ?? usualDeadlines
  const endsAt = performance.now() + deadlines.totalMs
  const leftMs = () => Math.max(0, endsAt - performance.now())
  // A key that somebody mistyped says nothing about the provider.
  const breaker = asked.ownKey === undefined ? gateway.breaker : createCircuitBreaker()
  let dollars = 0
  let isShown = false
  let isUsed = false
  return {
    spentDollars: () => dollars,
    isUsed: () => isUsed || listener.signal?.aborted === true,
    isShown: () => isShown,
    hasTimeLeft: () => leftMs() > worthwhileMs,
    onText(text, at) {
      isShown = true
      listener.onText?.(text, at)
    },
    ask({ candidates, isFallback }, call, { onAsk, onText }) {
      const sent = call.instructions.length + call.material.length
      return askModels(
        candidates,
        call,
        { ...gateway, breaker, deadlines: { ...deadlines, totalMs: leftMs() } },
        {
          ...(listener.signal ? { signal: listener.signal } : {}),
          ...(onText ? { onText } : {}),
          ...(onAsk ? { onAsk } : {}),
          onCall(made) {
            isUsed ||= 'answer' in made || !isFailedProvider(made.failure)
            const isSecond = made.isFallback || isFallback
            dollars += recordCall(gateway, asked, { ...made, isFallback: isSecond }, sent)
          },
        },
      )
    },
  }
}

/** What nobody answered is given back. */
function remainingAfter({ remaining }: Pass, asking: Asking): number | undefined {
  return remaining === undefined || asking.isUsed() ? remaining : remaining + 1
}

function answerByModel(asked: Asked, written: Written, { remaining }: Pass): Answered {
  const { plan, modelName, unread, conflicts } = written
  return {
    output: {
      ...planOutput(asked, plan),
      ...(unread.length > 0 ? { unread } : {}),
      ...(conflicts.length > 0 ? { conflicts } : {}),
    },
    plan,
    engine: {
      writtenBy: 'model',
      model: modelName,
      ...(asked.ownKey === undefined ? {} : { ownKey: true }),
      ...(remaining === undefined ? {} : { remaining }),
    },
  }
}

function reasonFor({ kind }: ModelFailure, { ownKey }: Asked): ComposerReason {
  if (kind === 'stopped' || kind === 'refused' || kind === 'too-long') return kind
  const isAboutKey = kind === 'not-allowed' || kind === 'money'
  return isAboutKey && ownKey !== undefined ? 'key' : 'unavailable'
}
