import { conceptOfKind, findConcept } from '#tools/idea/concepts.ts'
import type { SubjectKind } from '#tools/idea/noun-kind.ts'
import { choose } from './choose.ts'
import { countWords } from './fit-narration.ts'
import type { Palette } from './looks.ts'
import type { CastRole, Feeling } from './story-types.ts'

export type Body =
  | 'child'
  | 'adult'
  | 'mammal'
  | 'bird'
  | 'fish'
  | 'insect'
  | 'boat'
  | 'vehicle'
  | 'thing'
  | 'plant'
  | 'creature'
  | 'robot'

export type Figure = {
  role: CastRole
  name: string
  /** "[TILLY]" */
  tag: string
  kind: string
  body: Body
  /** 25 to 40 words, the same letter for letter wherever the figure appears. */
  identity: string
  /** Stands in for a human child where a service draws none. */
  substitute?: string
  expressions: string
  size: string
  ageFeel: string
}

/** Which build a noun has, which decides how it shows feelings and touches things. */
export function bodyOf(noun: string, kind: SubjectKind, isChild: boolean): Body {
  if (kind === 'person') return isChild ? 'child' : 'adult'
  if (kind === 'robot' || kind === 'device' || kind === 'software') return 'robot'
  if (kind === 'creature') return /mermaid|nessie/.test(noun) ? 'fish' : 'creature'
  if (kind === 'plant') return 'plant'
  if (kind === 'vehicle') {
    if (
      /balloon|rocket|plane|kite|spaceship|helicopter|glider|sled|airship|drone|satellite|shuttle/.test(noun)
    )
      return 'thing'
    return /boat|ship|ferry|tug|canoe|raft|dinghy|yacht|submarine|sail|barge|vessel|trawler/.test(noun)
      ? 'boat'
      : 'vehicle'
  }
  if (kind === 'animal') {
    if (
      /(?:^|[ -])(?:bird|owl|owlet|eagle|hawk|robin|sparrow|swallow|crow|raven|pigeon|dove|penguin|duck|duckling|goose|hen|chick|chicken|rooster|parrot|flamingo|stork|heron|swan|gull|puffin|peacock|turkey|ostrich|kiwi|swift|finch|wren|jay|magpie|toucan|pelican|nightingale|emu|woodpecker)/.test(
        noun,
      )
    )
      return 'bird'
    if (
      /(?:^|[ -]|gold|cat|sword|star|jelly)(?:fish|whale|dolphin|shark|octopus|squid|seahorse|ray|eel|orca|narwhal|seal|manatee|crab|lobster|shrimp|turtle|salmon|trout|jellyfish|starfish|clam|oyster)/.test(
        noun,
      )
    )
      return 'fish'
    if (
      /(?:^|[ -])(?:bee|bees|ant|ants|beetle|butterfl|moth|fly\b|bug|cricket|grasshopper|worm|snail|slug|spider|ladybird|dragonfly|firefly|caterpillar|wasp|mosquito)\b/.test(
        noun,
      )
    )
      return 'insect'
    return 'mammal'
  }
  return 'thing'
}

export const handOf: Record<Body, string> = {
  child: 'hand',
  adult: 'hand',
  mammal: 'paw',
  bird: 'wing',
  fish: 'fin',
  insect: 'feeler',
  boat: 'bow',
  vehicle: 'bumper',
  thing: 'side',
  plant: 'leaf',
  creature: 'paw',
  robot: 'hand',
}

type Build = {
  face: string
  ratio: string
  wears: readonly [string, ...string[]]
  marks: readonly [string, ...string[]]
}

