import { foldCharacter } from './fold-character.ts'
import { readWords, type Word } from './read-words.ts'

/** Letters in a row, without regard to words, that have to be equal: about four words. */
const run = 20
const mostPlaces = 4
const base = 0x0100_0193
const outFactor = Array.from({ length: run }).reduce<number>((power) => Math.imul(power, base), 1)

/** Digits and signs that stand for letters, and the letters that they leave open. */
const asLetters = new Map(
  ['1|!li', '0o', '3€e', '4@a', '5$s', '7+t', '8b', '96g', '2z'].flatMap((signs) =>
    Array.from(signs.slice(0, -1), (sign): [string, string] => [sign, signs.at(-1) ?? '']),
  ),
)

/** The letters of a text as people see them, whatever stands between them. */
type Letters = { codes: number[]; starts: number[]; ends: number[] }

/** Letters `from` up to but not including `to` of the text, and the words that a source makes of them. */
type Unmasked = { from: number; to: number; words: Word[] }

/**
 * Words of `text` as people read them: where its letters are those of a source but its words are not (letters spaced
 * out, words joined, dots or digits in words), it gets the words of the source. Linear.
 */
export function unmaskWords(
  text: string,
  words: readonly Word[],
  sources: readonly (readonly Word[])[],
): { words: readonly Word[]; unmasked: number } {
  const letters = lettersOf(text)
  const places = placesOf(letters.codes)
  const found: Unmasked[] = []
  for (const source of sources) {
    const { codes, firsts } = lettersOfWords(source)
    let [hash, free] = [0, 0]
    for (let at = 0; at < codes.length; at += 1) {
      hash = Math.imul(hash, base) + (codes[at] ?? 0)
      if (at >= run) hash -= Math.imul(outFactor, codes[at - run] ?? 0)
      hash |= 0
      const start = at - run + 1
      if (start < free) continue
      for (const place of places.get(hash) ?? []) {
        const length = equalLength(letters.codes, place, codes, start)
        if (length < run) continue
        const inside = wordsWithin(source, firsts, start, start + length).map(({ form, first }) => ({
          form,
          from: place + first - start,
          to: place + first - start + form.length,
        }))
        // A word that goes on beyond what is equal is another word.
        if (isJoined(letters, inside[0]?.from)) inside.shift()
        if (isJoined(letters, inside.at(-1)?.to)) inside.pop()
        found.push({
          from: place,
          to: place + length,
          words: inside.map(({ form, from, to }) => ({
            form,
            start: letters.starts[from] ?? 0,
            end: letters.ends[to - 1] ?? 0,
          })),
        })
        free = Math.max(free, start + length - run + 1)
      }
    }
  }
  return putIn(text, words, found)
}

function lettersOf(text: string): Letters {
  const letters: Letters = { codes: [], starts: [], ends: [] }
  let isAfterLetter = false
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const end = at + (code > 0xffff ? 2 : 1)
    const folded = foldCharacter(code)
    // A sign stands for a letter only beside one, and after one it may be the end of a sentence.
    const isInWord = isLetter(text, end) || (isAfterLetter && text[at] !== '!')
    const form: string =
      'form' in folded ? folded.form : isInWord ? (asLetters.get(text[at] ?? '') ?? '') : ''
    for (const letter of form) {
      letters.codes.push(codeOf(letter))
      letters.starts.push(at)
      letters.ends.push(end)
    }
    isAfterLetter = form !== '' || (folded.role === 'invisible' && isAfterLetter)
    at = end
  }
  return letters
}

function isLetter(text: string, at: number): boolean {
  return foldCharacter(text.codePointAt(at) ?? 0).role === 'letter'
}

function codeOf(letter: string): number {
  return (asLetters.get(letter) ?? letter).codePointAt(0) ?? 0
}

/** Letters of words, and where each word begins among them. Neighbors of a script without spaces share a letter. */
function lettersOfWords(words: readonly Word[]): { codes: number[]; firsts: number[] } {
  const codes: number[] = []
  const firsts: number[] = []
  for (const [index, { form, end }] of words.entries()) {
    firsts.push(codes.length)
    const isShared = (words[index + 1]?.start ?? end) < end
    for (const letter of isShared ? form.slice(0, -1) : form) codes.push(codeOf(letter))
  }
  return { codes, firsts }
}

function placesOf(codes: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  let hash = 0
  for (const [at, code] of codes.entries()) {
    hash = Math.imul(hash, base) + code
    if (at >= run) hash -= Math.imul(outFactor, codes[at - run] ?? 0)
    hash |= 0
    if (at < run - 1) continue
    const known = places.get(hash)
    if (!known) places.set(hash, [at - run + 1])
    else if (known.length < mostPlaces) known.push(at - run + 1)
  }
  return places
}

function equalLength(
  ours: readonly number[],
  at: number,
  theirs: readonly number[],
  otherAt: number,
): number {
  let length = 0
  while (at + length < ours.length && ours[at + length] === theirs[otherAt + length]) length += 1
  return length
}

/** Whether a letter and the one before it have nothing between them. */
function isJoined({ starts, ends }: Letters, at = 0): boolean {
  return at > 0 && ends[at - 1] === starts[at]
}

/** Words that lie whole in a stretch of letters. */
function wordsWithin(words: readonly Word[], firsts: readonly number[], from: number, to: number) {
  let [low, high] = [0, firsts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((firsts[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  const inside: { form: string; first: number }[] = []
  for (let at = low; at < words.length; at += 1) {
    const { form } = words[at] ?? { form: '' }
    const first = firsts[at] ?? 0
    if (first + form.length > to) break
    inside.push({ form, first })
  }
  return inside
}

function putIn(text: string, words: readonly Word[], found: readonly Unmasked[]) {
  const known = new Map(words.map((word) => [word.start, word]))
  const isKnown = ({ form, start, end }: Word) =>
    known.get(start)?.end === end && known.get(start)?.form === form
  const result: Word[] = []
  let [at, free, unmasked] = [0, 0, 0]
  for (const { from, to, words: inside } of found.toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  )) {
    const hidden = inside.filter((word) => !isKnown(word)).length
    const [first, last] = [inside[0], inside.at(-1)]
    if (from < free || hidden === 0 || !first || !last) continue
    free = to
    unmasked += hidden
    for (let word = words[at]; word && word.start < first.start; word = words[(at += 1)])
      result.push(...(word.end <= first.start ? [word] : rest(text, word.start, first.start)))
    result.push(...inside)
    for (let word = words[at]; word && word.start < last.end; word = words[(at += 1)])
      if (word.end > last.end) result.push(...rest(text, last.end, word.end))
  }
  return unmasked === 0 ? { words, unmasked } : { words: [...result, ...words.slice(at)], unmasked }
}

function rest(text: string, start: number, end: number): Word[] {
  return readWords(text.slice(start, end)).map((word) => ({
    form: word.form,
    start: word.start + start,
    end: word.end + start,
  }))
}
