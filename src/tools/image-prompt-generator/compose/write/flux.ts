import { sentence } from '../english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import type { Picture } from '../decide/decide-picture.ts'
import { partsClause } from './prose.ts'

/** Positive wording only, subject first; as fields when there are several things to keep apart. */
export function writeFlux(picture: Picture, isJson: boolean): string {
  return isJson ? writeFields(picture) : shortProse(picture)
}

/** 40 to 90 words for most ideas: the idea whole, every decision as a phrase. */
export function shortProse(picture: Picture): string {
  const { reading, medium, place, view, light, effects, finish, lettering, hasPlaceOption } = picture
  const looks =
    !effects.changesMaterial && reading.parts.length > 0 && reading.idea.wordCount < 25
      ? sentence(partsClause({ ...reading, parts: reading.parts.slice(0, 2) }))
      : ''
  return [
    sentence(positive(picture, `${medium.opening} ${reading.opening.link}`)),
    sentence(positive(picture, reading.opening.rest)),
    lettering ? sentence(`The text "${lettering.text}" stands ${lettering.place} in ${lettering.font}`) : '',
    picture.traits.length > 0 ? sentence(joinList(picture.traits)) : '',
    looks,
    ...effects.parts.map((part) => sentence(part.brief)),
    hasPlaceOption || reading.idea.setting.places.length === 0 ? sentence(place.brief) : '',
    sentence(view.brief),
    sentence(light.brief),
    sentence(
      [
        effects.isFlat ? '' : medium.surface.brief,
        medium.influence?.brief ?? '',
        ...finish.parts.map((part) => part.brief),
      ]
        .filter((one) => one !== '')
        .join(', '),
    ),
    picture.palette.length > 0 ? sentence(`Colors: ${joinList(picture.palette)}`) : '',
    ...[...new Set(picture.exclusions.map(({ instead }) => instead))].map(sentence),
  ]
    .filter((one) => one !== '')
    .join(' ')
}

// Naming a thing can summon it, so "without people" becomes what is seen then.
function positive({ reading, exclusions }: Picture, text: string): string {
  let said = text
  for (const negation of reading.idea.negations) {
    const instead = exclusions.find(({ words }) => words === negation.words)?.instead
    if (negation.use === 'fact' && /people|person|human/iu.test(negation.what))
      said = said.replace(negation.words, 'entirely deserted')
    else if (instead !== undefined) said = said.replace(negation.words, instead)
  }
  return said
}

function writeFields(picture: Picture): string {
  const { reading, medium, place, view, light, effects, finish, lettering } = picture
  const seen = reading.idea.subjects
    .filter(
      (subject) =>
        subject.role !== 'reader' &&
        subject.role !== 'place' &&
        !/^(?:time|abstract|event|place|landscape)$/u.test(subject.kind),
    )
    .slice(0, 6)
  const subjects = seen.map((subject) =>
    subject === reading.main
      ? {
          description: [subject.phrase, ...(effects.changesMaterial ? [] : reading.parts)].join(', '),
          action: reading.idea.action?.forms.ing ?? reading.pose ?? 'at rest',
          ...(effects.parts.length > 0
            ? { material: effects.parts.map((part) => part.brief).join('; ') }
            : {}),
        }
      : { description: subject.phrase },
  )
  return JSON.stringify(
    {
      scene: positive(picture, `${medium.opening} ${reading.opening.link}`),
      subjects,
      style: [
        medium.tag,
        effects.isFlat ? '' : medium.surface.brief,
        medium.influence?.brief ?? '',
        ...finish.parts.map((part) => part.brief),
      ]
        .filter((one) => one !== '')
        .join(', '),
      background: place.brief,
      lighting: upperFirst(light.brief),
      technical: [view.brief, picture.frame.ratio ? `${picture.frame.ratio} frame` : '']
        .filter((one) => one !== '')
        .join(', '),
      ...(picture.palette.length > 0 ? { colors: picture.palette } : {}),
      ...(lettering
        ? { text: { content: lettering.text, font: lettering.font, placement: lettering.place } }
        : {}),
      ...(picture.exclusions.length > 0 ? { keep: picture.exclusions.map(({ instead }) => instead) } : {}),
    },
    null,
    2,
  )
}
