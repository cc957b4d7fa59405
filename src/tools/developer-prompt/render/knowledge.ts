import { textOf } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import type { Platform } from '../form-rules.ts'
import type { BriefItem, BriefPlan } from '../plan.ts'
import { blocks } from './blocks.ts'
import { frameOf, phrase } from './frame.ts'

/** What Lovable takes as project knowledge. */
const mostCharacters = 1_200

/** Lasting context for Lovable: what it is, the rules that never break, the look. No features. */
export function knowledge(plan: BriefPlan, platform: Platform): Piece[] {
  // The look stands in the brief already; the file of the pack holds it too.
  const items = lastingItems(plan).filter(({ words }) => words[0]?.from !== 'assumed')
  if (items.length === 0) return []
  const origin = frameOf(platform)
  return frame(origin)`### ${phrase('knowledge', plan, platform)}\n\n${blocks(items, origin)}`
}

/** Typefaces and colors; the rest of the look follows from the brief. */
const lookRows = ['design/palette', 'design/type', 'fields/colorPreferences']

/** As many whole lines as fit, the most important first. */
export function lastingItems(plan: BriefPlan, most = mostCharacters): BriefItem[] {
  const { name, oneLine } = plan
  const title = oneLine ?? name
  const [first] = oneLine?.words ?? []
  // "ShiftSwap: a web app …"
  const before = name && first ? [...name.words, { ...first, text: ': ' }] : []
  const entries = (items: readonly BriefItem[]) =>
    items.filter(({ level, derive }) => level === undefined && !derive)
  const candidates = [
    ...(title ? [{ ...title, words: [...before, ...title.words] }] : []),
    // A rule that goes on in a list below it stands in the prompt alone: its first line says nothing.
    ...entries(plan.core.filter(({ ref }, at) => ref && plan.core[at + 1]?.level === undefined)),
    ...entries(plan.design).filter(
      ({ words: [look] }) => look?.from === 'model' || lookRows.includes(look?.row ?? ''),
    ),
    ...entries(plan.boundaries).slice(0, 1),
    ...entries(plan.users).filter(({ words: [first] }) => first?.row === 'fields/userRoles'),
  ]
  let left = most
  return candidates.filter((item) => {
    const length = textOf(item).length + 12
    if (item.block !== undefined || length > left) return false
    left -= length
    return true
  })
}
