import { conceptOfKind, findConcept } from '#tools/idea/concepts.ts'
import { withArticle } from '../english.ts'
import type { Subject } from '#tools/idea/subjects.ts'

const sharedKinds: ReadonlySet<string> = new Set(['person', 'animal', 'creature', 'robot', 'plant', 'food'])
const colour =
  /\b(?:black|white|grey|gray|red|orange|yellow|green|blue|violet|purple|pink|brown|russet|tawny|amber|golden?|silver|cream|cocoa|ivory|hazel|reddish|grey-blue)\b/iu
const ageWords = /\b(?:young|little|small|baby|bald|shaved|hairless|furless|old|elderly)\b/iu

// A picture or a card is what is made; its own paper is not what it shows.
const carriers =
  /^(?:poster|logo|sticker|card|cover|flyer|banner|postcard|invitation|map|picture|photo|photograph|painting|drawing)$/u
const countable =
  /^(?:belly|bill|body|edge|mouth|neck|tail|throat|toe|lace|stem|frame|surface|threshold|grip|coat|hide)$/u

/** Parts and surfaces that the thing always has, so that naming them adds nothing to the idea. At most three. */
export function partsOf(subject: Subject): string[] {
  if (subject.material && !subject.animate) return split(subject.material.looks)
  const isAged = subject.attributes.some((word) => ageWords.test(word))
  const isOld =
    subject.kind === 'person' && subject.attributes.some((word) => /^(?:old|elderly|aged)$/iu.test(word))
  const concept = isOld && !isListed(subject) ? findConcept('elder') : subject.concept
  if (!concept || carriers.test(subject.singular)) return []
  const isSpecific = isListed(subject)
  if (!isSpecific && !sharedKinds.has(subject.kind)) return []
  const isColoured = subject.attributes.some((word) => colour.test(word))
  const parts = subject.material ? split(subject.material.looks) : split(concept.looks)
  return parts
    .flatMap(separate)
    .filter((part) => !(isColoured && colour.test(part)))
    .filter((part) => !(isAged && !isOld && /wrinkle|silver hair|hair|mane|taut|strong/iu.test(part)))
    .map(withOwnArticle)
    .slice(0, isSpecific || isOld || subject.kind !== 'person' ? 3 : 2)
}

/** What it may be caught doing when the idea says nothing: a pose of its own, no story. */
export function poseOf(subject: Subject): string | undefined {
  if (!subject.animate || subject.attributes.some((word) => /ing$/u.test(word))) return undefined
  const first = subject.concept?.motion.split(/, (?:then|halting|checking)|, remembering/u)[0]
  if (first === undefined || !isListed(subject)) return undefined
  return /^(?:shifting weight|moving with its own)/u.test(first) ? undefined : first
}

/** The surface that light runs along: "the feathers", "the rim". */
export function edgeOf(subject: Subject | undefined, ref: string): string {
  if (!subject) return 'every edge'
  if (/^(?:place|landscape|building|sky|group|abstract|time|event)$/u.test(subject.kind))
    return 'every ridge and edge'
  const surface = partsOf(subject)
    .join(' ')
    .match(
      /\b(?:feathers|fur|coat|scales|spines|fins|wings|petals|leaves|hair|wool|rim|keys|strings|panels|folds|seams|shell|crust|bark|blades|mane)\b/u,
    )?.[0]
  return surface ? `the ${surface}` : `the edges of ${ref}`
}

// "man" and "stranger" are listed with what everybody has.
function isListed(subject: Subject): boolean {
  const shared = conceptOfKind(subject.kind)
  const found = findConcept(subject.singular, subject.attributes.at(-1) ?? '') ?? subject.concept
  return found !== undefined && found.looks !== shared?.looks
}

function split(looks: string): string[] {
  return looks.split(', ').map(firstOfTwo)
}

// "scuffed toe" → "a scuffed toe"; "damp sheen" stays.
function withOwnArticle(part: string): string {
  const core = part.split(/ (?:with|at|on|in|of|along|under|over|from) /u)[0] ?? part
  const isBare = !/^(?:an?|the) /u.test(core) && core.includes(' ')
  return isBare && countable.test(core.split(' ').at(-1) ?? '') ? withArticle(part) : part
}

// "joints and seams" are two parts; "black and white fur" is one.
function separate(part: string): string[] {
  return colour.test(part) || /\b(?:in|of|at|over|under|with|from|on)\b/u.test(part)
    ? [part]
    : part.split(' and ')
}

// "moulded or stitched edges" → "moulded edges"; "glossy strands or broth" → "glossy strands".
function firstOfTwo(part: string): string {
  const match = /^(?<before>.*?\S) or (?<after>\S+)(?<rest>.*)$/u.exec(part)
  const { before, rest } = match?.groups ?? {}
  if (before === undefined || rest === undefined) return part
  const isSingle = /^(?:an? )?\S+$/u.test(before)
  return isSingle ? before + rest : before
}
