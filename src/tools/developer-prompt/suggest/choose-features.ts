import { contentRoots } from '../compose/words/stem.ts'
import { allFeatures } from '../feature-list.ts'
import { essentials, featureCues } from './feature-cues.ts'
import { saidFigures } from './said-figures.ts'
import type { Reading } from './read-sentence.ts'

export type ChosenFeatures = {
  /** Labels from the list. */
  listed: string[]
  /** The sentence's own words for what the list does not have. */
  own: string[]
}

const mostListed = 12
/** "without accounts": what then has no place. */
const refusals: readonly (readonly [RegExp, RegExp])[] = [
  [
    /account|login|log-in|sign|registration|password/u,
    /login|auth|account|sessions|2fa|invite|profile|roles/u,
  ],
  [/payment|checkout|price/u, /payments|iap|checkout|pricing/u],
  [/chat|messag/u, /chat/u],
  [/comment/u, /comments|moderation/u],
  [/notification|reminder|e-?mail|push/u, /notify|push|email/u],
  [/track|analytic|cookie/u, /analytics/u],
  [/ads|advert/u, /^$/u],
  [/social/u, /social|feed/u],
  [/photo|picture|image/u, /camera|files|media|lightbox/u],
]

/** Essentials of the type, then what the sentence asks for. */
export function chooseFeatures(reading: Reading): ChosenFeatures {
  const { text, type, extras, actions, without } = reading
  const asked = withoutRefusals(text)
  const refused = (id: string) =>
    refusals.some(([said, ids]) => without.some((words) => said.test(words)) && ids.test(id))
  const chosen = allFeatures.filter(
    ({ id, projectType }) =>
      projectType === type &&
      !refused(id) &&
      (essentials[type].includes(id) || (featureCues[id]?.test(asked) ?? false)),
  )
  // The list is in the order of the picker; what was asked for must not fall off its end.
  const kept = [
    ...chosen.filter(({ id }) => essentials[type].includes(id)),
    ...chosen.filter(({ id }) => !essentials[type].includes(id)),
  ].slice(0, mostListed)
  const figures = type === 'dashboard' ? saidFigures(reading) : []
  const covered = (words: string) => {
    const roots = contentRoots(words)
    return kept.some(({ id, label, explanation }) => {
      const own = contentRoots(
        `${label} ${explanation} ${/notify|push/u.test(id) ? 'reminder alert notification' : ''}`,
      )
      return roots.size <= 2 && [...roots].every((root) => own.has(root))
    })
  }
  const own = extras.filter((extra) => !covered(extra) && !figures.some((figure) => extra.startsWith(figure)))
  // Nothing listed fits a game or a command line: what people do with it is what it has to do.
  const fallback = kept.length + own.length === 0 ? actions : []
  return { listed: kept.map(({ label }) => label), own: [...own, ...fallback].slice(0, 8) }
}

function withoutRefusals(text: string): string {
  return text.replace(/\b(?:without|no)\s+(?:any\s+|an?\s+)?[\p{L}-]+(?:\s(?:or|and)\s[\p{L}-]+)?/giu, ' ')
}
