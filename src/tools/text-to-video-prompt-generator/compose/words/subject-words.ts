import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { isPlural } from '#tools/idea/words/singular.ts'

/** "a paper boat" → "the paper boat"; names, "my dog" and pronouns stay as they are. */
export function definite(subject: Subject): string {
  if (/ and /u.test(subject.phrase))
    return `the ${subject.phrase.replace(/^(?:an?|the)\s/iu, '').replace(/ and (?:an?)\s/giu, ' and the ')}`.replace(
      /^the (?=(?:my|his|her|their|our|\p{Lu}))/u,
      '',
    )
  if (subject.name !== undefined || /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+$/u.test(subject.phrase))
    return subject.name ?? subject.phrase
  if (
    /^(?:i|we|you|he|she|they|it|(?:some|no|every|any)(?:thing|one|body)|one|another|both|all|others)$/iu.test(
      subject.phrase,
    )
  )
    return subject.phrase
  if (
    /^(?:the|this|that|these|those|my|your|his|her|its|our|their)\s|^[\p{L}’'-]+['’]s?\s/iu.test(
      subject.phrase,
    )
  )
    return lowerArticle(subject.phrase)
  const words = subject.phrase
    .replace(/^(?:an?|one|some|another|each|every)\s+/iu, '')
    // "Two grandmothers" at the start of an idea are "the two grandmothers" within a sentence.
    .replace(
      /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Several|Many|Hundreds|Dozens)(?=\s\p{Ll})/u,
      (count) => count.toLowerCase(),
    )
    .split(/\s+/u)
  // A long description is said once; after that the noun and the word before it are enough.
  const short = words.length > 4 ? nounWords(subject) : words.join(' ')
  return `the ${short}`
}

function nounWords(subject: Subject): string {
  const attribute = subject.attributes.at(-1)
  const count =
    subject.plural && subject.count !== undefined && subject.count > 1
      ? (/^\S+/u.exec(subject.phrase)?.[0] ?? '')
      : ''
  return [count, attribute, subject.head].filter(Boolean).join(' ')
}

function lowerArticle(phrase: string): string {
  return phrase.replace(/^(?:The|This|That|These|Those|My|Your|His|Her|Its|Our|Their)\b/u, (word) =>
    word.toLowerCase(),
  )
}

const noArticle =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|each|every|all|both|many|several|few|one|two|three|four|five|six|seven|eight|nine|ten|i|we|you|he|she|they|it|there|there's|someone|everyone|nobody|how|when|where|what|why|if|in|on|at|under|over|through|inside|outside|from|to|with|as|after|before|during|while|and|\d+)(?![\p{L}\d])/iu

