/** Where a story plays: three spots to go to, who lives there and short lines that are true of the place. */
export type World = {
  id: string
  match: RegExp
  place: string
  near: string
  middle: string
  far: string
  /** For pictures. */
  ground: string
  sound: string
  /** Somebody else of this place, for stories whose idea names nobody. */
  other: { kind: string; look: string }
  /** The caring grown-up of this place. */
  guide: { name: string; kind: string; look: string }
  /** Sentences of up to six words that fill up a scene. */
  spare: readonly string[]
}

const worlds: readonly World[] = [
  {
    id: 'harbour',
    match:
      /harbou?r|\bport\b|\bships?\b|boat|ferry|tug|lighthouse|\bdock|sailor|pirate|fisher|\bsail|captain|ocean liner|buoy/,
    place: 'the harbour',
    near: 'the stone pier',
    middle: 'the fish market',
    far: 'the old shed',
    ground: 'stone quay, coiled ropes, stacked crates, small moored boats and a striped lighthouse far back',
    sound: 'water lapping, gulls',
    other: { kind: 'young seal', look: 'smooth dove-grey fur, long whiskers, round dark eyes' },
    guide: {
      name: 'Old Bell',
      kind: 'old bell buoy',
      look: 'round riveted body, small brass bell on top, kind creased eyes',
    },
    spare: [
      'The ropes creaked.',
      'A rope went tap, tap.',
      'A gull sat on a post.',
      'The water went slap, slap.',
      'It smelled of salt.',
    ],
  },
  {
    id: 'sea',
    match:
      /\bsea\b|ocean|\breef|underwater|whale|dolphin|shark|octopus|squid|fish|crab|jellyfish|seahorse|turtle|mermaid|coral|clam|beach|shell|\bseal\b/,
    place: 'the blue bay',
    near: 'the coral garden',
    middle: 'the kelp forest',
    far: 'the round cave',
    ground: 'rounded coral, waving kelp, pale sand ripples and shafts of light from above',
    sound: 'bubbles, soft rolling water',
    other: { kind: 'small crab', look: 'wide shell, two round eyes on stalks, one claw larger' },
    guide: {
      name: 'Grandma Shell',
      kind: 'old sea turtle',
      look: 'broad mossy shell, wrinkled neck, half-moon eyes',
    },
    spare: [
      'Bubbles went up.',
      'The light moved on the sand.',
      'The kelp swayed.',
      'It was blue all around.',
      'A shell went click.',
    ],
  },
  {
    id: 'ice',
    match:
      /penguin|polar|arctic|antarctic|\bice\b|iceberg|igloo|walrus|snowman|snow\b|reindeer|husky|glacier/,
    place: 'the snow bay',
    near: 'the snow hill',
    middle: 'the ice bridge',
    far: 'the blue ice cave',
    ground: 'soft snow hills, blue ice blocks, a calm dark bay and low pale sun',
    sound: 'snow crunching, far wind',
    other: { kind: 'young arctic fox', look: 'thick white fur, small round ears, a black button nose' },
    guide: {
      name: 'Grandpa Tusk',
      kind: 'old walrus',
      look: 'broad wrinkled body, two blunt tusks, a bristly moustache',
    },
    spare: [
      'The snow went crunch.',
      'An icicle dripped.',
      'Snow fell, bit by bit.',
      'The wind sang.',
      'All was white.',
    ],
  },
  {
    id: 'space',
    match: /space|planet|\bmoon\b|\bstars?\b|rocket|alien|astronaut|comet|satellite|galaxy|\bmars\b|meteor/,
    place: 'the moon base',
    near: 'the round hatch',
    middle: 'the crater path',
    far: 'the high crater rim',
    ground: 'rounded grey hills, a small dome with warm windows, soft dust and a large blue Earth above',
    sound: 'a low hum, soft steps in dust',
    other: { kind: 'small round alien', look: 'smooth mint skin, three soft antennae, one wide smile' },
    guide: {
      name: 'Captain Oma',
      kind: 'old rover',
      look: 'six soft wheels, a bent antenna, two warm lamp eyes',
    },
    spare: [
      'The stars did not blink.',
      'The dust was soft.',
      'A lamp went on.',
      'Earth hung in the sky.',
      'It was very still.',
    ],
  },
  {
    id: 'sky',
    match:
      /\bcloud|\bsun\b|rainbow|\bkite|balloon|\bplane|airplane|helicopter|airport|bird|eagle|\bowl|parrot|swallow|sparrow|stork|wind\b/,
    place: 'the windy hill',
    near: 'the tall fir',
    middle: 'the round meadow',
    far: 'the high ridge',
    ground: 'a round green hill, tall firs, small roofs below and big soft clouds',
    sound: 'wind in branches, far bells',
    other: { kind: 'young swift', look: 'long curved wings, a short beak, a pale throat' },
    guide: { name: 'Aunt Plume', kind: 'old stork', look: 'long legs, a broad beak, calm folded wings' },
    spare: [
      'The wind sang.',
      'A cloud went by.',
      'The firs swayed.',
      'The roofs were small below.',
      'The grass bent low.',
    ],
  },
  {
    id: 'farm',
    match:
      /farm|barn|cow|\bpig|sheep|lamb|goat|\bhen|chicken|rooster|\bduck|goose|pony|horse|donkey|tractor|scarecrow|meadow|field/,
    place: 'the hill farm',
    near: 'the barn door',
    middle: 'the duck pond',
    far: 'the apple tree',
    ground: 'a red barn, straw bales, a crooked fence, a round pond and low green hills',
    sound: 'hens clucking, a gate creaking',
    other: { kind: 'young goat', look: 'short cream hair, floppy ears, two tiny horn buds' },
    guide: {
      name: 'Grandma Hay',
      kind: 'old mare',
      look: 'broad chestnut back, white forelock, soft grey muzzle',
    },
    spare: [
      'The gate creaked.',
      'A hen went by.',
      'It smelled of hay.',
      'The pond was still.',
      'Straw stuck to it all.',
    ],
  },
  {
    id: 'savanna',
    match:
      /lion|elephant|giraffe|zebra|hippo|rhino|savanna|cheetah|monkey|jungle|tiger|gorilla|meerkat|crocodile|safari|desert|camel|leopard/,
    place: 'the wide plain',
    near: 'the flat rock',
    middle: 'the water hole',
    far: 'the old baobab',
    ground: 'tall golden grass, flat-topped trees, a round water hole and far blue hills',
    sound: 'grass in warm wind, a far call',
    other: { kind: 'young meerkat', look: 'slim sandy body, dark eye patches, tiny folded paws' },
    guide: {
      name: 'Grandma Tembo',
      kind: 'old elephant',
      look: 'broad wrinkled ears, long gentle trunk, warm brown eyes',
    },
    spare: [
      'The grass hissed.',
      'A cricket sang.',
      'Dust hung in the air.',
      'A bird sat on a back.',
      'A grass stalk bent.',
    ],
  },
  {
    id: 'garden',
    match:
      /garden|snail|\bant\b|\bants\b|\bbees?\b|beetle|butterfl|caterpillar|ladybug|ladybird|worm|spider|flower|cricket|grasshopper|gnome|seed|vegetable|carrot|tomato|bean|dragonfly|firefly/,
    place: 'the back garden',
    near: 'the bean row',
    middle: 'the rain barrel',
    far: 'the stone wall',
    ground:
      'giant bean leaves, a clay pot on its side, a rain barrel and a mossy stone wall, all seen from grass height',
    sound: 'leaves rustling, a bee far off',
    other: { kind: 'young ladybird', look: 'round brick-red wing cases, seven dark dots, bent feelers' },
    guide: {
      name: 'Old Moss',
      kind: 'old toad',
      look: 'broad bumpy body, gold-rimmed eyes, a wide calm mouth',
    },
    spare: [
      'A leaf dripped.',
      'The grass was tall.',
      'It smelled of mint.',
      'A bee hummed by.',
      'The wall was warm.',
    ],
  },
  {
    id: 'castle',
    match:
      /castle|knight|dragon|princess|prince\b|king\b|queen|unicorn|fairy|wizard|witch|troll|giant|goblin|elf\b|elves|ogre|griffin|phoenix|kingdom|monster|ghost|genie/,
    place: 'the hill village',
    near: 'the village well',
    middle: 'the arched bridge',
    far: 'the round tower',
    ground: 'crooked small houses, a stone well, an arched bridge and a round tower on a green hill',
    sound: 'a bucket creaking, far bells',
    other: { kind: 'young gryphon', look: 'downy wings, a small hooked beak, oversized lion paws' },
    guide: {
      name: 'Granny Ember',
      kind: 'old dragon',
      look: 'soft round belly, folded wings, small spectacles on the snout',
    },
    spare: [
      'A bell rang.',
      'The well was deep.',
      'Smoke rose from the roofs.',
      'The bridge hummed.',
      'A flag moved.',
    ],
  },
  {
    id: 'workshop',
    match:
      /robot|machine|gear|clock|workshop|factory|engine\b|invent|toy\b|toys|doll|teddy|puppet|pencil|\bpen\b|eraser|crayon|scissors|book|paper|lamp\b|tool/,
    place: 'the old workshop',
    near: 'the work bench',
    middle: 'the tall shelf',
    far: 'the round window',
    ground:
      'a wide wooden bench, jars of buttons and screws, hanging tools with soft shapes and one round window',
    sound: 'a clock ticking, small clinks',
    other: { kind: 'wind-up mouse', look: 'tin body, leather ears, a small key on the back' },
    guide: {
      name: 'Uncle Tock',
      kind: 'old mantel clock',
      look: 'rounded walnut case, friendly dial face, two thin hands like a moustache',
    },
    spare: [
      'The clock went tock.',
      'A spring rolled by.',
      'Dust shone in the light.',
      'It smelled of wood.',
      'A drawer creaked.',
    ],
  },
  {
    id: 'town',
    match:
      /\bcar\b|\bbus\b|\btruck|train|tram|taxi|fire engine|bicycle|bike|street|city|town|shop|market|bakery|traffic|road|crane|umbrella|digger|excavator|park\b|subway|metro|station/,
    place: 'the little town',
    near: 'the corner shop',
    middle: 'the market square',
    far: 'the green park',
    ground:
      'rows of narrow coloured houses, a corner shop with an awning, a square with a fountain and a green park',
    sound: 'steps, bicycle bells',
    other: { kind: 'young pigeon', look: 'plump grey body, shimmering neck, coral feet' },
    guide: {
      name: 'Aunt Ada',
      kind: 'old tram',
      look: 'rounded cream front, two warm lamp eyes, a worn wooden step',
    },
    spare: [
      'A bell rang.',
      'The street was wet.',
      'It smelled of buns.',
      'A door opened.',
      'The fountain went splash.',
    ],
  },
  {
    id: 'school',
    match:
      /school|class|kindergarten|nursery|teacher|pupil|playground|library|country|neighbou?rhood|refugee|language/,
    place: 'the new street',
    near: 'the school yard',
    middle: 'the long hall',
    far: 'the plane tree',
    ground: 'a sunny yard with a chalk circle, a low wall, coat hooks in many colours and one big plane tree',
    sound: 'far voices, a ball bouncing',
    other: { kind: 'child', look: '' },
    guide: { name: '', kind: '', look: '' },
    spare: [
      'A bell rang.',
      'A coat fell off a hook.',
      'A ball rolled by.',
      'Someone laughed.',
      'The hall was long.',
    ],
  },
  {
    id: 'home',
    match:
      /house|home|kitchen|bed\b|bedroom|sock|cookie|cake|grandma|grandpa|mother|father|mum|dad|sister|brother|baby|family|cat\b|kitten|\bdog\b|puppy|hamster|goldfish|mouse|mice|toothbrush|spoon|cup|teapot|pillow|blanket|bath|boy|girl|child|kid/,
    place: 'the tall house',
    near: 'the kitchen',
    middle: 'the long hall',
    far: 'the garden step',
    ground:
      'a warm kitchen with a round table, a long hall with coats on hooks and a back step to the garden',
    sound: 'a kettle, a clock',
    other: { kind: 'young cat', look: 'soft striped fur, one folded ear, a long curling tail' },
    guide: { name: 'Grandma', kind: 'grandmother', look: '' },
    spare: [
      'The clock ticked.',
      'It smelled of toast.',
      'The floor creaked.',
      'The lamp was warm.',
      'A spoon went clink.',
    ],
  },
]

