import { planItems } from '#tools/contract/edit-plan.ts'
import type { EngineReport } from '#tools/contract/engine-report.ts'
import type { Item } from '#tools/contract/plan.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import type { StoredAnswer } from './stored-answer.ts'

type Planned = { core: ToolCore; input: unknown; plan: unknown }
type Claim = {
  /** The row that it takes the place of. */
  saved: StoredAnswer | undefined
  /** What its browser says about it. */
  said: Pick<EngineReport, 'model' | 'reason' | 'sentence'> & {
    writtenBy?: EngineReport['writtenBy'] | undefined
  }
  /** There is time to compose it once more. */
  mayCompose: boolean
}

/**
 * Who wrote a plan that was sent to be kept. The server believes only what it can see: that its own composer gives the
 * same, or that the plan is a saved one with a person's own changes. Everything else is never taken for an answer that we
 * have checked; and unless the person says that it is by a model or chat of theirs, nobody is named who could have
 * written it.
 */
export function claimEngine({ core, input, plan }: Planned, claim: Claim): EngineReport {
  const { saved, said, mayCompose } = claim
  const { writtenBy, model, reason, sentence } = said
  const isTheirs = writtenBy === 'own-chat' || writtenBy === 'own-model'
  if (!isTheirs && saved?.engine && isEdit(saved.plan, plan)) return saved.engine
  if (mayCompose && isComposed(core, input, plan)) return { writtenBy: 'composer' }
  return {
    writtenBy: isTheirs ? writtenBy : 'browser',
    ...(writtenBy === 'own-model' ? { model } : {}),
    // An unfinished text stays marked as unfinished, even when we don't know which model wrote it.
    ...(writtenBy === 'composer' ? {} : { reason }),
    sentence,
  }
}

/** Byte for byte. */
function isComposed(core: ToolCore, input: unknown, plan: unknown): boolean {
  const composed = core.plan.safeParse(core.compose(input))
  return composed.success && JSON.stringify(composed.data) === JSON.stringify(plan)
}

/** Whether every word of `plan` was in the saved one or is marked as the person's own. */
function isEdit(saved: unknown, plan: unknown): boolean {
  if (saved === undefined) return false
  const known = new Set(planItems(saved).flatMap(({ words }) => words.map(({ text }) => text)))
  const isKnown = ({ words }: Item) => words.every(({ text, from }) => from === 'you' || known.has(text))
  return planItems(plan).every(isKnown)
}
