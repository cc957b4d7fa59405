import { readActions } from './compose/read-field.ts'
import { skipsDataModel, type PromptDraft } from './form-rules.ts'
import { chosenFeatures, givenEntities, givenLines, needsReview } from './given.ts'
import type { Size } from './plan.ts'

/** How big the brief is to be, by what was chosen and counted, and the reason in words. */
export function chooseSize(draft: PromptDraft): { size: Size; reason: string } {
  const features = chosenFeatures(draft)
  const wanted = features.length + givenLines(draft).filter(({ id }) => id.startsWith('C')).length
  const things = givenEntities(draft).filter(({ name }) => name !== '').length
  const roles = readActions(draft.userRoles).length
  const isContent = skipsDataModel(draft)
  const hasAccounts =
    draft.authenticationType !== '' ||
    !['', 'guest'].includes(draft.authFlow) ||
    features.some(({ id }) => needsReview(id))

  if (draft.projectType === 'ecommerce') return { size: 'large', reason: 'money changes hands in a shop' }
  if (roles > 1) return { size: 'large', reason: `${roles} roles were named` }
  if (things > 3) return { size: 'large', reason: `${things} kinds of data were described` }
  if (wanted > (isContent ? 12 : 8)) return { size: 'large', reason: `${wanted} features were chosen` }
  if (isContent) return { size: 'small', reason: 'it is a content site' }
  if (wanted <= 2 && things <= 1 && !hasAccounts && draft.projectType !== 'dashboard')
    return { size: 'tiny', reason: 'few features, one kind of data and no accounts were asked for' }
  return { size: 'small', reason: 'there are few features and one role' }
}
