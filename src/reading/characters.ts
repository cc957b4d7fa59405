export type Range = { start: number; end: number }
export type Word = Range & { text: string }
/** All words in order, and the different ones; `id` is the place among these. */
export type Words = { words: (Word & { id: number })[]; different: string[] }

const digit = /\p{Nd}/u
const outside = /[^\p{L}\p{M}\p{Nd}]/u
/** Thai, Lao, Burmese, Khmer, kana and Han, whose words run into each other. */
const unspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{10ffff}]/u
/** Latin, Greek and Cyrillic. */
const western = /[\0-\u052f\u1e00-\u1fff]/u
/** Of every character that was met the place of the first that it is, from two on; 1 for other scripts. */
const kinds = new Uint8Array(0x11_0000)
const kindOf = (character: string) =>
  [outside, unspaced, western].findIndex((kind) => kind.test(character)) + 2
const [none, single] = [2, 3]

/**
 * Runs of letters and digits. In scripts that do not part their words every character is one, and where a Latin name
 * takes a Korean or Arabic ending the ending is a word of its own.
 */
// No pattern: it makes a string of every word, and to look these up takes far longer than to read them. So the letters
// themselves tell which word it is, and a reader looks up the different ones.
export function readWords(text: string): Words {
  const words: Words['words'] = []
  const different: string[] = []
  const ids = new Map<number, number>()
  let [start, hash, last] = [0, 0, none]
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? (text.codePointAt(at) ?? 0) : 0
    const kind = (kinds[code] ||= kindOf(String.fromCodePoint(code)))
    if (kind !== last || kind === single) {
      if (last !== none) {
        let id = ids.get(hash) ?? different.length
        let word = different[id]
        // Words with the same hash drive each other out: they are here twice, which costs nothing but time.
        if (word?.length !== at - start || !text.startsWith(word, start)) {
          word = text.slice(start, at)
          id = different.push(word) - 1
          ids.set(hash, id)
        }
        words.push({ text: word, start, end: at, id })
      }
      start = at
      hash = 0
      last = kind
    }
    hash = (Math.imul(hash, 31) + code) & 0x3fff_ffff
    if (code > 0xffff) at++
  }
  return { words, different }
}

export function findAll(text: string, pattern: RegExp): Word[] {
  const all: Word[] = []
  for (const { 0: found, index } of text.matchAll(pattern))
    all.push({ text: found, start: index, end: index + found.length })
  return all
}

/** Most words are, and have neither accents nor other forms. */
export const ascii = /^[\0-\u007f]*$/u

export function hasDigit(text = ''): boolean {
  return digit.test(text)
}

/** Of a word, which is letters and digits. */
export function hasLetter(word = ''): boolean {
  return /\P{Nd}/u.test(word)
}

/** The text with these ranges, in order and apart, made unreadable at the same length. */
export function mask(text: string, ranges: readonly Range[]): string {
  const pieces = ranges.map(
    ({ start, end }, at) => text.slice(ranges[at - 1]?.end ?? 0, start) + '\u0001'.repeat(end - start),
  )
  return pieces.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}
