import { renderedText } from '../contract/rendered.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { findFaults, notesOn } from './checks.ts'
import { compose } from './compose.ts'
import { TextPromptInput } from './input.ts'
import { inSections, TextPlan } from './plan.ts'
import { readPlan, writePlan } from './read.ts'
import { dialects } from './render/dialects.ts'

export const core: ToolCore<TextPromptInput, TextPlan> = {
  input: TextPromptInput,
  planVersion: 1,
  plan: TextPlan,
  compose,
  dialects: () => dialects,
  // Not what the person gave, and not what is no part of the prompt.
  parts: (plan) => inSections.parts(plan, ['material', 'questions', 'language']),
  read: readPlan,
  write: writePlan,
  withPart: inSections.withPart,
  faults: findFaults,
  notes: notesOn,
  answer: (plan, input) => ({ generatedPrompt: renderedText(dialects[0].render(plan, input)) }),
}
