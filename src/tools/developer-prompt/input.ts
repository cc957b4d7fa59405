import { normalise } from '#shared/text/normalise.ts'
import { PromptDraft } from './form.ts'
import * as texts from './input.texts.ts'

/** The body of `generate-prompt`: what is missing becomes work for the builder, but something has to be wanted. */
export const BriefInput = PromptDraft.transform(cleaned).superRefine((draft, context) => {
  if ([draft.projectDescription, draft.projectName, draft.mainGoal].some((text) => text !== '')) return
  context.addIssue({ code: 'custom', path: ['projectDescription'], message: texts.emptyProject })
})

/** Invisible characters can carry orders and never carry wishes. */
function cleaned(draft: PromptDraft): PromptDraft {
  const entries = Object.entries(draft).map(([field, value]) => {
    if (typeof value === 'string') return [field, normalise(value)]
    return [field, Array.isArray(value) ? value.map(normalise).filter(Boolean) : value]
  })
  return Object.fromEntries(entries) as PromptDraft
}
