import { mapItems } from '../../contract/edit-plan.ts'
import type { Choice, Span } from '../../contract/plan.ts'
import { findFeature } from '../feature-list.ts'
import type { PromptDraft } from '../form-rules.ts'
import type { BriefItem, BriefPlan } from '../plan.ts'
import { boldStart, stepTexts, type Group } from './consequences.ts'
import { refsIn, showRefs } from './entry.ts'

const namingRows = ['tests/rules', 'tests/journey', 'tests/requirements', 'requirements/acceptance']
const refList = /\w\w-\d+(?:(?:, | to )\w\w-\d+)*/u

/** After an edit, composed lines that name other items, or are there because of them, follow what is left of these. */
export function followEdits(plan: BriefPlan, { projectType }: PromptDraft): BriefPlan {
  const named = [...plan.core, ...plan.journeys, ...plan.requirements]
  const features = new Set(named.map(({ about }) => about))
  const isThere = ({ field, value }: Choice) =>
    field !== 'features' || features.has(findFeature(value, projectType)?.id)
  const isNeeded = ({ row = '', by = [] }: Span) =>
    row.startsWith('pairs/') ? by.every(isThere) : !/^(?:services|records)\//u.test(row) || by.some(isThere)
  const followed = mapItems(plan, (item) => {
    const words = item.words.filter(isNeeded)
    const [first] = words
    if (first === undefined) return undefined
    const [list] = (namingRows.includes(first.row ?? '') && refList.exec(first.text)) || []
    if (list === undefined) return words.length === item.words.length ? item : { ...item, words }
    const refs = showRefs(named.filter(({ ref }) => refsIn(list).has(ref)))
    return refs === '' ? undefined : { ...item, words: [{ ...first, text: first.text.replace(list, refs) }] }
  })
  return { ...followed, phases: followSteps(followed) }
}

/** Steps that a person wrote stay as they are. */
function followSteps({ phases, requirements, journeys }: BriefPlan): BriefItem[] {
  const isOurs = ({ words: [first], phase }: BriefItem) => first?.row === 'phases' && phase !== undefined
  const membersOf = (step: BriefItem) => requirements.filter(({ phase }) => phase === step.phase)
  const left = phases.filter((step) => !isOurs(step) || membersOf(step).length > 0)
  const steps = left.filter(({ phase }) => phase !== undefined)
  const groups = steps.map((step): Group => [boldStart(step) ?? '', membersOf(step)])
  const texts = new Map(stepTexts(groups, journeys).map((text, at) => [steps[at], text]))
  return left.map((step) => {
    const words = step.words.map((span) => ({ ...span, text: texts.get(step) ?? '' }))
    return isOurs(step) ? { ...step, words } : step
  })
}
