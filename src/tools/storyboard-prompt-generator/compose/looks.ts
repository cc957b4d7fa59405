import { readSafety } from '#tools/idea/safety.ts'
import type { AgeBand } from './bands.ts'
import { choose } from './choose.ts'

export type Colour = { name: string; hex: string }
export type Palette = readonly [Colour, Colour, Colour, Colour, Colour]

const palettes: readonly [Palette, ...Palette[]] = [
  [
    c('moss', '#7A8F4B'),
    c('butter', '#F6D77A'),
    c('brick', '#B5533C'),
    c('cream', '#FBF3E2'),
    c('dusk blue', '#5B7BA0'),
  ],
  [
    c('sea green', '#4F8A83'),
    c('sand', '#E8D3A2'),
    c('coral', '#E27D60'),
    c('foam', '#F4F7F2'),
    c('ink blue', '#2F4A6D'),
  ],
  [
    c('fern', '#5E8C61'),
    c('apricot', '#F2B07B'),
    c('plum', '#7A4E6D'),
    c('oat', '#F5EBDC'),
    c('slate', '#54677A'),
  ],
  [
    c('olive', '#8A8B4A'),
    c('mustard', '#E0A93B'),
    c('cherry', '#C2453D'),
    c('milk', '#FAF6EE'),
    c('night blue', '#33446B'),
  ],
  [
    c('mint', '#8FC1A9'),
    c('lemon', '#F7E08A'),
    c('rust', '#C46A3A'),
    c('linen', '#F7F0E4'),
    c('lavender', '#8C84B5'),
  ],
  [
    c('pine', '#3F6B5C'),
    c('honey', '#E9B44C'),
    c('rose', '#D98880'),
    c('pearl', '#F8F4EC'),
    c('storm blue', '#4A6580'),
  ],
]

function c(name: string, hex: string): Colour {
  return { name, hex }
}

export function choosePalette(seed: string): Palette {
  return choose(palettes, seed, 'palette')
}

export type ArtStyle = {
  name: string
  /** Style anchor of 12 to 20 words, the same in every prompt. */
  anchor: string
  line: string
  texture: string
  /** What was changed about the wish, for a note. */
  changed?: string
}

type StyleRow = ArtStyle & { match: RegExp }

const styles: readonly StyleRow[] = [
  row(
    /gouache/,
    'soft gouache storybook',
    'soft gouache storybook illustration, rounded shapes, visible brush edges, fine paper grain, limited warm palette, gentle shadows',
    'no outlines, soft painted edges',
    'fine paper grain',
  ),
  row(
    /cut.?(?:out|paper)|paper.?cut|collage|scherenschnitt|papier/,
    'cut-paper collage',
    'cut-paper collage storybook illustration, layered scissored shapes, visible paper fibres, torn edges, small soft shadows, limited warm palette',
    'crisp scissored edges, a few torn ones',
    'paper fibres, layered card',
  ),
  row(
    /crayon|pencil|chalk|kreide|buntstift/,
    'crayon and pencil',
    'crayon and pencil storybook illustration, waxy strokes, soft pencil outlines, white paper showing through, limited warm palette',
    'soft wobbly pencil line',
    'waxy strokes on rough paper',
  ),
  row(
    /clay|stop.?motion|plasticine|knete|claymation/,
    'clay stop-motion',
    'handmade clay stop-motion scene, rounded sculpted shapes, small fingerprints, miniature set, soft studio light, limited warm palette',
    'sculpted edges, no lines',
    'clay with small fingerprints',
  ),
  row(
    /\b3d\b|three.?d|rendered|cgi/,
    'rounded 3D family animation',
    'rounded 3D family animation, simple sculpted shapes, soft matte materials, gentle rim light, clear silhouettes, limited warm palette',
    'no lines, clear silhouettes',
    'matte, softly worn materials',
  ),
  row(
    /flat|vector|minimal|simple shapes|geometric/,
    'flat vector shapes',
    'flat vector storybook illustration, bold simple shapes, high contrast, plain ground, no gradients, very few details, limited palette',
    'no outlines, bold clear edges',
    'none, flat colour',
  ),
  row(
    /water.?colou?r|aquarell|aquarelle|acuarela|aquarela|acquerello|ink/,
    'watercolour with ink line',
    'loose watercolour with fine ink line, soft blooming washes, white paper edges, small lively details, limited warm palette',
    'thin lively ink line',
    'watercolour blooms on rough paper',
  ),
  row(
    /felt|wool|fabric|knit|diorama|textile|filz/,
    'felt craft diorama',
    'felt craft diorama, stitched wool shapes, fuzzy edges, button details, miniature handmade set, soft light, limited warm palette',
    'stitched seams',
    'wool felt with visible stitches',
  ),
  row(
    /comic|cel|manga|anime|graphic novel|bande dessin/,
    'ink and cel comic',
    'clean ink and cel-shaded comic illustration, confident outlines, two-tone shadows, lively angles, clear silhouettes, limited palette',
    'confident ink outline of varied weight',
    'flat cel colour, two-tone shadows',
  ),
  row(
    /pastel/,
    'soft pastel',
    'soft pastel storybook illustration, powdery chalk texture, rounded shapes, blended edges, tinted paper showing, limited warm palette',
    'no outlines, powdery edges',
    'chalk on tinted paper',
  ),
  row(
    /linocut|woodcut|print|block/,
    'hand-printed linocut',
    'hand-printed linocut storybook illustration, bold carved shapes, slightly misaligned colour layers, visible ink texture, limited warm palette',
    'carved edges',
    'ink texture, layers a little out of place',
  ),
  row(
    /oil|acrylic|painted|painting/,
    'thick painted storybook',
    'thick painted storybook illustration, broad visible brushstrokes, rounded shapes, warm canvas texture, soft edges, limited warm palette',
    'no outlines, broad brush edges',
    'brushstrokes on canvas',
  ),
]

