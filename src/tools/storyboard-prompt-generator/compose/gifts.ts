import type { StoryWords } from './story-types.ts'

type GiftRow = {
  /** What the trait is called in ideas. */
  match: RegExp
  wish: string
  refrain: string
  turned: string
  sound: string
  tiny: string
  says: string
  reason: string
  intro: string
  obstacle: string
  obstacleShows: string
  try1: string
  try1Shows: string
  try2: string
  try2Shows: string
  why: string
  turn: string
  turnShows: string
  close: string
}

// In the rows: {hero} {he} {him} {his} {other} {trait} {near} {far}; a capital letter begins a sentence.
const rows: readonly GiftRow[] = [
  {
    match: /quiet|soft(?! fur)|silent|whisper|tiny voice|small voice|no voice|croak|hush|squeak/,
    wish: 'loud',
    refrain: '"So soft," said {hero}.',
    turned: '"Soft is good," said {hero}.',
    sound: 'one soft clear note',
    tiny: 'Shh. It is so soft.',
    says: 'Follow my small sound!',
    reason: 'a small sound is close by',
    intro: '{His} {trait} made one soft sound.',
    obstacle: 'The big ones went boom. {Hero} tried. One small sound came out. {He} went red.',
    obstacleShows:
      '{He} makes one small round note while larger ones around {him} sound with big curved rings of sound',
    try1: '{Hero} took a huge breath. {He} puffed and puffed. The sound stayed small.',
    try1Shows: '{He} puffs up as big as {he} can with round cheeks, one tiny puff coming out',
    try2: 'Then {he} put a big bucket on top. The bucket fell. Clang!',
    try2Shows: '{He} wears a big tin bucket over the {trait} to make it louder; the bucket tips sideways',
    why: 'Loud sounds came from all sides. It got more lost.',
    turn: '"Hush, all of you," said {hero}. {Other} heard one small sound. It came in safe.',
    turnShows:
      '{He} leads the way with small round notes like stepping stones, everyone else silent, {other} following close behind',
    close: 'Each night {he} sends one soft sound. It means: you are near home.',
  },
  {
    match: /small|tiny|little|short|shrimp|mini/,
    wish: 'big',
    refrain: '"Too small," said {hero}.',
    turned: '"Just right," said {hero}.',
    sound: 'light quick steps',
    tiny: 'So small! Too small.',
    says: 'I fit! I can go in.',
    reason: 'where big ones stop, small ones go on',
    intro: '{He} was the smallest of all.',
    obstacle: 'All could reach the top shelf. {Hero} jumped. {He} could not reach it.',
    obstacleShows: '{He} reaches up in vain while taller ones stand around, friendly and unaware',
    try1: '{Hero} stood on a box. The box was wet. Down {he} slid.',
    try1Shows: '{He} slides off a low box onto a soft pile, unhurt',
    try2: 'Then {he} put on tall paper ears. The wind took them away.',
    try2Shows: '{He} wears absurdly tall paper ears that the wind lifts off',
    why: 'It sat behind a low gap. The big ones did not fit.',
    turn: '{Hero} went low and in. {He} fit! From inside, {he} opened the way.',
    turnShows:
      '{He} squeezes through a low round gap with light on the far side and opens the latch for {other}',
    close: 'Now they call {him} when a gap is small. {He} always fits.',
  },
  {
    match: /slow|last|late|dawdl|lazy|sluggish/,
    wish: 'fast',
    refrain: '"Wait for me," said {hero}.',
    turned: '"Come with me," said {hero}.',
    sound: 'slow even steps',
    tiny: 'Slow, slow, slow.',
    says: 'I know each step.',
    reason: 'I have looked at every step of this way',
    intro: '{He} was slow. {He} saw each leaf.',
    obstacle: 'The others ran by. Whoosh! {Hero} came last, as on all days.',
    obstacleShows: '{He} comes slowly around a bend while dust from fast friends settles ahead',
    try1: '{Hero} ran as fast as {he} could. A soft puff. {He} had to sit.',
    try1Shows: '{He} sits down puffing after a short run',
    try2: 'Then {he} sat on a round log. It rolled back to the start.',
    try2Shows: '{He} rides a round log that rolls the wrong way on flat grass',
    why: 'The fast ones had run past each sign. None knew the way.',
    turn: 'But {hero} knew each stone. "Left at the fern," {he} said. Step by step they came.',
    turnShows:
      '{He} walks in front pointing out a fern and a round stone, {other} and others following in a calm line',
    close: 'Now they all walk slow at night. There is so much to see.',
  },
  {
    match: /big|huge|large|tall|giant|heavy|fat|clumsy|long (?:neck|legs|nose|tail|ears)/,
    wish: 'small',
    refrain: '"Oops," said {hero}.',
    turned: '"Here I am," said {hero}.',
    sound: 'a gentle thump',
    tiny: 'Oops! Too big.',
    says: 'Come in under me!',
    reason: 'what takes up room can give room',
    intro: '{He} took up a lot of room.',
    obstacle: 'The others hid in a bush. {Hero} tried too. All of {him} stuck out.',
    obstacleShows: '{He} tries to hide behind a small bush, most of {him} sticking out on both sides',
    try1: '{Hero} made {himself} thin. {He} held it in. Then {he} had to breathe.',
    try1Shows: '{He} squeezes behind a thin post, cheeks round with held breath',
    try2: 'Then {he} walked on tiptoe. Step, step, bump! Ten pots wobbled.',
    try2Shows: '{He} tiptoes between wobbling flower pots',
    why: 'There was no roof near. All the small ones shook with cold.',
    turn: '{Hero} stood over them like a roof. "Come in," {he} said. It was warm.',
    turnShows: '{He} stands like a roof over {other} and other small ones, who are dry and close together',
    close: 'Now they all meet under {hero}. It is the best house of all.',
  },
  {
    match: /loud|noisy|talk|shout|roar|chatter|big voice/,
    wish: 'quiet',
    refrain: '"Too loud," said {hero}.',
    turned: '"Loud enough," said {hero}.',
    sound: 'one big cheerful call',
    tiny: 'Loud! So loud!',
    says: 'This way! Over here!',
    reason: 'a voice like mine goes a long way',
    intro: '{His} voice was very loud.',
    obstacle: 'They played hide and seek. {Hero} whispered. All the birds flew up.',
    obstacleShows: '{He} whispers behind a tree and every bird flies up',
    try1: '{Hero} held a scarf to {his} mouth. The scarf flew off. Whoosh!',
    try1Shows: '{He} holds a scarf before {his} mouth, the scarf blowing straight out',
    try2: 'Then {he} did not talk all day. At night it all came out.',
    try2Shows: '{He} keeps {his} mouth shut with round cheeks, about to burst',
    why: 'It called and called. Its voice was too small to be heard.',
    turn: '"This way!" called {hero}. It rang from hill to hill. They all came home.',
    turnShows:
      '{He} calls from a safe low rise with big curved rings of sound, {other} turning toward the call',
    close: 'Each night {he} calls all home. Not one is ever late.',
  },
  {
    match: /shy|timid|bashful|hides|blush/,
    wish: 'bold',
    refrain: 'No one saw {him}.',
    turned: 'And then they saw {him}.',
    sound: 'a small breath',
    tiny: 'Peek! Hide again.',
    says: 'I will sit with you.',
    reason: 'I know how hiding feels',
    intro: '{He} was very shy.',
    obstacle: '"Hello!" said all. {Hero} went behind a leaf.',
    obstacleShows: '{He} peeps from behind a large leaf while friendly faces wait at a kind distance',
    try1: '{Hero} said hello to a stone. That went well. Then it was a toad!',
    try1Shows: '{He} greets a round stone that opens one surprised toad eye',
    try2: 'Then {he} put on a bold red cape. Now all of them looked.',
    try2Shows: '{He} wears a much too bold red cape and shrinks inside it',
    why: 'It hid and would not come out. Loud words made it hide more.',
    turn: '{Hero} sat down near. {He} said nothing. After a while, it came out.',
    turnShows: '{He} sits quietly beside a hiding place with an open {hand}, {other} peeping out',
    close: 'Now the shy ones come to {hero}. They sit, and that is enough.',
  },
  {
    match: /prick|spik|sharp|thorn|spine|rough/,
    wish: 'soft',
    refrain: '"Ouch," said the balloon.',
    turned: '"Thank you," they all said.',
    sound: 'a dry rustle',
    tiny: 'Prickly! Careful, careful.',
    says: 'Mine can hold it!',
    reason: 'pointed things can hold on',
    intro: '{His} {trait} stuck out.',
    obstacle: 'There was a hug for all. {Hero} stayed back. {He} did not want to prick.',
    obstacleShows: '{He} stands one step away from a group hug',
    try1: '{Hero} put on a soft wool coat. It had ten holes by noon.',
    try1Shows: '{He} wears a fluffy coat with spines poking through',
    try2: 'Then {he} rolled in leaves. Now {he} was a leaf pile.',
    try2Shows: '{He} is a walking pile of leaves',
    why: 'All the things blew off in the wind. Soft ones could not hold on.',
    turn: '{Hero} held on with each spine. {He} caught the hat, the note and the kite.',
    turnShows: '{He} has a hat, a leaf and a small kite safely caught on {his} back while {other} smiles',
    close: 'Now they hug {him} from the front. There {he} is very soft.',
  },
  {
    match:
      /glow|bright|shin|light|colou?r|stripe|spot|patch|red|blue|green|pink|orange|purple|yellow|freckle/,
    wish: 'like the rest',
    refrain: 'It still showed.',
    turned: 'How well it showed!',
    sound: 'a warm little chime',
    tiny: 'It shows! It shows!',
    says: 'Look for me!',
    reason: 'what shows can be found',
    intro: 'No one else had {trait_one}.',
    obstacle: 'They stood in a row. You could tell {hero} at once.',
    obstacleShows: '{He} stands in a row of plain ones, the {trait} easy to see',
    try1: '{Hero} rolled in mud. It dried. It fell off, bit by bit.',
    try1Shows: '{He} is half covered in drying mud, the {trait} showing through',
    try2: 'Then {he} hid in a sack. The sack had holes.',
    try2Shows: '{He} wears an old sack with holes, the {trait} showing through each',
    why: 'All looked the same in there. It could not tell friend from stone.',
    turn: '"Look for me!" called {hero}. There was one bright dot. They all went to it.',
    turnShows: '{He} shows the {trait} brightly in the pale air, {other} turning toward {him}',
    close: 'Each night they look for {him} first. Then they know the way.',
  },
]

