import { readSentences } from '#reading/lists.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import { textOf } from '../../contract/plan.ts'
import { frame, joinPieces, type Piece } from '../../contract/rendered.ts'
import { refsIn } from '../compose/entry.ts'
import type { Platform } from '../form-rules.ts'
import { needsReview } from '../given.ts'
import { handedOver, isComposed, isShown, type BriefItem, type BriefPlan } from '../plan.ts'
import { blocks } from './blocks.ts'
import { frameOf, phrase } from './frame.ts'
import { isDefaultSection, marksIn } from './marks.ts'

const longestTitle = 240

/** The build order as issues: scaffold first, then one per step, with boxes by id. */
export function issues(plan: BriefPlan, platform: Platform): Piece[] {
  const origin = frameOf(platform)
  const as = frame(origin)
  const label = phrase('issue', plan, platform)
  const requirements = plan.requirements.filter(({ ref }) => ref !== undefined)
  const phases = plan.phases.filter((item) => !item.derive && !item.level && isShown(item, plan.size))
  const boxes = (items: readonly BriefItem[]) =>
    !isComposed(plan) || items.length === 0
      ? items.flatMap((item) => as`\n- [ ] ${item.ref} ${headOf(item)}`)
      : as`\n${blocks(
          items.map((item) => ({ block: 'check', ...item })),
          origin,
          isDefaultSection('phases', plan, platform) ? undefined : marksIn('requirements', plan, platform),
        )}`
  const accepted = (shown: Piece[]) =>
    shown.length === 0 ? [] : as`\n${phrase('acceptance', plan, platform)}:${shown}`
  const isOpen = handedOver(plan, plan.size).length > 0
  const worked = isOpen ? as`\n- [ ] \`docs/decisions.md\` holds what is to be worked out.` : []
  const scaffold = as`### ${label} 1: ${phrase('scaffold', plan, platform)}${accepted(worked)}`
  // A step that was taken out on the page leaves the numbers of the others as they are.
  const isNumbered = phases.some((phase) => phase.phase !== undefined)
  // Without steps each requirement is a pull request of its own.
  const steps =
    phases.length === 0
      ? requirements.map((item) => ({ title: as`${item.ref ?? ''}`, items: [item] }))
      : phases.map((phase, at) => ({
          title: as`${phase}`,
          items: itemsOf(phase, isNumbered ? phase.phase : at + 1, requirements),
        }))
  const rest = steps.map(({ title, items }, at) => {
    const isReviewed = items.some(({ about = '' }) => needsReview(about))
    const review = isReviewed ? as` (${phrase('review', plan, platform)})` : []
    return as`### ${label} ${at + 2}: ${title}${review}${accepted(boxes(items))}`
  })
  return joinPieces([scaffold, ...rest, phrase('otherIssues', plan, platform)], '\n\n', origin)
}

/** By their step where code set it, else by the ids in the step's own words. */
function itemsOf(step: BriefItem, number: number | undefined, all: readonly BriefItem[]): BriefItem[] {
  if (all.some(({ phase }) => phase !== undefined)) return all.filter(({ phase }) => phase === number)
  const named = refsIn(textOf(step))
  return all.filter(({ ref }) => named.has(ref))
}

/** A requirement as a box: whole sentences, as many as fit. */
function headOf({ id, words }: BriefItem): Piece[] {
  const [line = ''] = textOf(words).split('\n', 1)
  const ends = readSentences(line).map((one) => line.indexOf(one) + one.length)
  const fitting = Math.max(0, ...ends.filter((end) => end <= longestTitle))
  let left = fitting || line.lastIndexOf(' ', longestTitle) + 1 || longestTitle
  const shown: Piece[] = []
  for (const span of words) {
    if (left > 0) shown.push({ ...span, text: span.text.slice(0, left), item: id })
    left -= span.text.length
  }
  const last = shown.at(-1)
  if (last && fitting === 0) last.text = `${trimEndOf(last.text, /[\s,;(–—-]/u)} …`
  return shown
}
