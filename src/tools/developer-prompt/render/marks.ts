import { frame, type Piece } from '../../contract/rendered.ts'
import { describedRow } from '../compose/consequences.ts'
import type { Platform } from '../form-rules.ts'
import { isComposed, isShown, type BriefItem, type BriefPlan, type SectionId } from '../plan.ts'
import { frameOf, phrase, sizeFor } from './frame.ts'

/** Sections whose standing lines could be taken for decisions of the person. */
const decided = new Set<string>('core journeys requirements data screens services quality phases'.split(' '))

/** What this section shows on this platform, without the work that it hands over. */
export function shownItems(id: SectionId, plan: BriefPlan, platform: Platform): BriefItem[] {
  return plan[id].filter((item) => !item.derive && isShown(item, sizeFor(platform, plan)))
}

/** What stands behind an item of this section: that nobody said it, or nothing. */
export function marksIn(id: SectionId, plan: BriefPlan, platform: Platform): (item: BriefItem) => Piece[] {
  const as = frame(frameOf(platform))
  return (item) => {
    if (item.words.some(({ from, text }) => from === 'assumed' && !text.includes('(A-')))
      return as` (${phrase('assumed', plan, platform)})`
    return isDefault(id, item, plan) ? as` (default)` : []
  }
}

/** All that this section shows comes with choices, so its heading says it once. */
export function isDefaultSection(id: SectionId, plan: BriefPlan, platform: Platform): boolean {
  const items = shownItems(id, plan, platform)
  // Its issues hold the requirements.
  if (id === 'phases' && platform === 'github-copilot')
    items.push(...shownItems('requirements', plan, platform))
  return items.length > 0 && items.every((item) => isDefault(id, item, plan))
}

/** Comes with a choice, and the person neither said nor kept it. Only a brief made without a model has defaults. */
function isDefault(id: SectionId, { words, kept }: BriefItem, plan: BriefPlan): boolean {
  if (!isComposed(plan) || kept || !decided.has(id)) return false
  return words.every(({ from, row }) => from === 'standard' && row !== describedRow)
}