const general: GiftRow = {
  match: /(?:)/,
  wish: 'like the rest',
  refrain: 'It did not change.',
  turned: 'Good that it did not change!',
  sound: 'a small curious sound',
  tiny: 'Oh! Not like the rest.',
  says: 'I can do this one!',
  reason: 'the usual way is stuck, but mine is not',
  intro: '{He} had {trait_one}. No one else did.',
  obstacle: 'All the rest did it one way. {Hero} could not. {He} looked down.',
  obstacleShows: '{He} stands beside a row of others who are all alike, the {trait} easy to see',
  try1: '{Hero} tried to do it like them. Once, twice. It went wrong.',
  try1Shows: '{He} copies the others and tips over onto soft ground',
  try2: 'Then {he} hid it with a big scarf. The scarf came off. Whoosh!',
  try2Shows: '{He} has wrapped a long scarf around the {trait}; the wind unwinds it',
  why: 'The old way did not work now. All the rest were stuck.',
  turn: '{Hero} did it {his} own way. It worked! Step by step, {he} led them out.',
  turnShows: '{He} puts the {trait} to use and leads the way, {other} following with relief',
  close: 'Now {he} shows it with pride. It is what makes {him} {hero}.',
}

/** How one trait that a hero is ashamed of looks, fails to change and turns out to help. */
export type Gift = Record<Exclude<keyof GiftRow, 'match'>, string> & { plural: boolean }

