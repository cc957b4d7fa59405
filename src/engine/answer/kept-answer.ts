import type { Answered, Asked } from './asked.ts'
import { planOutput } from './plan-output.ts'

/** What the history may have of an answer; undefined when nothing of it may be kept. */
export function keptOf(
  { core, input }: Pick<Asked, 'core' | 'input'>,
  { output, plan, engine }: Answered,
): { input: unknown; output: object; plan: unknown } | undefined {
  if (core.forHistory === undefined) return { input, output: { ...output, engine }, plan }
  // Without a plan it cannot be said which parts of the request were promised not to be kept.
  if (plan === undefined) return undefined
  const kept = core.forHistory(input, plan)
  return { ...kept, output: { ...planOutput({ core, input: kept.input }, kept.plan), engine } }
}
