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
  if (isMadeOf(subject)) return []
  const material = materialOf(subject)
  if (material && !subject.animate) return split(material.looks).slice(0, 3)
  const isAged = subject.attributes.some((word) => ageWords.test(word))
  const isOld =
    subject.kind === 'person' &&
    !/^(?:friend|rival|colleague|neighbou?r|classmate|flame|boss)$/u.test(subject.singular) &&
    subject.attributes.some((word) => /^(?:old|elderly|aged)$/iu.test(word))
  const concept = isOld && !isListed(subject) ? findConcept('elder') : subject.concept
  if (!concept || carriers.test(subject.singular)) return []
  const isSpecific = isListed(subject)
  if (!isSpecific && !sharedKinds.has(subject.kind)) return []
  const isColoured = subject.attributes.some((word) => colour.test(word))
  const parts = split((material ?? concept).looks)
  return parts
    .flatMap(separate)
    .filter((part) => !(isColoured && colour.test(part)))
    .filter((part) => !(isAged && !isOld && /wrinkle|silver hair|hair|mane|taut|strong/iu.test(part)))
    .map(withOwnArticle)
    .map((part) => (isMany(subject) ? pluralPart(part) : part))
    .slice(0, isSpecific || isOld || subject.kind !== 'person' ? 3 : 2)
}

// A snow leopard is not of snow, ice cream not of ice, a golden retriever not of gold.
const looseMaterials =
  /^(?:snow|snowy|sand|sandy|water|liquid|ice|icy|frozen|rock|golden?|gilded|silver|fur|furry|fluffy|leather|feather|feathered|moss|mossy|leafy|grassy|smoke|smoky|bone|shell|pearl|copper)$/iu
const shapedThings =
  /^(?:sculpture|statue|statuette|figurine|figure|castle|palace|cube|block|ball|ring|crown|coin|cup|bowl|spoon|necklace|bracelet|mask|hotel)$/u

/** What a thing is made of, when a word before it says so. */
export function materialOf(subject: Subject): Subject['material'] {
  const { material, attributes, singular } = subject
  if (!material) return undefined
  const isLoose = attributes.some((word) => word.toLowerCase() === material.name && looseMaterials.test(word))
  return isLoose && !shapedThings.test(singular) ? undefined : material
}

// "an owl made of watch parts" has no feathers to show.
export function isMadeOf({ detail }: Subject): boolean {
  return /^(?:that is |which is )?(?:made|built|carved|folded|woven|knitted|sculpted|assembled|shaped|cut) (?:entirely |only )?(?:out )?(?:of|from)\b/iu.test(
    detail,
  )
}

function isMany({ head, singular, plural }: Subject): boolean {
  return plural || (head.toLowerCase() !== singular && /s$/iu.test(head))
}

// Three foxes have "narrow white-edged muzzles".
function pluralPart(part: string): string {
  const match =
    /^an? (?<core>.+?)(?<tail> (?:with|at|on|in|of|along|under|over|from|without|below|where|that|to) .*)?$/u.exec(
      part,
    )
  const { core, tail = '' } = match?.groups ?? {}
  if (core === undefined || /s$/u.test(core)) return part
  const many = /[^aeiou]y$/u.test(core)
    ? `${core.slice(0, -1)}ies`
    : /(?:x|ch|sh)$/u.test(core)
      ? `${core}es`
      : /(?:sheen|shine|bloom|polish|skin|fabric|growth)$/u.test(core)
        ? core
        : `${core}s`
  return many + tail
}

/** What it may be caught doing when the idea says nothing: a pose of its own, no story. */
export function poseOf(subject: Subject): string | undefined {
  if (!subject.animate || subject.attributes.some((word) => /ing$/u.test(word))) return undefined
  const first = subject.concept?.motion.split(/, (?:then|halting|checking)|, remembering/u)[0]
  if (first === undefined || !isListed(subject)) return undefined
  if (/^(?:shifting weight|moving with its own)/u.test(first)) return undefined
  return subject.plural ? first.replace(/\bits\b/gu, 'their') : first
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
  const isSingle =
    /^(?:an? )?\S+$/u.test(before) ||
    /(?:ed|split)$/u.test(before) ||
    colour.test(before.split(' ').at(-1) ?? '')
  return isSingle ? before + rest : before
}
