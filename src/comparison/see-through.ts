import { runKeys, wordsInRuns } from './find-seeds.ts'
import type { Document } from './read-document.ts'
import { readRegions, type Region } from './regions.ts'
import { firstWordFrom } from './first-word-from.ts'

/** What a region forgives or hides, in words of the document; both ends included. */
export type WordRegion = { kind: Region['kind']; from: number; to: number }

/** A reference shares the title with the work it names: so many words and no more. */
const longestTitle = 30
const leastShareOfRegion = 1 / 3
const wordsAround = 12
const leastInitials = 2
/** A text of which this is quoted is no text of one's own. */
const mostQuoted = 3 / 4

/** Regions as words; a region without a word is left out. */
export function regionsOf(document: Document, regions: readonly Region[]): WordRegion[] {
  return regions.flatMap(({ kind, start, end }) => {
    const from = firstWordFrom(document.words, start)
    const to = firstWordFrom(document.words, end) - 1
    return to >= from && (document.words[to]?.end ?? Infinity) <= end ? [{ kind, from, to }] : []
  })
}

/** Regions of a text that stand as running text in a source: copies dressed up as references, code or formulas. */
export function findDressedUp(
  document: Document,
  regions: readonly WordRegion[],
  sources: readonly Document[],
): Set<WordRegion> {
  const suspects = regions.filter(({ kind }) => kind === 'reference' || kind === 'code' || kind === 'formula')
  const keys = new Set(suspects.flatMap(({ from, to }) => runKeys(document, from, to).map(({ key }) => key)))
  const dressedUp = new Set<WordRegion>()
  if (keys.size === 0) return dressedUp
  for (const source of sources) {
    const shared = runningKeys(source, keys)
    const counted = suspects.map((region) => ({ region, words: wordsInRuns(document, region, shared) }))
    if (counted.reduce((sum, { words }) => sum + words, 0) <= longestTitle) continue
    for (const { region, words } of counted)
      if (words >= leastShareOfRegion * (region.to - region.from + 1)) dressedUp.add(region)
  }
  return dressedUp
}

/** Whether so much of a text is quoted that quotations cannot be set aside. */
export function isMostlyQuoted({ words }: Document, regions: readonly WordRegion[]): boolean {
  const quoted = new Uint8Array(words.length)
  for (const { kind, from, to } of regions) if (kind === 'cited-quote') quoted.fill(1, from, to + 1)
  return quoted.reduce((sum, one) => sum + one, 0) > mostQuoted * words.length
}

/** Those of the keys that stand in running text of a source. */
function runningKeys(source: Document, keys: ReadonlySet<number>): Set<number> {
  const isDressed = new Uint8Array(source.words.length)
  const shared = new Set<number>()
  const hits = runKeys(source, 0, source.words.length - 1).filter(({ key }) => keys.has(key))
  if (hits.length === 0) return shared
  for (const { kind, from, to } of regionsOf(source, readRegions(source.text)))
    if (kind !== 'cited-quote' && kind !== 'uncited-quote') isDressed.fill(1, from, to + 1)
  for (const { key, at } of hits) if (isDressed[at] === 0 && !isAmongNames(source, at)) shared.add(key)
  return shared
}

/** Initials around a word tell an entry of a list of references that was not recognized as one. */
function isAmongNames({ words }: Document, at: number): boolean {
  const around = words.slice(Math.max(0, at - wordsAround), at + wordsAround)
  return around.filter(({ form }) => form.length === 1 && !/[ai\d]/.test(form)).length >= leastInitials
}
