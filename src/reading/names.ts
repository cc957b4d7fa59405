import { hasDigit, hasLetter, readWords, type Range, type Word } from './characters.ts'

/** Capitals in the middle of an English sentence that name nothing of the person's. */
const unnamed =
  'i im ill ive mr mrs ms dr prof st monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian portuguese dutch polish russian turkish arabic hindi chinese japanese korean american british european african asian indian internet web ok tv id pc am pm no not must would could should will can shall might never only all and or but new free now very do please the is in on to of for it my we you'
const noNames = new Set(unnamed.split(' '))
/** Behind these a word may have a capital because a sentence begins, or it is uncertain whether one does. */
const sentenceBreak = /[.!?…:;\n\u0001()[\]{}|/>*•→"“”„«»–—#。！？]|\s-|-\s/u
const capital = /^\p{Lu}/u
/** PDF, APIs */
const acronym = /^\p{Lu}\P{Ll}+s?$/u
/** "2a." at the start of a line. */
const listLabel = /(?:^|\n)\d{1,2}\p{Ll}[.):]$/u
const longestAcronym = 7

/**
 * Words with inner capitals or digits (iPhone, B2B, GPT-4), acronyms, and, where nouns are written small, words with a
 * capital in the middle of a sentence. What lies in a number is none.
 */
export function findNames(text: string, numbers: readonly Range[], hasCapitalNouns: boolean): Word[] {
  const { words, different } = readWords(text)
  const areStriking = different.map(isStriking)
  // A for an acronym, C for another word with a capital.
  const sorts = different.map((word) => (acronym.test(word) ? 'A' : capital.test(word) ? 'C' : '-'))
  const found: Word[] = []
  let segment = ''
  let which = 0
  // `forEach`, because `entries()` makes a pair for every word of a long text.
  words.forEach((word, at) => {
    const gap = text.slice(words[at - 1]?.end ?? 0, word.start)
    if (gap !== ' ' && sentenceBreak.test(gap)) {
      addNames(found, words.slice(at - segment.length, at), segment, hasCapitalNouns)
      segment = ''
    }
    while ((numbers[which]?.end ?? Infinity) <= word.start) which++
    const isInNumber = (numbers[which]?.start ?? Infinity) < word.end
    segment += isInNumber ? '-' : sorts[word.id]
    const next = words[at + 1]
    const around = areStriking[word.id] ? text.slice(Math.max(0, word.start - 1), word.end + 1) : ''
    const isJoined = next?.start === word.end + 1 && text[word.end] === '-' && hasDigit(next.text[0])
    if (isJoined && hasLetter(word.text))
      found.push({ text: text.slice(word.start, next.end), start: word.start, end: next.end })
    else if (around !== '' && !isInNumber && !listLabel.test(around)) found.push(word)
  })
  addNames(found, words.slice(words.length - segment.length), segment, hasCapitalNouns)
  return found
}

/** A segment begins behind anything that may end a sentence; its first word may have a capital for that reason alone. */
function addNames(found: Word[], segment: readonly Word[], sorts: string, hasCapitalNouns: boolean): void {
  if (!/A|.C/u.test(sorts)) return
  const acronymCount = sorts.replaceAll(/[^A]/gu, '').length
  const isShouted = acronymCount > 1 && acronymCount * 2 > segment.length
  // Three and more words in capitals behind each other stress something rather than name it.
  const single = sorts.replace(/A{3,}/gu, (run) => '-'.repeat(run.length))
  // "Ten Ways to Cook Rice": in a title capitals say nothing.
  const isTitle = sorts.slice(1).replaceAll('-', '').length * 2 > segment.length - 1
  segment.forEach((word, at) => {
    const { text } = word
    const isShort = sorts[at] === 'A'
    const counts = isShort
      ? !isShouted && single[at] === 'A' && text.length <= longestAcronym
      : sorts[at] === 'C' && !hasCapitalNouns && !isTitle && at > 0
    if (!counts || text.length < 2 || isStriking(text)) return
    const name = singular(text)
    const isNone = noNames.has(text.toLowerCase()) || noNames.has(name.toLowerCase())
    if (!isNone) found.push(isShort ? { ...word, text: name } : word)
  })
}

export function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function isStriking(text: string): boolean {
  return (hasDigit(text) && hasLetter(text)) || /\p{Ll}\p{Lu}/u.test(text)
}
