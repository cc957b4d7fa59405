import { findConcept } from '#tools/idea/concepts.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { countWords } from '#shared/text/count-words.ts'
import { readOpening, type SceneOpening } from './scene-opening.ts'
import { edgeOf, isMadeOf, materialOf, partsOf, poseOf } from './visible-parts.ts'

/** An idea as somebody reads it who has to frame, light and paint it. */
export type PictureIdea = {
  idea: Idea
  opening: SceneOpening
  main: Subject | undefined
  /** How later sentences name it: "the foxes", "the bowl" of "a bowl of ramen". */
  ref: string
  /** What the parts belong to: "the ramen". */
  partsRef: string
  arePartsOfMany: boolean
  /** "it", "her", "them" */
  pronoun: string
  isPlural: boolean
  /** A thought and nothing to be seen: "freedom". */
  isThought: boolean
  parts: string[]
  /** "made of watch parts": the idea itself says of what. */
  saysMaterial: boolean
  pose: string | undefined
  /** A second thing worth a closer look. */
  other: { ref: string; isPlural: boolean; isObject: boolean; parts: string[] } | undefined
  /** What light runs along. */
  edge: string
  isLong: boolean
  isTiny: boolean
  hasPeople: boolean
  /** The idea says that nobody is there. */
  excludesPeople: boolean
  hasChildren: boolean
  /** Can be photographed: a thing of this world. */
  isConcrete: boolean
  /** The word for its place in later sentences: "the alley". */
  placeRef: string | undefined
  /** Furniture or a window says indoors although no room is named; undefined when nothing does. */
  isByWindow: true | undefined
  /** Words of the scene, as counted. */
  wordCount: number
}

const shapeless = new Set(
  'steam smoke light shadow reflection rain snow fog mist wind night day dawn dusk sunset sunrise moonlight sunlight'.split(
    ' ',
  ),
)
/** One thing in two words: shortened it would be another. */
const fixedPairs =
  /^(?:ice creams?|hot dogs?|teddy bears?|light bulbs?|snow globes?|rain boots?|soap bars?|chocolate bars?|paper planes?|water lil(?:y|ies)|rocking chairs?|shopping carts?|chess (?:knight|king|queen|bishop|rook|pawn)s?|fire engines?|polar bears?|guinea pigs?|sea lions?|prayer mats?|coffee machines?|tea shops?|street lamps?|phone boxe?s?)$/u
const unseen: ReadonlySet<string> = new Set(['time', 'abstract', 'event'])
const secondKinds: ReadonlySet<string> = new Set([
  'paper',
  'container',
  'food',
  'instrument',
  'furniture',
  'clothing',
  'device',
  'vehicle',
  'plant',
  'tool',
  'animal',
  'robot',
  'object',
  'unknown',
])

export function readPicture(idea: Idea): PictureIdea {
  const opening = readOpening(idea)
  const isLong = countWords(idea.text) > 60
  const main = mainOf(idea, isLong)
  const ref = refOf(main, idea)
  const isTiny = idea.size === 'tiny' || idea.size === 'emoji'
  const other = isLong ? undefined : otherOf(idea, main)
  const people = idea.subjects.filter(
    (subject) =>
      subject.kind === 'person' && (subject === main || /^(?:doer|companion)$/u.test(subject.role)),
  )
  const excludesPeople = idea.negations.some(({ what }) =>
    /people|person|human|menschen|personne|personas|pessoas|persone|люд/iu.test(what),
  )
  return {
    idea,
    opening,
    main,
    ref,
    partsRef:
      main &&
      idea.isEnglish &&
      ref !== 'the subject' &&
      / of /u.test(main.bare) &&
      main.bare.endsWith(main.head)
        ? `the ${main.head.toLowerCase()}`
        : ref,
    arePartsOfMany:
      main !== undefined && main.head.toLowerCase() !== main.singular && /s$/iu.test(main.head)
        ? true
        : (main?.plural ?? false),
    pronoun: pronounOf(main, idea),
    isPlural: main?.plural ?? false,
    isThought:
      idea.isEnglish &&
      main !== undefined &&
      unseen.has(main.kind) &&
      !idea.subjects.some((one) => !unseen.has(one.kind)),
    parts: main && !isLong ? partsOf(main) : [],
    saysMaterial: main !== undefined && isMadeOf(main),
    pose: main && isTiny && idea.actions.length === 0 ? poseOf(main) : undefined,
    other,
    edge: edgeOf(main, ref),
    isLong,
    isTiny,
    hasPeople: people.length > 0 && !excludesPeople,
    excludesPeople,
    hasChildren: idea.isEnglish
      ? idea.subjects.some((one) => one.child && one.role !== 'reader')
      : idea.safety.minor,
    isConcrete: main !== undefined && !unseen.has(main.kind) && main.kind !== 'creature',
    placeRef: placeRefOf(idea, main),
    isByWindow:
      /\b(?:window|windowsill|fireplace|sofa|armchair|rocking chair|curtains?|bookshelf|desk)\b/iu.test(
        idea.scene,
      ) || undefined,
    wordCount: countWords(idea.scene),
  }
}

