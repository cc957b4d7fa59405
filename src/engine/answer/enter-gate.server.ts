import type { ComposerReason } from '#tools/contract/engine-report.ts'
import type { Gateway } from '../gateway.ts'
import type { LimitKind, Pass } from '../limits/gatekeeper.server.ts'
import { tellNotCounted } from '../limits/tell-not-counted.server.ts'
import type { Candidate } from '../models/ask-models.server.ts'
import { costOf, estimateTokens } from '../models/cost.ts'
import { thinkingTokens } from '../models/model-data.ts'
import type { ModelCall } from '../models/model-call.ts'
import * as texts from './answer-without-model.texts.ts'
import type { Asked } from './asked.ts'

export type Entry =
  | { pass: Pass; mostDollars: number }
  /** `remaining`: where the caller's share is what is used up. `cause`: said in place of the reason's usual sentence. */
  | { reason: ComposerReason; remaining?: number; cause?: string }

/** More than the longest form with its plan; what is longer would only be paid for. */
const mostInputTokens = 48_000

/** Lets a request through to the models, with the most it can cost put aside, or says why not. */
export async function enterGate(
  { gatekeeper, log }: Gateway,
  { caller, ownKey }: Asked,
  candidates: readonly Candidate[],
  { instructions, material, maxOutputTokens }: ModelCall,
): Promise<Entry> {
  const inputTokens = estimateTokens(instructions) + estimateTokens(material)
  if (inputTokens > mostInputTokens) return { reason: 'too-long' }
  // What stands first is asked first; the next ones may be dearer.
  const costs = candidates.map(({ provider, modelName, isFree }) =>
    isFree ? 0 : costOf(modelName, inputTokens, maxOutputTokens + thinkingTokens[provider]),
  )
  const mostDollars = Math.max(...costs)
  try {
    const entry = await gatekeeper.enter(caller, ownKey === undefined ? mostDollars : undefined)
    if (entry.kind === 'pass') return { pass: entry, mostDollars }
    return refusals[entry.limit]
  } catch (error) {
    // What cannot be counted is not spent.
    tellNotCounted(log)(error)
    return { reason: 'unavailable' }
  }
}

const refusals: Record<LimitKind, Entry> = {
  hour: { reason: 'limit', remaining: 0 },
  day: { reason: 'budget' },
  budget: { reason: 'budget' },
  busy: { reason: 'busy' },
  'at-once': { reason: 'busy', cause: texts.busyForYou },
}
