import { readActions } from './compose/read-field.ts'
import { skipsDataModel, type PromptDraft } from './form-rules.ts'
import { answersIn } from './given.ts'
import type { Size } from './plan.ts'
import * as texts from './size.texts.ts'

/** How big the brief is to be, by what was chosen and counted, and the reason in words. */
export function chooseSize(draft: PromptDraft): { size: Size; reason: string } {
  const features = answersIn(draft).features
  const wanted = features.length + answersIn(draft).lines.filter(({ id }) => id.startsWith('C')).length
  const things = answersIn(draft).entities.filter(({ name }) => name !== '').length
  const roles = readActions(draft.userRoles).length
  const isContent = skipsDataModel(draft)

  if (draft.projectType === 'ecommerce') return { size: 'large', reason: texts.hasShop }
  if (roles > 1) return { size: 'large', reason: texts.rolesNamed(roles) }
  if (things > 3) return { size: 'large', reason: texts.kindsOfData(things) }
  if (wanted > (isContent ? 12 : 8)) return { size: 'large', reason: texts.featuresChosen(wanted) }
  if (isContent) return { size: 'small', reason: texts.isContentSite }
  return { size: 'small', reason: wanted + things === 0 ? texts.isUnknown : texts.isSmall }
}