// {a} and {b} are two colours of the palette.
const animalWears = [
  '{a} knitted scarf with one loose thread',
  '{a} canvas satchel with a wooden button',
  'short {a} waistcoat with one {b} patch',
  '{a} neckerchief with {b} dots',
  '{a} rain boots and a {b} cord belt',
] as const
const builds: Record<Body, Build> = {
  child: {
    face: 'round face with simplified storybook features',
    ratio: 'about three heads tall',
    wears: ['{a} hooded jacket with one large {b} button, plain trousers, soft boots'],
    marks: [
      'a tiny gap between the front teeth',
      'one freckle beside the nose',
      'a curl that never lies flat',
    ],
  },
  adult: {
    face: 'round face with simplified storybook features',
    ratio: 'about five heads tall',
    wears: ['{a} wool cardigan with {b} buttons, plain trousers', '{a} work apron over a {b} shirt'],
    marks: ['laughter lines beside the eyes', 'one silver streak in the hair'],
  },
  mammal: {
    face: 'large calm eyes',
    ratio: 'about two heads tall',
    wears: animalWears,
    marks: [
      'one pale tuft on top of the head',
      'a small notch in the left ear',
      'one white toe on the right foot',
      'a crooked left whisker',
    ],
  },
  bird: {
    face: 'bright round eyes',
    ratio: 'about two heads tall',
    wears: [
      '{a} knitted scarf with one loose thread',
      '{a} neckerchief with {b} dots',
      'tiny {a} shoulder bag with a {b} flap',
    ],
    marks: ['one upright feather on the head', 'a pale ring around the left leg', 'one speckle on the chest'],
  },
  fish: {
    face: 'wide friendly eyes',
    ratio: 'head nearly half of the body',
    wears: ['{a} ribbon tied in a flat bow', 'small {a} shell on a {b} cord'],
    marks: ['one pale dot above the left eye', 'a tiny notch in one fin'],
  },
  insect: {
    face: 'round shining eyes',
    ratio: 'head as large as the body',
    wears: ['{a} acorn-cap hat with a {b} band', 'tiny {a} scarf with {b} ends'],
    marks: ['one bent feeler', 'a pale dot on the left side'],
  },
  boat: {
    face: 'gentle face on the front of the cabin',
    ratio: 'short and round, cabin one third of the height',
    wears: ['{a} hull with a {b} stripe, cream cabin', '{a} hull, cream cabin, one {b} band on the funnel'],
    marks: ['one patched rope fender on the left side', 'a small heart-shaped rust mark at the bow'],
  },
  vehicle: {
    face: 'gentle face with headlamp eyes',
    ratio: 'short and rounded, wheels a third of the height',
    wears: ['{a} body with a {b} stripe, cream roof', '{a} body, one {b} door'],
    marks: ['one slightly dented left corner', 'a single mismatched wheel cap'],
  },
  thing: {
    face: 'simple gentle face',
    ratio: 'short and rounded',
    wears: ['{a} ribbon tied once around the middle', 'one small {a} patch with {b} stitches'],
    marks: ['one tiny chip on the upper left edge', 'a small star-shaped scratch'],
  },
  plant: {
    face: 'simple gentle face',
    ratio: 'head one third of the height',
    wears: ['{a} ribbon tied loosely around the stem', 'small {a} clay pot with a {b} rim'],
    marks: ['one leaf shaped like a heart', 'one leaf with a nibbled edge'],
  },
  creature: {
    face: 'large kind eyes',
    ratio: 'about two and a half heads tall',
    wears: animalWears,
    marks: [
      'one small horn shorter than the other',
      'a star-shaped pale spot on the tummy',
      'one ear that folds over',
    ],
  },
  robot: {
    face: 'two round lens eyes',
    ratio: 'about two heads tall',
    wears: ['{a} painted chest plate with one {b} button', '{a} body with a {b} antenna tip'],
    marks: ['one mismatched {b} arm', 'a small dent on the left side of the head'],
  },
}

const hair = [
  'short black curls',
  'straight dark-brown hair to the chin',
  'short tight black coils',
  'wavy chestnut hair',
  'a round halo of dark curls',
] as const
const skin = [
  'warm brown skin',
  'light brown skin',
  'deep brown skin',
  'golden tan skin',
  'rosy beige skin',
] as const

const roleWear: readonly (readonly [RegExp, string])[] = [
  [/detective|inspector|investigator|spy/, 'tweed detective cap, round brass lens on a {a} cord'],
  [/chef|cook|baker/, 'tall soft baker hat, {a} apron with one {b} pocket'],
  [/pirate|captain|sailor/, '{a} three-cornered hat, {b} striped shirt'],
  [/astronaut|cosmonaut|pilot/, 'rounded {a} space suit with a {b} knee patch, clear helmet'],
  [/knight/, 'soft padded {a} tunic, small round tin helmet with a {b} feather'],
  [/doctor|nurse|vet/, 'white coat with {a} buttons, small {b} bag'],
  [/teacher|professor|librarian/, 'round spectacles, {a} cardigan with {b} elbow patches'],
  [/firefighter|fireman/, '{a} rounded helmet, {b} coat with pale bands'],
  [/wizard|witch|magician/, 'soft {a} pointed hat with one {b} patch'],
  [/king|queen|prince|princess/, 'small crooked {b} crown, {a} short cape'],
  [/gardener|farmer/, 'wide straw hat, {a} dungarees with one {b} patch'],
  [/explorer|scout|adventurer/, '{a} wide-brimmed hat, {b} canvas satchel'],
  [/superhero|hero\b/, 'soft {a} cape, made-up {b} leaf emblem on the chest'],
  [/musician|drummer|pianist|singer|violinist/, '{a} bow tie, {b} felt cap'],
  [/postman|mail|courier|messenger/, '{a} flat cap, {b} letter bag'],
]

