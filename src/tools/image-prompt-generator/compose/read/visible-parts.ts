import { conceptOfKind, findConcept } from '#tools/idea/concepts.ts'
import type { Subject } from '#tools/idea/subjects.ts'

const sharedKinds: ReadonlySet<string> = new Set(['person', 'animal', 'creature', 'robot', 'plant', 'food'])
const colour =
  /\b(?:black|white|grey|gray|red|orange|yellow|green|blue|violet|purple|pink|brown|russet|tawny|amber|golden?|silver|cream|cocoa|ivory|hazel|reddish|grey-blue)\b/iu
const ageWords = /\b(?:young|little|small|baby|bald|shaved|hairless|furless|old|elderly)\b/iu

/** Parts and surfaces that the thing always has, so that naming them adds nothing to the idea. At most three. */
export function partsOf(subject: Subject): string[] {
  if (subject.material && !subject.animate) return split(subject.material.looks)
  const { concept } = subject
  if (!concept) return []
  const isSpecific = isListed(subject)
  if (!isSpecific && !sharedKinds.has(subject.kind)) return []
  const isColoured = subject.attributes.some((word) => colour.test(word))
  const isAged = subject.attributes.some((word) => ageWords.test(word))
  const parts = subject.material ? split(subject.material.looks) : split(concept.looks)
  return parts
    .flatMap(separate)
    .filter((part) => !(isColoured && colour.test(part)))
    .filter((part) => !(isAged && /wrinkle|silver hair|hair|mane|taut|strong/iu.test(part)))
    .slice(0, isSpecific || subject.kind !== 'person' ? 3 : 2)
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

function isListed(subject: Subject): boolean {
  const shared = conceptOfKind(subject.kind)
  return (
    findConcept(subject.singular, subject.attributes.at(-1) ?? '') !== undefined ||
    (subject.concept !== undefined && subject.concept !== shared)
  )
}

function split(looks: string): string[] {
  return looks.split(', ').map(firstOfTwo)
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