/** The scene as it stands after a camera line: "astronaut opens a letter" gets its article. */
export function sentenceStart(idea: Idea, text: string): string {
  const subject = idea.subject
  if (!idea.isEnglish || !subject || subject.plural || subject.name !== undefined) return text
  if (!text.startsWith(subject.phrase) || noArticle.test(`${text} `.split(/(?<=^[\p{L}\d’']+)\s/u)[0] ?? ''))
    return text
  if (!/^\p{Ll}/u.test(text) || !counted.has(subject.kind) || subject.count !== 1) return text
  return `${/^[aeiou]/iu.test(text) && !/^(?:uni|use|euro|one)/iu.test(text) ? 'an' : 'a'} ${text}`
}

const counted: ReadonlySet<string> = new Set([
  'person',
  'animal',
  'creature',
  'robot',
  'vehicle',
  'building',
  'furniture',
  'device',
  'toy',
  'instrument',
  'container',
  'tool',
])

const forms: Record<string, { it: string; its: string }> = {
  he: { it: 'him', its: 'his' },
  she: { it: 'her', its: 'her' },
  it: { it: 'it', its: 'its' },
  they: { it: 'them', its: 'their' },
  we: { it: 'us', its: 'our' },
  I: { it: 'me', its: 'my' },
  you: { it: 'you', its: 'your' },
}

/** Fills {S}, {it}, {its}, {O} and [one|many] of a staging with the doer and the thing it is done to. */
export function fill(template: string, doer: Subject | undefined, object = 'it', isKnown = false): string {
  if (doer && isFirstPerson(doer)) return fillFirstPerson(template, object)
  const name = doer ? (isKnown ? pronounOf(doer) : spoken(doer)) : 'the scene'
  const form = forms[doer?.pronoun ?? 'it'] ?? { it: 'it', its: 'its' }
  const isMany =
    (doer?.plural === true && !/^(?:every|some|any|no)(?:one|body|thing)$/iu.test(name)) ||
    /^(?:I|we|you)$/u.test(name) ||
    (doer !== undefined && / and /u.test(name))
  return bodyOf(template, doer)
    .replace(/\[([^|\]]+)\|([^\]]+)\]/gu, isMany ? '$2' : '$1')
    .replace(/\{O\}(?= <)/gu, object === 'them' ? 'they' : object)
    .replace(/<([^|>]+)\|([^>]+)>/gu, isManyThings(object) ? '$2' : '$1')
    .replaceAll('{S}', name)
    .replaceAll('{its}', form.its)
    .replaceAll('{Its}', form.its)
    .replaceAll('{it}', form.it)
    .replaceAll('{O}', object)
}

/** "I" and "we" are the one who films: the picture is what they see. */
export function isFirstPerson({ phrase }: Pick<Subject, 'phrase'>): boolean {
  return /^(?:i|we|me|us)$/iu.test(phrase)
}

function fillFirstPerson(template: string, object: string): string {
  return template
    .replace(/\{S\} \[[^\]]*\]/gu, 'the view goes on')
    .replaceAll('{S}', 'the view')
    .replace(/\[([^|\]]+)\|([^\]]+)\]/gu, '$1')
    .replace(/\{[Ii]ts\}/gu, 'the viewer’s')
    .replaceAll('{it}', 'it')
    .replace(/<([^|>]+)\|([^>]+)>/gu, '$1')
    .replaceAll('{O}', object)
}

function isManyThings(object: string): boolean {
  return (
    object === 'them' ||
    object === 'all of them' ||
    isPlural(object.split(' of ')[0]?.split(' ').at(-1) ?? '')
  )
}

// A bird has no hands and a fox no fingers.
function bodyOf(template: string, doer: Subject | undefined): string {
  if (doer?.kind !== 'animal') return template
  const looks = doer.concept?.looks ?? ''
  const part = /feather|wing|plumage/u.test(looks)
    ? 'feet'
    : /scale|fin|shell|sucker|jointed/u.test(looks)
      ? 'sides'
      : 'paws'
  return template
    .replace(/\b(?:hands|fingers)\b/gu, part)
    .replace(
      /\b(?:hand|wrist|palm|finger|arm)\b(?!’)/gu,
      part === 'feet' ? 'foot' : part === 'sides' ? 'side' : 'paw',
    )
    .replace(/\bthe lips press together\b/gu, 'the head sinks')
    .replace(/, lips closed|, a wet highlight along the lashes/gu, '')
}

/** After its name was said, a doer is "he", "she" or "it"; a singular "they" would need a plural verb and keeps its name. */
function pronounOf(doer: Subject): string {
  if (doer.plural && doer.pronoun === 'they') return 'they'
  return doer.pronoun === 'he' || doer.pronoun === 'she' || doer.pronoun === 'it'
    ? doer.pronoun
    : spoken(doer)
}

/** The doer as a shot list names it again and again: short. */
export function spoken(doer: Subject): string {
  if (/ and /u.test(doer.phrase) && doer.plural) return 'both'
  if (doer.name !== undefined) return doer.name
  const whole = definite(doer)
  return whole.split(' ').length <= 3
    ? whole
    : /^(?:the|my|his|her|their|our)\b/iu.test(whole)
      ? `${whole.split(' ')[0] ?? 'the'} ${doer.head}`
      : whole
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}

/** The first words of a text, up to the last comma or clause that fits. */
export function clip(text: string, most: number): string {
  const words = text.split(/\s+/u)
  if (words.length <= most) return text
  const cut = words.slice(0, most).join(' ')
  const comma = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'))
  return (comma > cut.length * 0.5 ? cut.slice(0, comma) : cut).replace(
    /[\s,;:]+(?:and|or|the|an?|of|to|with|in|on)?$/iu,
    '',
  )
}