export type FigureWish = {
  role: CastRole
  name: string
  /** "little tugboat", "raccoon detective". */
  kind: string
  /** The thing itself in the singular: "tugboat", "raccoon". */
  noun: string
  subjectKind: SubjectKind
  body: Body
  /** Looks from the idea or the world; else what the noun is known for. */
  look?: string
  /** A trait from the idea that must be seen: "quiet horn". */
  trait?: string
  age?: number
  isOld?: boolean
  scale?: string
  clothes?: string
  /** "with a white beard", as the idea says. */
  detail?: string
}

/** One member of the cast, drawn so exactly that it can be repeated word for word. */
export function buildFigure(wish: FigureWish, palette: Palette, seed: string): Figure {
  const { body, role } = wish
  const key = `${seed}:${role}:${wish.name}`
  const build = builds[body]
  const offset = role === 'hero' ? 0 : role === 'other' ? 1 : 2
  const a = palette[(2 + offset) % 5]?.name ?? palette[0].name
  const b = palette[(1 + offset) % 5]?.name ?? palette[1].name
  const paint = (text: string) => text.replaceAll('{a}', a).replaceAll('{b}', b)
  const isHuman = body === 'child' || body === 'adult'
  const worn = paint(
    wish.clothes ??
      roleWear.find(([match]) => match.test(wish.kind))?.[1] ??
      choose(build.wears, seed, `wears:${body}`, offset),
  )
  const concept = isHuman ? undefined : (findConcept(wish.noun) ?? conceptOfKind(wish.subjectKind))
  const look = isHuman
    ? `${choose(skin, seed, 'skin', offset * 2)}, ${wish.isOld ? 'white hair in a loose bun' : choose(hair, seed, 'hair', offset)}`
    : withoutMissing(wish.look ?? firstParts(concept?.looks ?? '', 2), wish.trait)
  const scale = wish.scale ?? scaleOf(body, concept?.scale, wish.isOld === true)
  const kind = kindPhrase(wish, isHuman)
  const mark = paint(choose(build.marks, seed, `mark:${body}`, offset))
  const identity = toLength(
    [kind, wish.detail ?? '', look, build.face, worn, wish.trait ? traitToSee(wish.trait) : mark],
    wish.trait
      ? [build.ratio, scale, mark]
      : [build.ratio, scale, 'clear rounded outline', 'the same clothes in every picture'],
  )
  const substitute = body === 'child' ? animalSubstitute(worn, palette, key) : undefined
  return {
    role,
    name: wish.name,
    tag: `[${wish.name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '_')}]`,
    kind: wish.kind,
    body,
    identity,
    ...(substitute ? { substitute } : {}),
    expressions:
      'glad, worried, surprised and thoughtful, shown with eyes, mouth and the lean of the whole body',
    size: scale,
    ageFeel: wish.isOld
      ? 'grandparent, calm'
      : body === 'child' && wish.age
        ? `about ${wish.age}`
        : role === 'guide'
          ? 'grown up, calm'
          : 'young, like the readers',
  }
}

// A quiet horn can be seen as a horn, not as quiet.
function traitToSee(trait: string): string {
  const seen = trait.replace(/^(?:quiet|silent|soft|loud|shy|slow|noisy|hushed)\s+/i, 'small ')
  return `${/^missing|[^s]s$/.test(seen) ? '' : /^[aeiou]/i.test(seen) ? 'an ' : 'a '}${seen}, easy to see`
}

function kindPhrase(wish: FigureWish, isHuman: boolean): string {
  const young =
    wish.isOld ||
    /\b(?:young|little|small|tiny|old|baby|big|huge|great|tall|giant)\b|duckling|kitten|puppy|cub|chick|lamb|piglet|calf|foal|owlet|tadpole/.test(
      wish.kind,
    ) ||
    wish.body === 'thing' ||
    wish.body === 'vehicle' ||
    wish.body === 'boat' ||
    wish.body === 'plant' ||
    wish.body === 'robot'
      ? ''
      : wish.role === 'guide' || isHuman
        ? ''
        : 'young '
  const age = wish.body === 'child' ? ` of about ${wish.age ?? 7}` : ''
  return `${young}${wish.kind}${age}${wish.detail ? ` ${wish.detail}` : ''}`
}

function scaleOf(body: Body, known: string | undefined, isOld: boolean): string {
  if (body === 'child') return 'as tall as a kitchen table'
  if (body === 'adult') return 'half as tall again as the young ones'
  const plain =
    known &&
    !/as the idea|as given|person|palm of|house|storey|floor|everywhere|to the horizon|frame/.test(known)
      ? known
      : undefined
  if (body === 'boat' || body === 'vehicle')
    return isOld ? 'twice as long as the young ones' : (plain ?? 'no longer than a bus')
  if (plain)
    return /^(?:as|taller|three|twice|small)/.test(plain)
      ? plain
      : /(?:high|sized|long)$/.test(plain)
        ? plain
        : `${plain} tall`
  return isOld ? 'twice as tall as the young ones' : 'as tall as a teapot'
}

