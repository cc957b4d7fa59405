import { missingFacts } from '#reading/facts.ts'
import { textOf } from '../contract/plan.ts'
import type { Fault } from '../contract/tool-core.ts'
import { composeAnswer } from './compose-answer.ts'
import type { PlagiarismInput } from './input.ts'
import type { PlagiarismPlan } from './plan.ts'

const mostShared = 20

/** A rewritten version has to keep the facts and to share little; otherwise it is left out. */
export function faults(plan: PlagiarismPlan, { text }: PlagiarismInput): Fault<PlagiarismPlan>[] {
  if (plan.rewritten.length === 0) return []
  const rewritten = plan.rewritten.map(textOf).join('\n\n')
  const found: string[] = []
  const missing = missingFacts(text, rewritten)
  if (missing.length > 0)
    found.push(`The rewritten version has lost: ${missing.slice(0, 8).join(', ')}. Put them in again.`)
  const passages = (plan.evidence?.matches ?? [])
    .flatMap(({ source, counts }) => (source && counts ? [source.excerpt] : []))
    .join('\n\n')
  // No more than what counts: sources may be a hundred times as long, and this runs beside other people's requests.
  const sources = passages === '' ? [] : [{ title: 'Passages', text: passages }]
  const { score } = composeAnswer({ text: rewritten, compareWith: sources, web: false })
  if (score >= mostShared)
    found.push(
      `The rewritten version still shares ${score} percent with its sources; it must be below ${mostShared}.`,
    )
  return found.map((sentence) => ({
    sentence,
    part: 'rewritten',
    mend: (whole) => ({ ...whole, rewritten: [] }),
  }))
}
