import { mapItems, planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { findFaults, notesOn, textOfPlan } from './checks.ts'
import { compose } from './compose.ts'
import { StoryInput } from './input.ts'
import { brief, story, StoryPlan } from './plan.ts'
import { readPlan } from './read.ts'
import { dialectsOf } from './render/dialects.ts'

export const core: ToolCore<StoryInput, StoryPlan> = {
  input: StoryInput,
  planVersion: 1,
  plan: StoryPlan,
  compose,
  dialects: ({ mode }) => dialectsOf[mode],
  parts: (plan) =>
    plan.mode === 'story'
      ? planItems(plan).map((one, at) => ({ id: one.id, name: `${at}: ${textOf(one).slice(0, 40)}` }))
      : brief.parts(plan, ['premise']),
  read: readPlan,
  write: (plan) => (plan.mode === 'story' ? story : brief).write(plan),
  withPart(plan, part, other) {
    if (plan.mode === 'prompt') return brief.withPart(plan, part, other)
    const anew = planItems(other).find(({ id }) => id === part)
    return anew ? mapItems(plan, (one) => (one.id === part ? anew : one)) : plan
  },
  faults: findFaults,
  notes: notesOn,
  answer: (plan, input) => ({ generatedStory: textOfPlan(plan, input) }),
  requestAnswer: (request) => ({ generatedStory: request }),
}
