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
  if (platform !== 'lovable' || plan.size === 'tiny') return []
  // The look stands in the brief already; the file of the pack holds it too.
  const items = lastingItems(plan).filter(({ words }) => words[0]?.from !== 'assumed')
  if (items.length === 0) return []
  const origin = frameOf(platform)
  return frame(origin)`### ${phrase('knowledge', plan, platform)}\n\n${blocks(items, origin)}`
}

/** Typefaces and colors; the rest of the look follows from the brief. */
const lookRows: readonly (string | undefined)[] = ['design/palette', 'design/type', 'fields/colorPreferences']

/** As many whole lines as fit, the most important first. */
export function lastingItems(plan: BriefPlan, most = mostCharacters): BriefItem[] {
  const { name, oneLine } = plan
  const title = oneLine ?? name
  const [first] = oneLine?.words ?? []
  // "ShiftSwap: a web app …"
  const before = name && first ? [...name.words, { ...first, text: ': ' }] : []
  const isEntry = ({ level, derive }: BriefItem) => level === undefined && !derive
  const entries = (items: readonly BriefItem[]) => items.filter(isEntry).map((item) => [item])
  // With the list below it: the first line of a rule often says nothing alone.
  const rules = plan.core.flatMap((item, at) => {
    const next = plan.core.findIndex(({ level }, index) => index > at && level === undefined)
    return item.ref && isEntry(item) ? [plan.core.slice(at, next === -1 ? undefined : next)] : []
  })
  const looks = plan.design.filter(({ words: [as] }) => as?.from === 'model' || lookRows.includes(as?.row))
  const roles = plan.users.filter(({ words: [first] }) => first?.row === 'fields/userRoles')
  const candidates = [
    ...(title ? [[{ ...title, words: [...before, ...title.words] }]] : []),
    ...rules,
    ...entries(looks),
    ...entries(plan.boundaries).slice(0, 1),
    ...entries(roles),
  ]
  let left = most
  return candidates.flatMap((items): BriefItem[] => {
    const length = items.reduce((sum, item) => sum + textOf(item).length + 12, 0)
    if (length > left || items.some(({ block }) => block !== undefined)) return []
    left -= length
    return items
  })
}
