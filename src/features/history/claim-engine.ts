import { planItems } from '#tools/contract/edit-plan.ts'
import type { EngineReport } from '#tools/contract/engine-report.ts'
import type { Item } from '#tools/contract/plan.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import type { StoredAnswer } from './stored-answer.ts'

type Planned = { core: ToolCore; input: unknown; plan: unknown }
type Claim = {
  /** The row that it takes the place of. */
  saved: StoredAnswer | undefined
  writtenBy: EngineReport['writtenBy'] | undefined
  model: string | undefined
  /** There is time to compose it once more. */
  mayCompose: boolean
}

/**
 * Who wrote a plan that was sent to be kept. The server believes only what it can see: that its own composer gives the
 * same, or that the plan is a saved one with a person's own changes. Everything else comes from a model or chat of
 * theirs, and is never taken for an answer that we have checked.
 */
export function claimEngine({ core, input, plan }: Planned, claim: Claim): EngineReport {
  const { saved, writtenBy, model, mayCompose } = claim
  const isTheirs = writtenBy === 'own-chat' || writtenBy === 'own-model'
  if (!isTheirs && saved?.engine && isEdit(saved.plan, plan)) return saved.engine
  if (mayCompose && isComposed(core, input, plan)) return { writtenBy: 'composer' }
  if (writtenBy !== 'own-model') return { writtenBy: 'own-chat' }
  return { writtenBy, ...(model === undefined ? {} : { model }) }
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
