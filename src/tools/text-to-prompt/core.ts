import { defineCore } from '../contract/tool-core.ts'
import { findFaults } from './checks.ts'
import { compose } from './compose.ts'
import { TextPromptInput } from './input.ts'
import { notesOn } from './notes.ts'
import { planVersion, sections, TextPlan, type SectionKey } from './plan.ts'
import { readPlan } from './read.ts'
import { dialects, promptText } from './render/dialects.ts'
import { writePlan } from './write.ts'

export const core = defineCore<TextPromptInput, TextPlan>({
  input: TextPromptInput,
  planVersion,
  plan: TextPlan,
  compose,
  dialects: () => dialects,
  parts: (plan) =>
    sections
      .filter(({ key }) => writtenByModel.has(key) && plan[key].length > 0)
      .map(({ key, name }) => ({ id: key, name: plan.labels[key]?.text || name })),
  read: readPlan,
  write: writePlan,
  withPart(plan, part, other) {
    const key = sections.find((section) => section.key === part)?.key
    return key === undefined ? plan : { ...plan, [key]: other[key] }
  },
  faults: findFaults,
  notes: notesOn,
  answer: (plan) => ({ generatedPrompt: promptText(plan) }),
})

/** Not what the person gave, and not what is no part of the prompt. */
const writtenByModel: ReadonlySet<SectionKey> = new Set([
  'task',
  'context',
  'requirements',
  'output',
  'check',
  'assumed',
])
