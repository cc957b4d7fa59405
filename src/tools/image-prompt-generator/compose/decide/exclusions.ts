import type { Background, Lighting } from '../../options.ts'
import type { PictureIdea } from '../read/picture-idea.ts'

export type Exclusion = {
  /** "no lettering" */
  words: string
  /** For models without a negative: what is there instead. */
  instead: string
  /** By the idea, or needed to keep the picture within bounds. */
  isAsked: boolean
}

const insteadOf: readonly (readonly [RegExp, string])[] = [
  [/people|person|human|crowd|personne|menschen|personas|pessoas|persone|люд/iu, 'otherwise deserted'],
  [/text|letter|word|writing|caption|schrift|texte|texto|testo|надпис|текст/iu, 'blank, unlettered surfaces'],
  [/logo|brand/iu, 'plain, unbranded surfaces'],
  [/watermark|signature/iu, 'a clean picture area to the edges'],
  [/colou?r/iu, 'black, white and grey only'],
  [/background/iu, 'an empty plain backdrop'],
  [/car|traffic/iu, 'empty roads'],
  [/cloud/iu, 'a clear sky'],
  [/shadow/iu, 'flat, even light'],
]

/** What the idea rules out, and at most two things that pictures of this sort tend to get wrong. */
export function decideExclusions(
  picture: PictureIdea,
  {
    hasText,
    places,
    lights,
    restraint,
  }: {
    hasText: boolean
    places: readonly Background[]
    lights: readonly Lighting[]
    restraint: readonly string[]
  },
): Exclusion[] {
  const list: Exclusion[] = picture.idea.negations
    .filter(
      (negation) =>
        negation.use === 'wish' &&
        !(hasText && /^(?:any )?(?:text|letter|word|writing)/iu.test(negation.what)),
    )
    .slice(0, 4)
    .map((negation) => {
      const instead = insteadOf.find(([pattern]) => pattern.test(negation.what))?.[1]
      if (picture.idea.isEnglish)
        return { words: negation.words, instead: instead ?? negation.words, isAsked: true }
      const words = instead === undefined ? `“${negation.words}”` : `${instead} (“${negation.words}”)`
      return { words, instead: instead ?? words, isAsked: true }
    })
  for (const words of restraint) list.push({ words, instead: words, isAsked: true })
  const said = list.map(({ words }) => words).join(' ')
  const own: Exclusion[] = []
  const needsPlainSigns = places.includes('Urban City') || lights.includes('Neon Glow')
  const hasOwnWriting = picture.idea.quotes.length > 0
  if (hasText)
    own.push({ words: 'no other lettering', instead: 'all other surfaces unlettered', isAsked: false })
  else if (needsPlainSigns && !hasOwnWriting && !/text|letter/iu.test(said))
    own.push({ words: 'no lettering', instead: 'signs and surfaces left blank', isAsked: false })
  if (picture.hasPeople && (picture.idea.actions.length > 0 || !picture.idea.isEnglish))
    own.push({ words: 'natural hands', instead: 'natural hands', isAsked: false })
  if (isProduct(picture))
    own.push({ words: 'no invented logos', instead: 'plain, unbranded surfaces', isAsked: false })
  if (places.includes('Studio Background') && places.length === 1)
    own.push({
      words: 'no props beyond those named',
      instead: 'only the named things on the sweep',
      isAsked: false,
    })
  return [...list, ...own.slice(0, Math.max(1, 3 - list.length))].slice(0, 4 + restraint.length)
}

function isProduct({ main, idea }: PictureIdea): boolean {
  return (
    main !== undefined &&
    !main.animate &&
    /^(?:container|device|clothing|food|tool|vehicle)$/u.test(main.kind) &&
    (idea.purpose !== undefined || /product|packag|ad\b|advert/iu.test(idea.text))
  )
}
