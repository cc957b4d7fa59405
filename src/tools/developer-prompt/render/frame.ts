import { byModel, chosen, standard, type Origin } from '../../contract/plan.ts'
import { frame, piecesOfItem, type Piece } from '../../contract/rendered.ts'
import { phrases, platformRows, type PhraseId } from '../craft/platforms.ts'
import type { Platform } from '../form-rules.ts'
import { sectionNames, type BriefPlan, type SectionId, type Size } from '../plan.ts'

export function frameOf(platform: Platform): Origin {
  return standard(`platforms/${platform}`, chosen('platform', platform))
}

/** A phrase of the frame in the person's language, if a model gave it, with the project's name in its place. */
export function phrase(id: PhraseId, plan: BriefPlan, platform: Platform): Piece[] {
  // Plans of an earlier version have one task for all tools.
  const given = plan.phrases[id] ?? (id.startsWith('at-once') ? plan.phrases['task.tiny'] : undefined)
  const as = frame(given === undefined ? frameOf(platform) : byModel)
  // "The web app" begins small inside a sentence; a name stays as it is.
  const name = (plan.name ? piecesOfItem(plan.name) : as`this`).map((piece) =>
    piece.from === 'standard' ? { ...piece, text: piece.text.toLowerCase() } : piece,
  )
  return (given ?? phrases[id])
    .split('{name}')
    .flatMap((text, at) => [...(at === 0 ? [] : name), ...as`${text}`])
}

/** v0 reads the shortest briefs. */
export function sizeFor(platform: Platform, { size }: BriefPlan): Size {
  return platform === 'v0' && size === 'small' ? 'tiny' : size
}

export function headingOf(id: SectionId, plan: BriefPlan, platform: Platform): Piece[] {
  const given = plan.headings[id]
  const own = platformRows[platform].headings?.[id]
  if (own !== undefined && (given === undefined || plan.phrases[own] !== undefined))
    return phrase(own, plan, platform)
  return frame(given === undefined ? frameOf(platform) : byModel)`${given ?? sectionNames[id]}`
}
