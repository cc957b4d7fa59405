import type { PictureIdea } from '../read/picture-idea.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import type { PlaceDecision } from './place.ts'
import { isSeenFromOutside } from './stated-place.ts'

// Things that a place only may have would be new things in the picture.
const mayBeMissing =
  /people|rail|hills|façades|fern|reeds|arch|counter|stove|shelves|instrument|altar|lamp|hulls|wing|stage|bed\b|board|gate|racks|desks|screens|rope|rows?\b|walls|path|doorway|tree|flame|aisle|view|seat/u

/** No background was chosen: the place of the idea, or depth alone. */
export function defaultPlace(picture: PictureIdea): PlaceDecision {
  const { setting } = picture.idea
  const said = setting.place?.sense?.depth
  const isIndoor = isSeenFromOutside(picture) ? false : setting.indoor
  const tag = setting.place?.words ?? ''
  const [near, middle, far] =
    said !== undefined && !mayBeMissing.test(said)
      ? said.split(', ').map((part) => part.replace(/^(?:an? )?(\S+) or (\S+)$/u, '$1'))
      : []
  if (near !== undefined && middle !== undefined && far !== undefined && !picture.isLong)
    return {
      full: `Depth builds from ${near} through ${middle} to ${far}`,
      brief: `depth built from ${near} to ${far}`,
      terse: '',
      tag,
      isIndoor,
      notes: [],
    }
  const isPlain =
    setting.places.length === 0 &&
    setting.indoor === undefined &&
    picture.idea.isEnglish &&
    picture.main !== undefined &&
    !/^(?:place|landscape|sky|building)$/u.test(picture.main.kind)
  const { full, brief } = isPlain ? plainSurroundings(picture) : layers(picture)
  return { full, brief, terse: '', tag: isPlain ? 'plain background' : 'layered depth', isIndoor, notes: [] }
}

function plainSurroundings({ ref, isPlural, idea }: PictureIdea): { full: string; brief: string } {
  const read = isPlural ? 'read' : 'reads'
  return pick(idea.text, [
    {
      full: `The surroundings stay plain and slightly out of focus, so that ${ref} ${read} first`,
      brief: 'plain surroundings, slightly out of focus',
    },
    {
      full: `Nothing competes with ${ref}: the background is one quiet tone that softens towards the back`,
      brief: 'a quiet background in one soft tone',
    },
    {
      full: `A calm, uncluttered background falls away softly behind ${ref}`,
      brief: 'a calm, uncluttered background',
    },
  ])
}

function layers({ ref, idea, main }: PictureIdea): { full: string; brief: string } {
  if (main && /^(?:place|landscape|sky|building)$/u.test(main.kind))
    return pick(idea.text, [
      {
        full: 'Near edges are crisp, and everything grows paler with distance',
        brief: 'crisp near edges, paler distance',
      },
      {
        full: 'Depth comes in three layers, each a little softer than the one before it',
        brief: 'three layers of softening depth',
      },
    ])
  return pick(idea.text, [
    {
      full: `Depth comes in three layers: a crisp near edge, ${ref}, and a softer far side`,
      brief: 'three layers of depth',
    },
    {
      full: `The nearest edge is crisp, ${ref} clear, and all that lies behind falls off gently`,
      brief: 'crisp near edge, soft distance',
    },
    {
      full: `Softening edges set ${ref} apart from what is near and what is far`,
      brief: 'depth told by softening edges',
    },
  ])
}

function pick<Choice>(seed: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[stableHash(seed) % choices.length] ?? choices[0]
}
