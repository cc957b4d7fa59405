import type { Place } from '#tools/idea/setting.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { World } from './backgrounds.ts'

const worldOfPlace: readonly (readonly [World, RegExp])[] = [
  [
    'forest',
    /^(?:forest|wood|woods|jungle|rainforest|grove|garden|park|orchard|meadow|clearing|tree|treehouse|bush)$/u,
  ],
  [
    'city',
    /^(?:alley|alleyway|street|road|avenue|boulevard|city|cityscape|downtown|metropolis|skyline|town|square|plaza|market|marketplace|bazaar|sidewalk|pavement|crossroads|bus-stop|rooftop|bridge|station)$/u,
  ],
  [
    'beach',
    /^(?:beach|shore|seashore|coast|shoreline|sea|ocean|island|bay|lagoon|pier|harbou?r|dock|dune)$/u,
  ],
  ['sci-fi', /^(?:moon|mars|planet|asteroid|crater|space|orbit|galaxy|spaceship|spacecraft)$/u],
]
const neutral =
  /^(?:bench|swing|path|field|fence|wall|stone|rock|hill|table|chair|stage|ground|floor|blanket|roof|doorstep|river|lake|pond|puddle)$/u

/** "in an elevator", whatever the idea says before it. */
export function where({ words, phrase }: Place): string {
  return /^(?:in|inside|within|on|at|under ?water)\b/iu.test(words) ? words : `in ${phrase}`
}

// What is above or beside a bar is not inside it.
function holds({ words, phrase }: Place): boolean {
  return (
    words === phrase ||
    /^(?:in|inside|within|on|at|through|throughout|across|along|around|over|down|up|into|under ?water)\b/iu.test(
      words,
    )
  )
}

// "on mars" reads as standing on something; it is a place all the same.
export function placeOf({ idea }: PictureIdea): Place | undefined {
  const water = /\bunder ?water\b/iu.exec(idea.scene)?.[0]
  if (water !== undefined && idea.setting.place === undefined)
    return { words: water, phrase: 'the water', noun: 'sea', role: 'location', indoor: false }
  return (
    idea.setting.place ??
    idea.setting.places.find((one) => worldOfPlace.some(([, pattern]) => pattern.test(one.noun)))
  )
}

/** The sort of place the idea itself names; undefined when it leaves that open. */
export function worldOf(picture: PictureIdea): World | undefined {
  const { indoor } = picture.idea.setting
  const place = placeOf(picture)
  if (!place || !holds(place) || neutral.test(place.noun)) return undefined
  const found = worldOfPlace.find(([, pattern]) => pattern.test(place.noun))?.[0]
  return found ?? (indoor === true ? 'room' : indoor === false ? 'elsewhere' : undefined)
}

// "an old bookshop on a rainy evening": the weather is where we stand.
export function isSeenFromOutside({ main, idea }: PictureIdea): boolean {
  return main?.kind === 'building' && idea.setting.place === undefined && idea.setting.weather.length > 0
}
