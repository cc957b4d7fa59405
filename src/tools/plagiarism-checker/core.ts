import type { Evidence } from '#comparison/comparison.ts'
import { chosen, standard, textOf } from '../contract/plan.ts'
import { frame, joinPieces, piecesOfItem, type Rendered } from '../contract/rendered.ts'
import type { AnswerNote, Dialect, ToolCore } from '../contract/tool-core.ts'
import { faults } from './checks.ts'
import { composeAnswer } from './compose-answer.ts'
import { PlagiarismInput } from './input.ts'
import { PlagiarismPlan, planOf, planVersion } from './plan.ts'
import { readReply, writeReply } from './read.ts'
import { writeReport } from './write-report.ts'

type Plan = PlagiarismPlan

export const core: ToolCore<PlagiarismInput, Plan> = {
  input: PlagiarismInput,
  planVersion,
  plan: PlagiarismPlan,
  compose: (input) => planOf(composeAnswer(input), input.text),
  dialects: ({ evidence, rewritten }) => [
    report,
    ...(rewritten.length > 0 ? [rewrittenVersion] : []),
    ...(evidence?.variants.some(({ id }) => id === 'rewritten') ? [withSources] : []),
  ],
  parts: ({ rewritten }) => [
    { id: 'explanation', name: 'Explanation' },
    ...(rewritten.length > 0 ? [{ id: 'rewritten', name: 'Rewritten version' }] : []),
  ],
  read: readReply,
  write: writeReply,
  withPart: (plan, part, other) =>
    part === 'rewritten'
      ? { ...plan, rewritten: other.rewritten }
      : { ...plan, explanation: other.explanation },
  withComputed: (plan, computed) => ({
    ...computed,
    ...(plan.explanation.length > 0 ? { explanation: plan.explanation } : {}),
    rewritten: plan.rewritten,
  }),
  faults,
  notes: ({ evidence }) =>
    (evidence?.notes ?? []).map(({ kind, text }): AnswerNote => ({
      kind: kind === 'hint' ? 'hint' : 'changed',
      text,
    })),
  answer({ evidence, explanation, rewritten }) {
    const { variants: _variants, notes: _notes, leftOut: _leftOut, ...found } = evidence ?? {}
    return {
      ...found,
      explanation: explanation.map(textOf).join('\n\n'),
      ...(rewritten.length > 0 ? { rewrittenVersion: rewritten.map(textOf).join('\n\n') } : {}),
    }
  },
  keptInput: ({ text, web }) => ({ text, web }),
  forHistory: ({ text, web }, plan) => ({
    input: { text, web },
    plan: { ...plan, evidence: withoutOwnPassages(plan.evidence), withAll: withoutOwnPassages(plan.withAll) },
  }),
}

const report: Dialect<PlagiarismInput, Plan> = {
  id: 'report',
  name: 'Report',
  handOff: [],
  render({ evidence, explanation }, { text }): Rendered {
    const say = frame(found(text))
    const [above, below] = evidence === undefined ? ['', ''] : writeReport(evidence)
    const words = joinPieces(explanation.map(piecesOfItem), '\n\n', found(text))
    return [
      { id: '', pieces: say`${above}` },
      { id: 'explanation', pieces: words },
      { id: '', pieces: say`${below}` },
    ]
  },
}

const rewrittenVersion: Dialect<PlagiarismInput, Plan> = {
  id: 'rewritten',
  name: 'Rewritten version',
  isProse: true,
  handOff: [],
  render: ({ rewritten }, { text }) => [
    { id: 'rewritten', pieces: joinPieces(rewritten.map(piecesOfItem), '\n\n', found(text)) },
  ],
}

/** The checked text with a place beside each passage for its source; no rewriting. */
const withSources: Dialect<PlagiarismInput, Plan> = {
  id: 'with-sources',
  name: 'With sources cited',
  handOff: [],
  render({ evidence }, { text }) {
    const say = frame(found(text))
    return [{ id: '', pieces: say`${evidence?.variants.find(({ id }) => id === 'rewritten')?.text ?? ''}` }]
  },
}

function found(text: string) {
  return standard('comparison/report', chosen('text', text.trim().slice(0, 60)))
}

/** Passages of somebody's own sources are theirs, like the sources; those of the library and the web are not. */
function withoutOwnPassages(evidence: Evidence | undefined): Evidence | undefined {
  if (evidence === undefined) return undefined
  const isPublic = (sourceId: string | undefined) =>
    evidence.sources.some(({ id, origin }) => id === sourceId && origin !== 'own')
  return {
    ...evidence,
    matches: evidence.matches.map(({ source, ...match }) =>
      source && (match.kind === 'repeated' || isPublic(match.sourceId)) ? { ...match, source } : match,
    ),
  }
}
