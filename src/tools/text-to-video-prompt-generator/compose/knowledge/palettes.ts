import type { SubjectKind } from '#tools/idea/noun-kind.ts'

/** Colours that kinds of places bring along; checked in order against the noun of the place. */
export const placeColours: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /forest|wood|jungle|rainforest|grove|garden|park|orchard|meadow|field|pasture|farm|vineyard|greenhouse/u,
    ['moss green', 'bark brown', 'leaf yellow'],
  ],
  [/desert|dune|canyon|savanna|wasteland/u, ['sand ochre', 'rust red', 'bleached sky']],
  [
    /beach|shore|coast|sea|ocean|harbou?r|pier|quay|island|bay|lighthouse/u,
    ['sea grey-green', 'wet sand', 'foam white'],
  ],
  [/river|lake|pond|stream|canal|waterfall|puddle|gutter/u, ['wet stone grey', 'reed green', 'sky silver']],
  [
    /mountain|hill|cliff|valley|glacier|arctic|tundra|volcano|ridge/u,
    ['rock grey', 'cold blue', 'lichen green'],
  ],
  [
    /city|street|alley|road|avenue|square|bridge|rooftop|roof|stop|station|subway|underpass|garage|lot|motorway|highway/u,
    ['concrete grey', 'brick brown', 'glass blue'],
  ],
  [/kitchen|bakery|cafe|café|restaurant|diner|bar|pub/u, ['flour white', 'worn wood brown', 'copper']],
  [
    /attic|cellar|basement|workshop|shed|factory|warehouse|barn|mine|cave|tunnel/u,
    ['dust grey', 'oxidised brown', 'dull iron'],
  ],
  [
    /bedroom|nursery|room|apartment|house|home|cottage|cabin|hotel/u,
    ['linen beige', 'muted blue', 'oak brown'],
  ],
  [
    /office|hospital|clinic|lab|laboratory|airport|school|classroom|supermarket|mall|shop|store/u,
    ['fluorescent white', 'pale green', 'linoleum grey'],
  ],
  [
    /library|museum|gallery|theat|opera|church|cathedral|temple|castle|palace/u,
    ['stone beige', 'dark oak', 'faded red'],
  ],
  [/moon|space|planet|orbit|station|spaceship/u, ['ash grey', 'deep black', 'signal white']],
]

export const kindColours: Record<SubjectKind, readonly string[]> = {
  person: ['natural skin tones', 'washed denim blue'],
  animal: ['fur brown', 'moss green'],
  creature: ['deep green', 'ember orange'],
  robot: ['oxidised amber', 'concrete grey'],
  plant: ['leaf green', 'soil brown'],
  food: ['crust brown', 'cream'],
  vehicle: ['enamel red', 'road grey'],
  building: ['stone beige', 'slate grey'],
  place: ['stone grey', 'soft green'],
  landscape: ['moss green', 'distance blue'],
  sky: ['sky blue', 'cloud white'],
  furniture: ['oak brown', 'linen beige'],
  clothing: ['faded cotton blue', 'cream'],
  instrument: ['varnish amber', 'black'],
  toy: ['chipped red', 'cream'],
  tool: ['worn wood brown', 'brushed steel'],
  container: ['glaze white', 'clay brown'],
  paper: ['paper white', 'ink blue'],
  device: ['graphite', 'soft white'],
  software: ['graphite', 'soft white'],
  object: ['warm grey', 'brass'],
  body: ['natural skin tones', 'soft brown'],
  event: ['warm white', 'soft red'],
  group: ['mixed muted cloth colours', 'warm grey'],
  organisation: ['slate blue', 'warm grey'],
  time: ['warm white', 'grey-blue'],
  abstract: ['milk white', 'deep blue'],
  unknown: ['warm grey', 'soft brown'],
}

const named =
  'red|crimson|scarlet|orange|amber|yellow|golden|gold|green|emerald|olive|mint|teal|turquoise|cyan|blue|navy|azure|indigo|violet|purple|lilac|lavender|magenta|pink|coral|salmon|brown|beige|tan|black|white|ivory|cream|grey|gray|silver|bronze|copper|mustard|maroon|burgundy'
const colourWord = new RegExp(
  `(?<![\\p{L}-])(?:(?:dark|light|pale|bright|deep|soft|dusty) )?(?:${named})(?![\\p{L}-])`,
  'giu',
)
// "a red light" and "Snow White" are no colours to paint with.
const noColour = /^\s?(?:reef|tape|hole|market|hour|house|noise|lie|paper|mail|eyed)/iu

/** Colours the idea names itself, as typed, each once. */
export function namedColours(text: string): string[] {
  const found = [...text.matchAll(/#[0-9a-f]{6}\b/giu)].map(([hex]) => hex)
  for (const match of text.matchAll(colourWord)) {
    const word = match[0].toLowerCase()
    if (!noColour.test(text.slice(match.index + word.length)) && !found.includes(word)) found.push(word)
  }
  return found.slice(0, 4)
}