const wood: World = {
  id: 'wood',
  match: /(?:)/,
  place: 'the green wood',
  near: 'the old stump',
  middle: 'the little stream',
  far: 'the tall oak',
  ground: 'mossy stumps, ferns, a shallow stream with stones and tall friendly trees with light between them',
  sound: 'leaves, birds',
  other: { kind: 'young mole', look: 'velvet-dark fur, broad pink digging hands, a pointed nose' },
  guide: {
    name: 'Old Oakley',
    kind: 'old badger',
    look: 'broad grey body, white-striped face, gentle heavy paws',
  },
  spare: [
    'A leaf came down.',
    'The stream went on.',
    'It smelled of moss.',
    'A bird sang.',
    'The ferns stood still.',
  ],
}

/** The world an idea plays in: by its place first, else by who it is about. */
export function findWorld(placeWords: string, heroWords: string, whole: string): World {
  for (const text of [placeWords, heroWords, whole]) {
    if (text === '') continue
    const lower = text.toLowerCase()
    if (
      /\b(?:wood|woods|forest|hedgehog|fox|squirrel|badger|bear|deer|rabbit|hare|mole|wolf|tree)\b/.test(
        lower,
      )
    )
      return wood
    const found = worlds.find(({ match }) => match.test(lower))
    if (found) return found
  }
  return wood
}

export function worldById(id: string): World {
  return worlds.find((world) => world.id === id) ?? wood
}
