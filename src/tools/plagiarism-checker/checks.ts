import { missingFacts } from '#reading/facts.ts'
import { findNumbers } from '#reading/numbers.ts'
import { textOf } from '../contract/plan.ts'
import type { Fault } from '../contract/tool-core.ts'
import { composeAnswer } from './compose-answer.ts'
import { longestRewritten } from './form.ts'
import type { PlagiarismInput } from './input.ts'
import { planOf, type PlagiarismPlan } from './plan.ts'

const mostShared = 20
/**
 * Characters, with room for the sources that a rewritten version names. This runs beside other people's requests, and
 * a plan that somebody sends to have it changed can hold far more than a model writes.
 */
const mostCompared = 1.25 * longestRewritten

/** An explanation has to tell the figures of the comparison, a rewritten version to keep the facts and to share little. */
export function faults(plan: PlagiarismPlan, { text }: PlagiarismInput): Fault<PlagiarismPlan>[] {
  return [...figureFaults(plan, text), ...rewrittenFaults(plan, text)]
}

/** One that names percentages, and the score not among them, tells a score of its own. */
function figureFaults({ evidence, explanation }: PlagiarismPlan, text: string): Fault<PlagiarismPlan>[] {
  const said = explanation.map(textOf).join('\n')
  const percentages = findNumbers(said).filter(({ end }) => /^\s?[%％٪]/u.test(said.slice(end, end + 2)))
  if (!evidence || percentages.length === 0) return []
  if (percentages.some(({ value }) => value === evidence.score)) return []
  const sentence = `The score is ${evidence.score} percent. Tell this figure, and no other as the score.`
  const composed = planOf(evidence, text).explanation
  return [{ sentence, part: 'explanation', mend: (whole) => ({ ...whole, explanation: composed }) }]
}

function rewrittenFaults(plan: PlagiarismPlan, text: string): Fault<PlagiarismPlan>[] {
  if (plan.rewritten.length === 0) return []
  const rewritten = plan.rewritten.map(textOf).join('\n\n')
  const found: string[] = []
  const missing = missingFacts(text, rewritten)
  if (missing.length > 0)
    found.push(`The rewritten version has lost: ${missing.slice(0, 8).join(', ')}. Put them in again.`)
  const passages = (plan.evidence?.matches ?? [])
    .flatMap(({ source, counts }) => (source && counts ? [source.excerpt] : []))
    .join('\n\n')
    .slice(0, mostCompared)
  // No more than what counts: sources may be a hundred times as long.
  const sources = passages === '' ? [] : [{ title: 'Passages', text: passages }]
  const { score } = composeAnswer({
    text: rewritten.slice(0, mostCompared),
    compareWith: sources,
    web: false,
  })
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