/** The row for a trait in the words of the idea ("quiet horn"); a trait that is not listed gets one that fits any. */
export function giftOf(w: StoryWords): Gift {
  const lacking = /^missing (.+)$/.exec(w.trait)?.[1]
  const found = lacking
    ? { ...general, intro: `{He} had no ${lacking}. All the rest had some.` }
    : rows.find(({ match }) => match.test(w.trait))
  const row = found ?? general
  const plural = /[^s]s$/.test(w.trait)
  const say = (template: string) => fill(template, w)
  return {
    plural,
    wish: row.wish,
    sound: row.sound,
    says: row.says,
    reason: row.reason,
    tiny: row.tiny,
    refrain: say(row.refrain),
    turned: say(row.turned),
    intro: say(plural ? row.intro.replace('{trait} was', '{trait} were') : row.intro),
    obstacle: say(row.obstacle),
    obstacleShows: say(row.obstacleShows),
    try1: say(row.try1),
    try1Shows: say(row.try1Shows),
    try2: say(row.try2),
    try2Shows: say(row.try2Shows),
    why: say(row.why),
    turn: say(row.turn),
    turnShows: say(row.turnShows),
    close: say(row.close),
  }
}

/** Puts the words of a story into a line with names in braces. */
export function fill(template: string, w: StoryWords): string {
  const words: Record<string, string> = {
    hero: w.hero,
    he: w.he,
    him: w.him,
    his: w.his,
    himself: w.he === 'she' ? 'herself' : w.he === 'it' ? 'itself' : 'himself',
    other: w.other,
    guide: w.guide,
    trait: w.trait,
    trait_one: /[^s]s$/.test(w.trait) ? w.trait : `${/^[aeiou]/i.test(w.trait) ? 'an' : 'a'} ${w.trait}`,
    near: w.near,
    middle: w.middle,
    far: w.far,
    place: w.place,
    hand: w.hand,
    thing: w.thing,
    topic: w.topic,
  }
  return template.replace(/\{(\w+)\}/g, (slot, key: string) => {
    const plain = words[key.toLowerCase()]
    if (plain === undefined) return slot
    return /^[A-Z]/.test(key) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  })
}
