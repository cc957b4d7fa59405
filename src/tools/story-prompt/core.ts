import { mapItems, planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { defineCore } from '../contract/tool-core.ts'
import { findFaults, notesOn, textOfPlan } from './checks.ts'
import { compose } from './compose.ts'
import { StoryInput } from './input.ts'
import { planVersion, sectionsOf, StoryPlan } from './plan.ts'
import { readPlan } from './read.ts'
import { anyBrief, claudeBrief } from './render/brief.ts'
import { markdownStory, plainStory } from './render/story.ts'
import { writePlan } from './write.ts'

export const core = defineCore<StoryInput, StoryPlan>({
  input: StoryInput,
  planVersion,
  plan: StoryPlan,
  compose,
  dialects: ({ mode }) => (mode === 'story' ? [plainStory, markdownStory] : [anyBrief, claudeBrief]),
  parts: (plan) =>
    plan.mode === 'story'
      ? planItems(plan).map((one, at) => ({ id: one.id, name: `${at}: ${textOf(one).slice(0, 40)}` }))
      : sectionsOf('prompt')
          .filter(({ key }) => key !== 'premise' && plan[key].length > 0)
          .map(({ key, name }) => ({ id: key, name: plan.labels[key]?.text || name })),
  read: readPlan,
  write: writePlan,
  withPart(plan, part, other) {
    const key = sectionsOf('prompt').find((section) => section.key === part)?.key
    if (plan.mode === 'prompt') return key === undefined ? plan : { ...plan, [key]: other[key] }
    const anew = planItems(other).find(({ id }) => id === part)
    return anew ? mapItems(plan, (one) => (one.id === part ? anew : one)) : plan
  },
  faults: findFaults,
  notes: notesOn,
  answer: (plan, input) => ({ generatedStory: textOfPlan(plan, input) }),
  requestAnswer: (request) => ({ generatedStory: request }),
})