function row(match: RegExp, name: string, anchor: string, line: string, texture: string): StyleRow {
  return { match, name, anchor, line, texture }
}

const usual: Record<AgeBand, readonly [string, ...string[]]> = {
  '0-2': ['flat', 'felt'],
  '3-5': ['gouache', 'cut paper'],
  '6-8': ['watercolour', '3d'],
  '9-12': ['comic', 'watercolour'],
}

/** Which of these names belong to studios or brands and so are replaced by what can be seen. */
const owned =
  /pixar|disney|ghibli|dreamworks|aardman|laika|illumination|nickelodeon|cartoon network|marvel|dc comics|peppa|bluey|paw patrol|lego|minecraft|pokemon|pokémon|studio|in the style of|(?:^|\s)style of/i

/** The art style in words that any generator understands; names of people and studios become traits. */
export function chooseStyle(wish: string, band: AgeBand, format: string, seed: string): ArtStyle {
  const usualKey = format === 'comic' && band !== '0-2' ? 'comic' : choose(usual[band], seed, 'style')
  const fallback = styles.find(({ match }) => match.test(usualKey)) ?? styles[0]
  const plain =
    fallback ??
    row(
      /(?:)/,
      'storybook',
      'soft storybook illustration, rounded shapes, clear silhouettes, fine paper grain, gentle shadows, limited warm palette',
      'soft',
      'paper grain',
    )
  const lower = wish.toLowerCase().trim()
  if (lower === '') return plain
  if (/photo|realis|real life|lifelike|hyperreal|live.?action|foto|фото|写实|リアル/.test(lower))
    return {
      ...plain,
      changed: `Pictures for children are drawn, never photorealistic, so “${wish}” became ${plain.name}.`,
    }
  const isOwned =
    owned.test(lower) ||
    readSafety(wish).findings.some(({ category }) =>
      /living-artist|protected-character|real-person/.test(category),
    )
  const known = styles.find(({ match }) => match.test(lower))
  if (isOwned) {
    const near =
      known ??
      (/pixar|dreamworks|illumination|disney/.test(lower)
        ? styles.find(({ match }) => match.test('3d'))
        : /aardman|laika/.test(lower)
          ? styles.find(({ match }) => match.test('clay'))
          : undefined) ??
      plain
    return {
      ...near,
      changed:
        'Names of living artists, studios and brands are left out; the style is described by what can be seen.',
    }
  }
  if (known) return known
  if (readSafety(wish).findings.length > 0)
    return {
      ...plain,
      changed: `The wish for the style did not fit children's pictures, so it became ${plain.name}.`,
    }
  const words = wish.trim().split(/\s+/).slice(0, 6).join(' ')
  return {
    name: words,
    anchor: `${words}, storybook illustration, rounded shapes, clear silhouettes, visible handmade texture, gentle shadows, limited palette`,
    line: 'clear rounded edges',
    texture: `as usual for ${words}`,
  }
}
