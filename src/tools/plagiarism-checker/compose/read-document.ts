import { readWords, type Word } from './read-words.ts'
import { stem } from './stem.ts'

/** Numbers for word forms and stems, the same for all texts of one check. */
export type Lexicon = {
  idOf: (form: string) => number
  stemIdOf: (formId: number) => number
  isFunctionWord: (formId: number) => boolean
}

export function createLexicon(functionWords: ReadonlySet<string>): Lexicon {
  const ids = new Map<string, number>()
  const stems: number[] = []
  const areFunctionWords: boolean[] = []

  function number(form: string): number {
    const known = ids.get(form)
    if (known !== undefined) return known
    const id = ids.size
    ids.set(form, id)
    areFunctionWords[id] = functionWords.has(form) || /^[a-z]$/.test(form)
    return id
  }

  return {
    idOf(form) {
      const id = number(form)
      stems[id] ??= number(stem(form))
      return id
    },
    stemIdOf: (formId) => stems[formId] ?? formId,
    isFunctionWord: (formId) => areFunctionWords[formId] ?? false,
  }
}

/** A text as numbers: one entry per word, and the content words among them. */
export type Document = {
  text: string
  words: readonly Word[]
  forms: Int32Array
  stems: Int32Array
  /** Indexes of the words that carry meaning. */
  content: Int32Array
  /** Number of the sentence each word stands in. */
  sentences: Int32Array
  sentenceCount: number
}

const sentenceEnd = /[.!?…。！？｡]|\n\s*\n/u

export function readDocument(text: string, lexicon: Lexicon): Document {
  const words = readWords(text)
  const forms = new Int32Array(words.length)
  const stems = new Int32Array(words.length)
  const sentences = new Int32Array(words.length)
  const content: number[] = []
  let sentence = 0
  let before: Word | undefined
  for (const [index, word] of words.entries()) {
    const form = lexicon.idOf(word.form)
    forms[index] = form
    stems[index] = lexicon.stemIdOf(form)
    if (before && sentenceEnd.test(text.slice(before.end, Math.min(word.start, before.end + 200))))
      sentence += 1
    sentences[index] = sentence
    if (!lexicon.isFunctionWord(form)) content.push(index)
    before = word
  }
  const sentenceCount = words.length === 0 ? 0 : sentence + 1
  return { text, words, forms, stems, content: Int32Array.from(content), sentences, sentenceCount }
}