// A zebra without stripes has none in its looks either.
function withoutMissing(look: string, trait = ''): string {
  const missing = /^missing (\w+?)s?$/.exec(trait)?.[1]
  return missing
    ? look
        .split(', ')
        .filter((part) => !part.includes(missing))
        .join(', ')
    : look
}

function firstParts(looks: string, count: number): string {
  return looks
    .replace(/(\w+) or [\w-]+/g, '$1')
    .split(', ')
    .slice(0, count)
    .join(', ')
}

// A block of fewer than 25 words leaves the generator to guess, one of more than 40 is no longer copied with care.
function toLength(must: readonly string[], may: readonly string[]): string {
  const parts = must.filter((part) => part !== '')
  for (const part of may) {
    const longer = [...parts, part].join(', ')
    if (countWords(longer) <= 40) parts.push(part)
  }
  while (countWords(parts.join(', ')) > 40 && parts.length > 2) parts.splice(parts.length > 4 ? 2 : -1, 1)
  let text = parts.join(', ')
  for (const filler of [
    'soft rounded shape',
    'calm friendly posture',
    'clear simple silhouette',
    'matte surface with gentle shading',
    'the same look in every picture',
  ]) {
    if (countWords(text) >= 25) break
    text += `, ${filler}`
  }
  return countWords(text) > 40 ? text.split(/\s+/).slice(0, 38).join(' ').replace(/,$/, '') : text
}

type Substitute = { kind: string; look: string }

const substitutes: readonly [Substitute, ...Substitute[]] = [
  { kind: 'fox', look: 'russet fur, black-tipped ears, narrow white-edged muzzle' },
  { kind: 'rabbit', look: 'soft brown fur, long upright ears, quick pink nose' },
  { kind: 'bear', look: 'dense honey-brown fur, round ears, broad soft muzzle' },
  { kind: 'otter', look: 'sleek brown fur, small round ears, pale whiskered cheeks' },
  { kind: 'hedgehog', look: 'cocoa-brown spines, pointed snout, peach tummy' },
]

function animalSubstitute(worn: string, palette: Palette, key: string): string {
  const animal = choose(substitutes, key, 'substitute')
  return toLength(
    [
      `young ${animal.kind} standing upright`,
      animal.look,
      'large calm eyes',
      worn,
      `one ${palette[1].name} tuft on top of the head`,
    ],
    ['about three heads tall', 'as tall as a kitchen table'],
  )
}

const limbed: Record<Feeling, string> = {
  happy: 'eyes bright, cheeks lifted, whole body light on its feet',
  curious: 'head tilted, eyes wide, body leaning in',
  hopeful: 'chin lifted, eyes on what is wished for',
  sad: 'head low, shoulders round, eyes down',
  shy: 'shoulders drawn up, chin tucked, eyes peeping out',
  worried: 'brows drawn up, body held close and small',
  surprised: 'eyes round, mouth a small open circle, body tipped back',
  cross: 'brows low, cheeks puffed, feet planted',
  tired: 'eyelids heavy, body sagging a little',
  brave: 'back straight, chin level, eyes steady',
  proud: 'chest lifted, a small contained smile',
  calm: 'shoulders loose, eyes soft, a quiet smile',
  thinking: 'eyes turned up, mouth to one side, quite still',
}

const faceOnly: Record<Feeling, string> = {
  happy: 'eyes bright, a wide smile, riding lightly upward',
  curious: 'eyes wide, whole shape leaning forward',
  hopeful: 'eyes lifted to what is wished for, tilted slightly up',
  sad: 'eyes down, mouth small, whole shape sinking low',
  shy: 'eyes half hidden, shape drawn small and turned aside',
  worried: 'brows drawn up, mouth small, leaning back',
  surprised: 'eyes round, mouth a small circle, tipped back',
  cross: 'brows low, mouth a short straight line',
  tired: 'eyelids heavy, shape sagging a little',
  brave: 'eyes steady, upright and pointed forward',
  proud: 'eyes bright, standing tall, a small contained smile',
  calm: 'eyes half closed, a quiet smile, resting level',
  thinking: 'eyes turned up, mouth to one side, quite still',
}

/** A feeling as a body of this kind shows it. */
export function showFeeling(body: Body, feeling: Feeling): string {
  return body === 'boat' || body === 'vehicle' || body === 'thing' || body === 'plant'
    ? faceOnly[feeling]
    : limbed[feeling]
}
