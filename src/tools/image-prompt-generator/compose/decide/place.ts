import type { Place } from '#tools/idea/setting.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { Background } from '../../options.ts'
import { joinAnd } from '../english.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { stableHash } from '../stable-hash.ts'
import type { Part } from './part.ts'

export type PlaceDecision = Part & {
  /** The fewest words that still name every chosen place. */
  terse: string
  /** Undefined when the idea says nothing and nothing was chosen. */
  isIndoor: boolean | undefined
  notes: Note[]
}

type World = 'studio' | 'forest' | 'city' | 'room' | 'abstract' | 'sci-fi' | 'beach' | 'elsewhere'
type Entry = {
  world: World
  set: string
  noun: string
  depth: string
  hint: string
  tag: string
  colours: readonly string[]
}

export const backgroundEntries: Record<Background, Entry> = {
  'Studio Background': {
    world: 'studio',
    set: 'on',
    noun: 'a studio background, one unbroken paper sweep',
    depth: 'a soft floor shadow and a gentle gradient giving it depth',
    hint: 'a studio backdrop',
    tag: 'studio background, paper sweep',
    colours: ['warm grey'],
  },
  'Nature/Forest': {
    world: 'forest',
    set: 'in',
    noun: 'an old-growth forest with a fern understory',
    depth: 'trunks receding into mist',
    hint: 'forest',
    tag: 'old-growth forest, ferns, misty trunks',
    colours: ['moss green', 'bark brown'],
  },
  'Urban City': {
    world: 'city',
    set: 'in',
    noun: 'a lived-in city street with shopfronts and wet asphalt',
    depth: 'layered façades running back to distant traffic lights',
    hint: 'city street',
    tag: 'city street, shopfronts, wet asphalt',
    colours: ['asphalt grey', 'brick red'],
  },
  'Inside Room': {
    world: 'room',
    set: 'in',
    noun: 'a furnished room with one window',
    depth: 'a shelf and a doorway keeping the far side readable',
    hint: 'a furnished room',
    tag: 'furnished room interior, one window',
    colours: ['linen white', 'warm wood brown'],
  },
  Abstract: {
    world: 'abstract',
    set: 'against',
    noun: 'an abstract field of shapes that echoes the colours of the subject',
    depth: 'translucent planes overlapping from near to far',
    hint: 'abstract shapes',
    tag: 'abstract background, overlapping translucent planes',
    colours: ['pale blue-grey'],
  },
  'Sci-fi Landscape': {
    world: 'sci-fi',
    set: 'in',
    noun: 'a sci-fi landscape, an alien plain with monumental structures',
    depth: 'a double band of haze along the horizon',
    hint: 'a sci-fi plain',
    tag: 'sci-fi landscape, alien plain, monumental structures',
    colours: ['dust violet', 'pale copper'],
  },
  'Beach/Ocean': {
    world: 'beach',
    set: 'on',
    noun: 'a beach with receding waves and damp sand',
    depth: 'the ocean horizon kept clear of the head',
    hint: 'beach and ocean',
    tag: 'beach, ocean waves, damp sand',
    colours: ['sea green', 'wet sand'],
  },
}

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

/** The background as one space; what the idea says about its place comes first. */
export function decidePlace(picture: PictureIdea, chosen: readonly Background[]): PlaceDecision {
  const { idea } = picture
  const [first, second, ...more] = chosen
  if (first === undefined) return statedPlace(picture)
  const notes: Note[] = []
  const place = placeOf(picture)
  const ownWorld = worldOf(picture)
  const isIndoor =
    (isSeenFromOutside(picture) ? false : idea.setting.indoor) ??
    (chosen.includes('Inside Room')
      ? true
      : ownWorld === undefined && first !== 'Studio Background' && first !== 'Abstract'
        ? false
        : undefined)
  const entry = backgroundEntries[first]
  const anchor = picture.placeRef ?? (place?.phrase === 'the water' ? place.phrase : undefined)
  let full: string
  let brief: string

  if (place !== undefined && ownWorld !== undefined && ownWorld !== entry.world && !isBackdrop(entry.world)) {
    notes.push({
      kind: 'resolved',
      text: `Your idea is set ${where(place)}, so that stays the place; ${first} ${entry.world === 'room' ? 'frames the view' : 'shows in the far distance'}.`,
    })
    full =
      entry.world === 'room'
        ? `The view opens from inside a furnished room, through its one window, onto ${anchor ?? 'the scene'}`
        : ownWorld === 'room'
          ? `${upper(anchor ?? 'the room')} stays the place, and far beyond it, through an opening, lies ${entry.noun}`
          : `${upper(anchor ?? 'the place')} stays in front, and in the far distance it gives way to ${entry.noun}`
    brief =
      entry.world === 'room'
        ? 'seen through the window of a furnished room'
        : `${entry.hint} in the far distance`
  } else if (entry.world === 'studio' && place !== undefined && ownWorld !== undefined) {
    notes.push({
      kind: 'resolved',
      text: `Your idea is set ${where(place)}; with Studio Background that becomes a printed backdrop behind the subject.`,
    })
    full = `Everything stands on ${entry.noun}, with ${anchor ?? 'the place'} as a printed backdrop and ${entry.depth}`
    brief = `studio background with ${anchor ?? 'the place'} as a printed backdrop`
  } else {
    full = standalone(entry, anchor, picture)
    brief = `set ${entry.set} ${entry.noun}`
  }
  const isElsewhere = full.includes(' stays ') || brief.startsWith('seen through')
  if (second !== undefined && isElsewhere) {
    const hints = joinAnd(chosen.slice(1).map((background) => backgroundEntries[background].hint))
    full = `${full}, with faint echoes of ${hints} in the shapes furthest back`
    brief = `${brief}, with echoes of ${hints} furthest back`
    notes.push({
      kind: 'resolved',
      text: `${joinAnd(chosen.slice(1))} ${chosen.length > 2 ? 'are' : 'is'} kept as an echo in the far background.`,
    })
  } else if (second !== undefined) {
    const joined = joinSecond(entry, backgroundEntries[second])
    full = `${full}, ${joined.words}`
    brief = `${brief}, ${joined.words}`
    notes.push({ kind: 'resolved', text: joined.note(first, second) })
  }
  if (more.length > 0 && !isElsewhere) {
    const hints = joinAnd(more.map((background) => backgroundEntries[background].hint))
    full = `${full}, with faint echoes of ${hints} in the shapes furthest back`
    brief = `${brief}, with echoes of ${hints} furthest back`
    notes.push({
      kind: 'resolved',
      text: `More than two places cannot be one: ${joinAnd(more)} ${more.length > 1 ? 'are' : 'is'} kept as an echo in the far background.`,
    })
  }
  return {
    full,
    brief,
    terse: `set against ${joinAnd(chosen.map((background) => backgroundEntries[background].hint))}`,
    tag: chosen.map((background) => backgroundEntries[background].tag).join(', '),
    isIndoor,
    notes,
  }
}