// Steam over a cup is not what a picture is built round; the cup is.
function mainOf(idea: Idea, isLong: boolean): Subject | undefined {
  const [first] = idea.subjects
  if (!first || !idea.isEnglish) return first
  if (!isLong && !shapeless.has(first.singular) && !unseen.has(first.kind)) return first
  const shaped = idea.subjects
    .filter((one) => !shapeless.has(one.singular) && !unseen.has(one.kind) && one.role !== 'reader')
    .toSorted((one, other) => one.start - other.start)
  const visible = shaped.filter((one) => isLong || one.role !== 'place')
  return visible[0] ?? shaped[0] ?? first
}

function refOf(main: Subject | undefined, idea: Idea): string {
  if (!main || unseen.has(main.kind)) return 'the subject'
  if (!idea.isEnglish) return 'the main subject'
  if (/^(?:i|we|you|he|she|it|they)$/iu.test(main.singular)) return 'the main figure'
  const noun = nounOf(main)
  return noun === main.name ? noun : `the ${noun}`
}

// Of "bowl of ramen" the bowl is framed; of "ceramic coffee cup" the cup is enough.
function nounOf(subject: Subject): string {
  if (subject.name !== undefined && subject.bare.endsWith(subject.name)) {
    const before = subject.bare.slice(0, -subject.name.length).replace(/\b(?:called|named)\b/giu, '')
    const noun = before.trim().split(' ').at(-1) ?? ''
    return noun === '' ? subject.name : noun
  }
  const measure = /^(?:\S+ )*?(\S+) of (?:\S+ )*\S+$/u.exec(subject.bare)?.[1]
  if (measure !== undefined && subject.bare.endsWith(subject.head)) return measure.toLowerCase()
  const pair = `${subject.attributes.at(-1)?.toLowerCase() ?? ''} ${subject.head.toLowerCase()}`
  return fixedPairs.test(pair) ? pair : subject.head.toLowerCase()
}

function otherOf(idea: Idea, main: Subject | undefined): PictureIdea['other'] {
  if (!idea.isEnglish) return undefined
  const found = idea.subjects.find(
    (subject) =>
      subject !== main &&
      secondKinds.has(subject.kind) &&
      subject.role !== 'reader' &&
      subject.role !== 'owner' &&
      !shapeless.has(subject.singular) &&
      subject.head.length > 1 &&
      (materialOf(subject) !== undefined ||
        findConcept(subject.singular, subject.attributes.at(-1) ?? '') !== undefined),
  )
  if (!found) return undefined
  const parts = partsOf(found)
  const isSame = main !== undefined && partsOf(main)[0] === parts[0]
  return parts.length === 0 || isSame || found.head === main?.head
    ? undefined
    : { ref: `the ${nounOf(found)}`, isPlural: found.plural, isObject: found.role === 'object', parts }
}

function placeRefOf(idea: Idea, main: Subject | undefined): string | undefined {
  const place =
    idea.setting.place ??
    idea.setting.places.find(
      (one) =>
        one.role === 'support' &&
        one.indoor === false &&
        /^(?:mars|moon|venus|jupiter|saturn)$/iu.test(one.noun),
    )
  if (!place || !idea.isEnglish || place.named?.toLowerCase() === place.noun) return undefined
  const noun = place.phrase.split(' ').at(-1) ?? ''
  if (/^(?:mars|venus|jupiter|saturn)$/iu.test(noun))
    return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`
  return main?.head === noun ? undefined : `the ${noun}`
}

function pronounOf(main: Subject | undefined, idea: Idea): string {
  if (!main || !idea.isEnglish) return 'the subject'
  switch (main.pronoun) {
    case 'he':
      return 'him'
    case 'she':
      return 'her'
    case 'it':
      return 'it'
    default:
      return 'them'
  }
}

/** A landscape, a sky or a building: light and lens take in the whole of it. */
export function isExpanse({ main }: PictureIdea): boolean {
  return main !== undefined && /^(?:place|landscape|building|sky)$/u.test(main.kind)
}
