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
  const words = readWords(text)
  const found: Word[] = []
  let segment: Word[] = []
  let which = 0
  for (const [at, word] of words.entries()) {
    if (sentenceBreak.test(text.slice(words[at - 1]?.end ?? 0, word.start))) {
      addNames(found, segment, hasCapitalNouns)
      segment = []
    }
    while ((numbers[which]?.end ?? Infinity) <= word.start) which++
    const isInNumber = (numbers[which]?.start ?? Infinity) < word.end
    segment.push(isInNumber ? { ...word, text: '' } : word)
    const next = words[at + 1]
    const around = text.slice(Math.max(0, word.start - 1), word.end + 1)
    const isJoined = next?.start === word.end + 1 && text[word.end] === '-' && hasDigit(next.text[0])
    if (isJoined && hasLetter(word.text))
      found.push({ text: text.slice(word.start, next.end), start: word.start, end: next.end })
    else if (!isInNumber && isStriking(word.text) && !listLabel.test(around)) found.push(word)
  }
  addNames(found, segment, hasCapitalNouns)
  return found
}

/** A segment begins behind anything that may end a sentence; its first word may have a capital for that reason alone. */
function addNames(found: Word[], segment: readonly Word[], hasCapitalNouns: boolean): void {
  const acronyms = segment.map(({ text }) => (acronym.test(text) ? 'A' : '-')).join('')
  const acronymCount = acronyms.replaceAll('-', '').length
  const isShouted = acronymCount > 1 && acronymCount * 2 > segment.length
  // Three and more words in capitals behind each other stress something rather than name it.
  const single = acronyms.replace(/A{3,}/gu, (run) => '-'.repeat(run.length))
  // "Ten Ways to Cook Rice": in a title capitals say nothing.
  const isTitle = segment.slice(1).filter(({ text }) => capital.test(text)).length * 2 > segment.length - 1
  for (const [at, word] of segment.entries()) {
    const { text } = word
    const isShort = acronyms[at] === 'A'
    const counts = isShort
      ? !isShouted && single[at] === 'A' && text.length <= longestAcronym
      : capital.test(text) && !hasCapitalNouns && !isTitle && at > 0
    const name = singular(text)
    const isNone = noNames.has(text.toLowerCase()) || noNames.has(name.toLowerCase())
    if (counts && text.length > 1 && !isStriking(text) && !isNone)
      found.push(isShort ? { ...word, text: name } : word)
  }
}

export function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function isStriking(text: string): boolean {
  return (hasDigit(text) && hasLetter(text)) || /\p{Ll}\p{Lu}/u.test(text)
}
