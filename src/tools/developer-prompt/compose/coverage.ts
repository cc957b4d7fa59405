import type { FieldName } from '../form.ts'
import type { CleanForm } from './brief.ts'
import { collectFacts, splitSentences } from './decide/reading.ts'
import { safeInline } from './words/inline.ts'
import { choiceFields } from './knowledge/length.ts'
import { memoByText } from './words/memo.ts'
import { contentRoots, stem, stemsOf } from './words/stem.ts'

/** A little above the seven tenths asked for, because roots can be found in more than one way. */
const wantedShare = 0.85

/** Texts of the form whose words or facts did not make it into the document: they go to the appendix, word for word. */
export function findUncovered(form: CleanForm, document: string): { label: string; text: string }[] {
  const known = new Set<string>()
  const spelled = new Set<string>()
  let plain = ''
  // Line by line, because most lines of a brief are the same as in the brief before.
  for (const line of document.split('\n')) {
    const read = readLine(line)
    for (const root of read.stems) known.add(root)
    for (const root of read.spelled) spelled.add(root)
    plain += read.plain
  }
  const missing: { label: string; text: string }[] = []
  for (const name of Object.keys(form).sort() as FieldName[]) {
    const value = form[name]
    const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    for (const text of texts) {
      if (text === '' || isEnum(name)) continue
      if (!isTold(text, known, spelled, plain))
        missing.push({ label: name, text: missingPart(text, known, spelled, plain) })
    }
  }
  return missing
}

const readLine = memoByText(
  (line) => ({ stems: stemsOf(line), spelled: findSpelledRoots(line), plain: findComparable(line) }),
  6_000,
)

const longText = 160
/** Nobody can see from the words alone that a text of this length was cut. */
const wholeText = 1_200

/** Of a long text only the sentences that are told nowhere; a short one stays whole. */
function missingPart(
  text: string,
  known: ReadonlySet<string>,
  spelled: ReadonlySet<string>,
  plain: string,
): string {
  if (text.length <= longText) return text
  const lost = splitSentences(text).filter((line) => !isTold(line, known, spelled, plain))
  return lost.length === 0 ? text : lost.join('\n')
}

const enumFields: ReadonlySet<string> = new Set<string>([...choiceFields, 'features'])

function isEnum(name: FieldName): boolean {
  return enumFields.has(name)
}

function isTold(
  text: string,
  known: ReadonlySet<string>,
  spelled: ReadonlySet<string>,
  plain: string,
): boolean {
  // What was taken out of markup to make it harmless is seen only in the fence.
  if (markup.test(text)) return false
  if (text.length > wholeText && !plain.includes(comparable(text))) return false
  const pairs = unspacedPairs(text)
  if (pairs.length > 0 && pairs.filter((pair) => plain.includes(pair)).length / pairs.length < wantedShare)
    return false
  // "paid" is not told by "pay" to somebody who looks for the word they typed.
  const words = spelledRoots(text)
  if (words.length > 0 && words.filter((word) => spelled.has(word)).length / words.length < spelledShare)
    return false
  const roots = contentRoots(text)
  let told = 0
  let asked = 0
  for (const root of roots) {
    if (signWords.has(root)) continue
    asked += 1
    if (known.has(root)) told += 1
  }
  if (asked > 0 && told / asked < wantedShare) return false
  return collectFacts(text).every((fact) => {
    if (/^\p{Lu}\p{Ll}+$/u.test(fact) && known.has(stem(fact))) return true
    if (plain.includes(comparableFact(fact))) return true
    const parts = fact.split(/[/|]/)
    return parts.length > 1 && parts.every((part) => plain.includes(comparableFact(part)))
  })
}

/** Roots of words that a sign says as well: "1—N" for "has many". */
const signWords = new Set(['many', 'one', 'belong'])

const spelledShare = 0.7
const markup = /<[a-z/!]|\bon[a-z]{3,20}=|(?:javascript|vbscript):/iu
const smallWords = new Set([
  'the',
  'and',
  'for',
  'with',
  'from',
  'that',
  'this',
  'are',
  'was',
  'has',
  'off',
  'out',
  'not',
  'may',
  'can',
  'all',
  'any',
  'many',
  'one',
  'belongs',
])
const wordPattern = /[\p{L}\p{M}\p{N}]{3,}/gu

/** Words of three letters and more without their usual endings, as spelled. */
const spelledRoots = memoByText(findSpelledRoots, 3_000)

function findSpelledRoots(text: string): readonly string[] {
  const roots = new Set<string>()
  for (const word of text.toLowerCase().match(wordPattern) ?? []) {
    if (smallWords.has(word)) continue
    const cut = word.replace(/(?:ations?|ments?|ings?|edly|ied|ies|ed|es|s|ly|er|ers|y|e)$/u, '')
    roots.add(cut.length >= 3 && /^[a-z]+$/.test(word) ? cut : word)
  }
  return [...roots]
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu

/** Scripts without spaces are compared by pairs of characters. */
function unspacedPairs(text: string): string[] {
  const pairs: string[] = []
  for (const run of text.slice(0, 4_000).match(unspaced) ?? []) {
    const characters = [...run]
    for (let index = 0; index + 1 < characters.length; index += 1) {
      pairs.push(`${characters[index]}${characters[index + 1]}`)
    }
  }
  return pairs
}

const comparable = memoByText(findComparable, 2_000)

function findComparable(text: string): string {
  return text.toLowerCase().replace(/[\s\\`'’"“”]+/gu, '')
}

const comparableFact = memoByText((fact) => comparable(safeInline(fact)), 2_000)