function standalone(entry: Entry, anchor: string | undefined, picture: PictureIdea): string {
  if (entry.world === 'studio') return `The setting is ${entry.noun}, ${entry.depth}`
  if (entry.world === 'abstract') return `Behind ${anchor ?? picture.ref} lies ${entry.noun}, ${entry.depth}`
  if (entry.world === 'room' && picture.main?.kind === 'building')
    return `${upper(picture.ref)} is shown as ${entry.noun}, ${entry.depth}`
  if (entry.world === 'room') return `Around ${anchor ?? picture.ref} is ${entry.noun}, ${entry.depth}`
  return `Around ${anchor ?? picture.ref} stretches ${entry.noun}, ${entry.depth}`
}

function joinSecond(
  first: Entry,
  second: Entry,
): { words: string; note: (one: string, other: string) => string } {
  if (first.world === 'studio')
    return {
      words: `and ${second.hint} printed on its backdrop`,
      note: (one, other) =>
        `${one} and ${other} together: the subject stands in the studio, ${other} is on the backdrop.`,
    }
  if (second.world === 'studio')
    return {
      words: 'all built as a set on a studio background',
      note: (one, other) => `${one} and ${other} together: ${one} is built as a set in the studio.`,
    }
  if (second.world === 'abstract' || first.world === 'abstract')
    return {
      words:
        second.world === 'abstract'
          ? 'dissolving into abstract shapes towards the edges'
          : `and traces of ${second.hint} showing through them`,
      note: (one, other) => `${one} and ${other} together: one dissolves into the other towards the edges.`,
    }
  if (first.world === 'room' || second.world === 'room')
    return {
      words:
        first.world === 'room'
          ? `and ${second.hint} seen through the window`
          : 'all of it seen through the window of a furnished room',
      note: (one, other) => `${one} and ${other} together: one is inside, the other seen through the window.`,
    }
  return {
    words: `giving way to ${second.hint} in the distance`,
    note: (one, other) => `${one} and ${other} together: ${one} is near, ${other} in the distance.`,
  }
}

// Things that a place only may have would be new things in the picture.
const mayBeMissing =
  /people|rail|hills|façades|fern|reeds|arch|counter|stove|shelves|instrument|altar|lamp|hulls|wing|stage|bed\b|board|gate|racks|desks|screens|rope|rows?\b|walls|path|doorway|tree|flame|aisle|view|seat/u

function statedPlace(picture: PictureIdea): PlaceDecision {
  const { setting } = picture.idea
  const said = setting.place?.sense?.depth
  const notes: Note[] = []
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
      notes,
    }
  const isPlain =
    setting.places.length === 0 &&
    setting.indoor === undefined &&
    picture.idea.isEnglish &&
    picture.main !== undefined &&
    !/^(?:place|landscape|sky|building)$/u.test(picture.main.kind)
  const { full, brief } = isPlain ? plainSurroundings(picture) : layers(picture)
  return { full, brief, terse: '', tag: isPlain ? 'plain background' : 'layered depth', isIndoor, notes }
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

function where({ words, phrase }: Place): string {
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
function placeOf({ idea }: PictureIdea): Place | undefined {
  const water = /\bunder ?water\b/iu.exec(idea.scene)?.[0]
  if (water !== undefined && idea.setting.place === undefined)
    return { words: water, phrase: 'the water', noun: 'sea', role: 'location', indoor: false }
  return (
    idea.setting.place ??
    idea.setting.places.find((one) => worldOfPlace.some(([, pattern]) => pattern.test(one.noun)))
  )
}

function worldOf(picture: PictureIdea): World | undefined {
  const { indoor } = picture.idea.setting
  const place = placeOf(picture)
  if (!place || !holds(place) || neutral.test(place.noun)) return undefined
  const found = worldOfPlace.find(([, pattern]) => pattern.test(place.noun))?.[0]
  return found ?? (indoor === true ? 'room' : indoor === false ? 'elsewhere' : undefined)
}

function isBackdrop(world: World): boolean {
  return world === 'studio' || world === 'abstract'
}

function upper(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1)
}

// "an old bookshop on a rainy evening": the weather is where we stand.
function isSeenFromOutside({ main, idea }: PictureIdea): boolean {
  return main?.kind === 'building' && idea.setting.place === undefined && idea.setting.weather.length > 0
}
