import { functionWords } from './function-words.ts'
import type { Word } from './read-words.ts'
import { stem } from './stem.ts'

/** Numbers for word forms and stems, the same for all texts of one check. */
export type Lexicon = {
  idOf: (form: string) => number
  stemIdOf: (formId: number) => number
  /** Of the first letters of long words: `grammar` and `grammatical` have one. */
  rootIdOf: (formId: number) => number
  isFunctionWord: (formId: number) => boolean
  isFunctionStem: (stemId: number) => boolean
  nameOf: (id: number) => string
}

const rootLength = 5

export function createLexicon(): Lexicon {
  const ids = new Map<string, number>()
  const names: string[] = []
  const stems: number[] = []
  const roots: number[] = []
  const areFunctionWords: boolean[] = []
  const areFunctionStems: boolean[] = []

  function number(form: string): number {
    const known = ids.get(form)
    if (known !== undefined) return known
    const id = ids.size
    ids.set(form, id)
    names.push(form)
    areFunctionWords[id] = functionWords.has(form) || /^[a-z]$/.test(form)
    return id
  }

  return {
    idOf(form) {
      const id = number(form)
      const stemId = (stems[id] ??= number(stem(form)))
      const name = names[stemId] ?? ''
      roots[id] ??= name.length > rootLength ? number(name.slice(0, rootLength)) : stemId
      if (areFunctionWords[id]) areFunctionStems[stemId] = true
      return id
    },
    stemIdOf: (formId) => stems[formId] ?? formId,
    rootIdOf: (formId) => roots[formId] ?? formId,
    isFunctionWord: (formId) => areFunctionWords[formId] ?? false,
    isFunctionStem: (stemId) => areFunctionStems[stemId] ?? false,
    nameOf: (id) => names[id] ?? '',
  }
}

/** A text as numbers: one entry per word, the content words among them, and its sentences. */
export type Document = {
  text: string
  words: readonly Word[]
  forms: Int32Array
  stems: Int32Array
  roots: Int32Array
  /** Indexes of the words that carry meaning. */
  content: Int32Array
  /** Number of the sentence each word stands in. */
  sentences: Int32Array
  /** First word of each sentence, and the number of words at the end. */
  sentenceStarts: Int32Array
  sentenceCount: number
  /** Numbers of the sentences that begin a paragraph. */
  paragraphs: ReadonlySet<number>
}

/** Text without full stops is cut, so that no sentence takes the time of a whole text. */
const longestSentence = 120
const paragraphEnd = /\n\s*\n/
const certainEnd = /[!?…。！？｡]/u
const abbreviations = new Set(
  'mr mrs ms dr st prof rev hon capt col gen lt sgt jr sr vs etc al eg ie cf fig figs eq eqs ref refs no nos vol vols pp ed eds ch sec approx inc ltd co corp dept univ jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

export function readDocument(text: string, words: readonly Word[], lexicon: Lexicon): Document {
  const forms = new Int32Array(words.length)
  const stems = new Int32Array(words.length)
  const roots = new Int32Array(words.length)
  const sentences = new Int32Array(words.length)
  const starts: number[] = []
  const paragraphs = new Set<number>()
  const content: number[] = []
  let before: Word | undefined
  for (const [index, word] of words.entries()) {
    const form = lexicon.idOf(word.form)
    forms[index] = form
    stems[index] = lexicon.stemIdOf(form)
    roots[index] = lexicon.rootIdOf(form)
    const between = before ? text.slice(before.end, Math.min(word.start, before.end + 200)) : '\n\n'
    const isParagraph = paragraphEnd.test(between)
    const isLong = index - (starts.at(-1) ?? 0) >= longestSentence
    if (isParagraph || isLong || (before && endsSentence(text, before, between, word))) starts.push(index)
    if (isParagraph) paragraphs.add(starts.length - 1)
    sentences[index] = starts.length - 1
    if (!lexicon.isFunctionWord(form)) content.push(index)
    before = word
  }
  return {
    text,
    words,
    forms,
    stems,
    roots,
    content: Int32Array.from(content),
    sentences,
    sentenceStarts: Int32Array.from([...starts, words.length]),
    sentenceCount: starts.length,
    paragraphs,
  }
}

/** No sentence ends after an abbreviation or an initial, and none goes on with a small letter. */
function endsSentence(text: string, before: Word, between: string, next: Word): boolean {
  if (certainEnd.test(between)) return !startsSmall(text, next)
  if (!between.includes('.')) return false
  if (startsSmall(text, next)) return false
  const isDirect = between.startsWith('.')
  const isInitial = before.form.length === 1 && /[a-z]/.test(before.form) && before.form !== 'i'
  return !(isDirect && (isInitial || abbreviations.has(before.form)))
}

function startsSmall(text: string, { start }: Word): boolean {
  return /^\p{Ll}/u.test(text.slice(start, start + 2))
}
