import { functionWords, readWords, stem } from '#comparison/comparison.ts'

/** What the database keeps of a text to find it again; places are UTF-16 offsets. */
export type TextIndex = {
  words: number
  fingerprints: { hash: number; startsAt: number }[]
  passages: IndexedPassage[]
}
export type IndexedPassage = { startsAt: number; endsAt: number; stems: string[] }

/** One in so many groups is kept: the same ones in every text, so that what is shared stays shared. */
const keptOneIn = 8
const passageWords = 100

// The same words are left out of every text, whatever its language: both sides of a comparison have to agree.
const leftOut = functionWords

/** Stems, fingerprints and passages of a text. Pure; changing it means that documents have to be indexed again. */
export function readIndex(text: string): TextIndex {
  const words = readWords(text)
  const stems: string[] = []
  const hashes: number[] = []
  const places: number[] = []
  const passages: IndexedPassage[] = []
  let open: { startsAt: number; stems: Set<string> } | undefined
  for (const [index, { form, start, end }] of words.entries()) {
    open ??= { startsAt: start, stems: new Set() }
    if (!leftOut.has(form) && form.length > 1) {
      const stemmed = stem(form).slice(0, 60)
      stems.push(stemmed)
      hashes.push(hashOf(stemmed))
      places.push(start)
      open.stems.add(stemmed)
    }
    if ((index + 1) % passageWords === 0 || index === words.length - 1) {
      if (open.stems.size > 0) passages.push({ startsAt: open.startsAt, endsAt: end, stems: [...open.stems] })
      open = undefined
    }
  }
  return { words: words.length, fingerprints: groupsOf(hashes, places), passages }
}

/** Sorted groups of three in a window of four, so that one changed word leaves some of them whole. */
function groupsOf(hashes: readonly number[], places: readonly number[]): TextIndex['fingerprints'] {
  const found: TextIndex['fingerprints'] = []
  const keep = (a: number, b: number, c: number, startsAt: number) => {
    const hash = joinHashes(a, b, c)
    if ((hash >>> 0) % keptOneIn === 0) found.push({ hash, startsAt })
  }
  for (let at = 0; at + 3 <= hashes.length; at += 1) {
    const [a = 0, b = 0, c = 0, d] = [hashes[at], hashes[at + 1], hashes[at + 2], hashes[at + 3]]
    const startsAt = places[at] ?? 0
    keep(a, b, c, startsAt)
    if (d === undefined) continue
    keep(a, b, d, startsAt)
    keep(a, c, d, startsAt)
  }
  return found
}

/** FNV-1a over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193)
  return hash | 0
}

function joinHashes(a: number, b: number, c: number): number {
  const low = Math.min(a, b, c)
  const high = Math.max(a, b, c)
  const middle = a ^ b ^ c ^ low ^ high
  let hash = Math.imul(low, 0x9e37_79b1) ^ (middle >>> 15)
  hash = Math.imul(hash ^ middle, 0x85eb_ca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash ^ high, 0xc2b2_ae35)
  return (hash ^ (hash >>> 16)) | 0
}

/** The words alone, for recognising the same text in another dress. */
export function plainWords(text: string): string {
  return readWords(text)
    .map(({ form }) => form)
    .join(' ')
}
