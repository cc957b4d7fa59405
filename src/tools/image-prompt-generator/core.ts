import { renderedText } from '../contract/rendered.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { findFaults, notesOn } from './checks.ts'
import { compose } from './compose.ts'
import { ImageInput } from './input.ts'
import { describing, ImagePlan, itemsOf, keysOf } from './plan.ts'
import { readPlan, writePlan } from './read.ts'
import { dialects } from './render/dialects.ts'

const rewritable = { ...describing, lettering: 'Lettering' } as const

export const core: ToolCore<ImageInput, ImagePlan> = {
  input: ImageInput,
  planVersion: 1,
  plan: ImagePlan,
  compose,
  dialects: () => dialects,
  parts: (plan) =>
    keysOf(rewritable)
      .filter((id) => itemsOf(plan, id).length > 0)
      .map((id) => ({ id, name: rewritable[id] })),
  read: readPlan,
  write: writePlan,
  // The short form told the old part.
  withPart: (plan, part, other) =>
    part in rewritable ? { ...plan, [part]: other[part as keyof ImagePlan], brief: other.brief } : plan,
  faults: findFaults,
  notes: notesOn,
  answer: (plan, input) => ({ generatedPrompt: renderedText(dialects[0]?.render(plan, input) ?? []) }),
}
