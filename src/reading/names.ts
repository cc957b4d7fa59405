import { hasDigit, hasLetter, isDigit, readWords, type Range, type Word } from './characters.ts'

/** Capitals in the middle of an English sentence that name nothing of the person's. */
const noNames = new Set(
  'i im ill ive mr mrs ms dr prof st monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian portuguese dutch polish russian turkish arabic hindi chinese japanese korean american british european african asian indian internet web ok tv id pc am pm no not must would could should will can shall might never only all and or but new free now very do please the is in on to of for it my we you'.split(
    ' ',
  ),
)
/** Behind these a word may have a capital because a sentence begins, or it is uncertain whether one does. */
const sentenceBreak = /[.!?…:;\n\u0001()[\]{}|/>*•→"“”„«»–—#。！？]|\s-|-\s/u
const innerCapital = /\p{Ll}\p{Lu}/u
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
    while ((numbers[which]?.end ?? Infinity) <= word.start) which++
    const isInNumber = (numbers[which]?.start ?? Infinity) < word.end
    segment.push(isInNumber ? { ...word, text: '' } : word)
    const next = words[at + 1]
    const isJoined =
      next?.start === word.end + 1 && text[word.end] === '-' && isDigit(next.text.charCodeAt(0))
    if (isJoined && hasLetter(word.text))
      found.push({ text: text.slice(word.start, next.end), start: word.start, end: next.end })
    else if (!isInNumber && isStriking(word.text) && !isListLabel(text, word)) found.push(word)
  }
  addNames(found, segment, hasCapitalNouns)
  return found
}

/** A segment begins behind anything that may end a sentence; its first word may have a capital for that reason alone. */
function addNames(found: Word[], segment: readonly Word[], hasCapitalNouns: boolean): void {
  const capitals = segment.filter(({ text }) => text[0] !== text[0]?.toLowerCase())
  const acronyms = capitals.filter(({ text }) => isAcronym(text))
  const isShouted = acronyms.length > 1 && acronyms.length * 2 > segment.length
  const shoutedHere = new Set(runsOf(segment, acronyms).flat())
  // "Ten Ways to Cook Rice": in a title capitals say nothing.
  const isTitle = (capitals.length - (capitals[0] === segment[0] ? 1 : 0)) * 2 > segment.length - 1
  const saysNothing = hasCapitalNouns || isTitle
  for (const word of capitals) {
    const { text } = word
    const lower = text.toLowerCase()
    const isShort = isAcronym(text)
    const counts = isShort
      ? !isShouted && !shoutedHere.has(word) && text.length <= longestAcronym
      : !saysNothing && word !== segment[0]
    if (!counts || text.length < 2 || isStriking(text) || noNames.has(lower) || noNames.has(singular(lower)))
      continue
    found.push(isShort ? { ...word, text: singular(text) } : word)
  }
}

/** "2a." at the start of a line. */
function isListLabel(text: string, { text: word, start, end }: Word): boolean {
  return (
    /^\d{1,2}\p{Ll}$/u.test(word) &&
    (start === 0 || text[start - 1] === '\n') &&
    '.):'.includes(text[end] ?? ' ')
  )
}

/** Three and more words in capitals behind each other, which stress something rather than name it. */
function runsOf(segment: readonly Word[], acronyms: readonly Word[]): Word[][] {
  const shouted = new Set(acronyms)
  const runs: Word[][] = [[]]
  for (const word of segment) {
    if (shouted.has(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.filter(({ length }) => length > 2)
}

/** PDF, APIs */
function isAcronym(text: string): boolean {
  const letters = singular(text)
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

export function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function isStriking(text: string): boolean {
  if (text.length < 2) return false
  return hasDigit(text) ? hasLetter(text) : text !== text.toLowerCase() && innerCapital.test(text)
}
