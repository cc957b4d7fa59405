import type { IndexedPassage } from './read-index.ts'

/** In how many of some passages of the library a stem stands. */
export type StemSample = { passages: number; counts: ReadonlyMap<string, number> }

/** A stem to look for, and the passages of the text (by number) that it stands in. */
export type RareStem = { stem: string; passages: number[] }

const ofPassage = 12
const mostPassages = 40

/**
 * The rarest stems of some passages of a text, evenly chosen when there are too many. Where several of them stand
 * together in a passage of the library, it may say the same in other words.
 */
export function rareStems(
  passages: readonly IndexedPassage[],
  { counts }: Pick<StemSample, 'counts'>,
): RareStem[] {
  const step = Math.max(1, passages.length / mostPassages)
  const found = new Map<string, RareStem>()
  for (let at = 0; at < passages.length; at += step) {
    const number = Math.floor(at)
    const rarest = (passages[number]?.stems ?? [])
      .filter((stem) => stem.length > 2 || /\P{ASCII}/u.test(stem))
      .map((stem) => ({ stem, count: counts.get(stem) ?? 0 }))
      .sort((one, other) => one.count - other.count || other.stem.length - one.stem.length)
      .slice(0, ofPassage)
    for (const { stem } of rarest) {
      const known = found.get(stem) ?? { stem, passages: [] }
      known.passages.push(number)
      found.set(stem, known)
    }
  }
  return [...found.values()]
}

/** As a tsquery. */
export function quoteStem(stem: string): string {
  return `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
