import { digitOf, readWords, type Range, type Word } from './characters.ts'

/** Capitals in the middle of an English sentence that name nothing of the person's. */
const noNames = new Set(
  'i im ill ive mr mrs ms dr prof st monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian portuguese dutch polish russian turkish arabic hindi chinese japanese korean american british european african asian indian internet web ok tv id pc am pm no not must never only all and or but new free now very do please the is in on to of for it my we you'.split(
    ' ',
  ),
)
/** Behind these a word may have a capital because a sentence begins, or it is uncertain whether one does. */
const sentenceBreak = /[.!?…:;\n\u0001()[\]{}|/>*•→"“”„«»–—#。！？]|\s-|-\s/u
const innerCapital = /\p{Ll}\p{Lu}/u
const acronym = /^\p{Lu}[\p{Lu}\p{M}]+s?$/u
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
    const previous = words[at - 1]?.end ?? 0
    if (
      at === 0 ||
      ((word.start - previous > 1 || text[previous] !== ' ') &&
        sentenceBreak.test(text.slice(previous, word.start)))
    ) {
      addNames(found, segment, hasCapitalNouns)
      segment = []
    }
    segment.push(word)
    while ((numbers[which]?.end ?? Infinity) <= word.start) which++
    const next = words[at + 1]
    const isJoined =
      next?.start === word.end + 1 && text[word.end] === '-' && digitOf(next.text.charCodeAt(0)) !== -1
    const isInNumber = (numbers[which]?.start ?? Infinity) < word.end
    if (isJoined && hasLetter(word.text))
      found.push({ text: text.slice(word.start, next.end), start: word.start, end: next.end })
    else if (!isInNumber && isStriking(word.text)) found.push(word)
  }
  addNames(found, segment, hasCapitalNouns)
  return found
}

/** A segment begins behind anything that may end a sentence; its first word may have a capital for that reason alone. */
function addNames(found: Word[], segment: readonly Word[], hasCapitalNouns: boolean): void {
  const capitals = segment.filter(({ text }) => text !== text.toLowerCase() && /^\p{Lu}/u.test(text))
  const acronyms = capitals.filter(({ text }) => acronym.test(text))
  const isShouted = acronyms.length > 1 && acronyms.length * 2 > segment.length
  // "Ten Ways to Cook Rice": in a title capitals say nothing.
  const isTitle = (capitals.length - (capitals[0] === segment[0] ? 1 : 0)) * 2 > segment.length - 1
  for (const word of capitals) {
    const isAcronym = acronym.test(word.text)
    const counts = isAcronym
      ? !isShouted && word.text.length <= longestAcronym
      : !isTitle && !hasCapitalNouns && word !== segment[0]
    if (counts && word.text.length > 1 && !isStriking(word.text) && !noNames.has(word.text.toLowerCase()))
      found.push(isAcronym ? { ...word, text: word.text.replace(/s$/u, '') } : word)
  }
}

function isStriking(text: string): boolean {
  if (text.length < 2) return false
  if (/\p{Nd}/u.test(text)) return hasLetter(text)
  return text !== text.toLowerCase() && innerCapital.test(text)
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}
