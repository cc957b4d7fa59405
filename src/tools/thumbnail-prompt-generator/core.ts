import { renderedText } from '../contract/rendered.ts'
import { textOf } from '../contract/plan.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { findFaults, notesOn } from './checks.ts'
import { ThumbnailInput } from './input.ts'
import { conceptId, ThumbnailPlan } from './plan.ts'
import { readPlan, writePlan } from './read.ts'
import { dialectsOf, ideaTexts } from './render/dialects.ts'

export const core: ToolCore<ThumbnailInput, ThumbnailPlan> = {
  input: ThumbnailInput,
  planVersion: 1,
  plan: ThumbnailPlan,
  // What a title leaves unsaid takes understanding.
  compose: () => undefined,
  dialects: (_plan, input) => dialectsOf(input),
  parts: ({ concepts }) =>
    concepts.map(({ name }, at) => ({ id: conceptId(at), name: name ? textOf(name) : `Concept ${at + 1}` })),
  read: readPlan,
  write: writePlan,
  withPart: (plan, part, other) => ({
    ...plan,
    concepts: plan.concepts.map((one, at) => (conceptId(at) === part ? (other.concepts[at] ?? one) : one)),
  }),
  faults: findFaults,
  notes: notesOn,
  answer: (plan, input) =>
    input.mode === 'idea'
      ? { generatedIdeas: ideaTexts(plan, input) }
      : { generatedPrompt: renderedText(dialectsOf(input)[0]?.render(plan, input) ?? []) },
  requestAnswer: (text, { mode }) => (mode === 'idea' ? { generatedIdeas: [] } : { generatedPrompt: text }),
}
