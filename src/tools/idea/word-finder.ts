export type Hit<Key extends string> = { key: Key; words: string; start: number; end: number }

type Entry<Key extends string> = { key: Key; rest: string[]; stem: boolean; length: number }
type Piece = { lower: string; door: string; runs: boolean; arabic: boolean; start: number; end: number }

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const piecePattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
// Arabic writes "and", "in", "for" and "the" into the word.
const arabicPrefix = /^(?:وال|فال|بال|كال|لل|ال|و|ب|ل|ف|ك)/u

// English words that say something else in German, French, Spanish, Italian, Portuguese or Dutch.
const falseFriends = new Set(
  'war dies died son court courts joint kind minor minors dose bomb pain rage bad rot die brief post pen word note art sang dead sale chat coin list plan table bug label classe parse data node come like still dark fall fog mist wind gale haze comic grand natural national tender tense hope joke soft bright simple short long warm firm general stocks shares tax isa sue visa pension cocktail cocktail* fever rash lump therapy loser plane'.split(
    ' ',
  ),
)

// Many lists are searched in the same text one after the other.
let lastText = ''
let lastPieces: Piece[] = []

/**
 * Finds listed words and phrases of any language in a text in one pass. In the lists phrases are parted by commas, a
 * trailing `*` lets any ending follow ("grausam*"); English ones stand before the `|`, because "war", "kind" or "sang"
 * mean something else in another language. Hits come in order and do not overlap; the longest wins.
 */
export function createFinder<Key extends string>(
  lists: Record<Key, string>,
): (text: string, language?: string) => Hit<Key>[] {
  let english: Index<Key> | undefined
  let foreign: Index<Key> | undefined
  return (text, language = 'en') => {
    const index =
      language === 'en'
        ? (english ??= buildIndex(lists, (part) => part.english || !part.latin))
        : (foreign ??= buildIndex(lists, (part) => !part.english || !falseFriends.has(part.phrase)))
    const pieces = split(text)
    const hits: Hit<Key>[] = []
    let free = 0
    for (const [at, piece] of pieces.entries()) {
      if (piece.start >= free) {
        const found = longestAt(pieces, at, index)
        if (found) {
          hits.push({
            key: found.key,
            words: text.slice(piece.start, found.end),
            start: piece.start,
            end: found.end,
          })
          free = found.end
          continue
        }
      }
      if (piece.runs) free = Math.max(free, findInside(text, piece, index, hits, free))
    }
    return hits
  }
}

function split(text: string): Piece[] {
  if (text === lastText) return lastPieces
  lastPieces = Array.from(text.matchAll(piecePattern), (match) => toPiece(match[0], match.index))
  lastText = text
  return lastPieces
}

type Part = { phrase: string; english: boolean; latin: boolean }

function toPiece(word: string, start: number): Piece {
  const lower = word.toLowerCase().replaceAll('’', "'")
  const isPlain = /^[a-z'-]+$/.test(lower)
  return {
    lower,
    door: lower.slice(0, 3),
    runs: !isPlain && unspaced.test(lower),
    arabic: !isPlain && arabicPrefix.test(lower),
    start,
    end: start + word.length,
  }
}

function buildIndex<Key extends string>(lists: Record<Key, string>, accept: (part: Part) => boolean) {
  const exact = new Map<string, Entry<Key>[]>()
  const stems = new Map<string, (Entry<Key> & { first: string })[]>()
  const signs = new Map<string, { key: Key; word: string }[]>()
  for (const [key, list] of Object.entries(lists) as [Key, string][]) {
    const border = list.indexOf('|') < 0 ? list.length : list.indexOf('|')
    let at = 0
    for (const raw of list.split(/[,|]/)) {
      const phrase = raw.trim().toLowerCase().replaceAll('’', "'")
      const isEnglish = at < border
      at += raw.length + 1
      if (phrase === '' || !accept({ phrase, english: isEnglish, latin: /[a-z]/.test(phrase) })) continue
      if (unspaced.test(phrase) && !phrase.includes(' ')) {
        const sign = phrase[0] ?? ''
        signs.set(sign, [...(signs.get(sign) ?? []), { key, word: phrase }])
        continue
      }
      const words = phrase.split(/\s+/)
      const stem = phrase.endsWith('*')
      const first = (words[0] ?? '').replace('*', '')
      const entry = { key, rest: words.slice(1), stem, length: words.length, first }
      if (stem && words.length === 1) {
        const door = first.slice(0, 3)
        stems.set(door, [...(stems.get(door) ?? []), entry])
      } else exact.set(first, [...(exact.get(first) ?? []), entry])
    }
  }
  return { exact, stems, signs }
}

type Index<Key extends string> = ReturnType<typeof buildIndex<Key>>

function longestAt<Key extends string>(
  pieces: Piece[],
  at: number,
  index: Index<Key>,
): { key: Key; end: number } | undefined {
  const piece = pieces[at]
  if (!piece) return undefined
  const found = lookUp(pieces, at, piece.lower, piece.door, index)
  if (found || !piece.arabic) return found
  const bare = piece.lower.replace(arabicPrefix, '')
  return lookUp(pieces, at, bare, bare.slice(0, 3), index)
}

function lookUp<Key extends string>(
  pieces: Piece[],
  at: number,
  word: string,
  door: string,
  index: Index<Key>,
): { key: Key; end: number } | undefined {
  let best: { key: Key; end: number; length: number } | undefined
  for (const entry of index.exact.get(word) ?? []) {
    const last = pieces[at + entry.rest.length]
    if (!last || (best && best.length >= entry.length)) continue
    const fits = entry.rest.every((other, offset) => {
      const lower = pieces[at + 1 + offset]?.lower ?? ''
      return other.endsWith('*') ? lower.startsWith(other.slice(0, -1)) : lower === other
    })
    if (fits) best = { key: entry.key, end: last.end, length: entry.length }
  }
  if (best) return best
  for (const entry of index.stems.get(door) ?? []) {
    if (word.startsWith(entry.first)) return { key: entry.key, end: pieces[at]?.end ?? 0 }
  }
  return undefined
}

// Japanese, Chinese, Korean and Thai run their words together.
function findInside<Key extends string>(
  text: string,
  piece: Piece,
  index: Index<Key>,
  hits: Hit<Key>[],
  free: number,
): number {
  let end = free
  for (let at = Math.max(piece.start, free); at < piece.end; at += 1) {
    if (at < end) continue
    let longest: { key: Key; word: string } | undefined
    for (const sign of index.signs.get(piece.lower[at - piece.start] ?? '') ?? []) {
      if (
        piece.lower.startsWith(sign.word, at - piece.start) &&
        sign.word.length > (longest?.word.length ?? 0)
      )
        longest = sign
    }
    if (!longest) continue
    end = at + longest.word.length
    hits.push({ key: longest.key, words: text.slice(at, end), start: at, end })
  }
  return end
}
