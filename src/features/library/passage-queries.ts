import type { TextIndex } from './read-index.ts'

/** In how many of some passages of the library a stem stands. */
export type StemSample = { passages: number; counts: ReadonlyMap<string, number>; isLargeLibrary: boolean }

const rarestTaken = 7
const mostQueries = 160

/**
 * A query for each passage of a text: passages of the library that have some of its rarest stems together. In a large
 * library two rare stems meet by chance, so it takes three.
 */
export function passageQueries({ passages }: TextIndex, sample: StemSample): string[] {
  const halves = passages.flatMap(({ stems }) =>
    stems.length > 24
      ? [stems.slice(0, Math.ceil(stems.length / 2)), stems.slice(Math.ceil(stems.length / 2))]
      : [stems],
  )
  const step = Math.max(1, halves.length / mostQueries)
  const queries: string[] = []
  for (let at = 0; at < halves.length; at += step) {
    const query = together(rarest(halves[Math.floor(at)] ?? [], sample), sample.isLargeLibrary ? 3 : 2)
    if (query !== '') queries.push(query)
  }
  return queries
}

function rarest(stems: readonly string[], { counts }: StemSample): string[] {
  return stems
    .map((stem) => ({ stem, count: counts.get(stem) ?? 0 }))
    .filter(({ stem }) => stem.length > 2 || /\P{ASCII}/u.test(stem))
    .sort((one, other) => one.count - other.count || other.stem.length - one.stem.length)
    .slice(0, rarestTaken)
    .map(({ stem }) => stem)
}

/** Any `size` of the stems, as a tsquery. */
function together(stems: readonly string[], size: number): string {
  if (stems.length < 2) return ''
  return choose(stems, Math.min(size, stems.length))
    .map((group) => `(${group.map(quote).join('&')})`)
    .join('|')
}

function choose(stems: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return stems.flatMap((stem, index) =>
    choose(stems.slice(index + 1), size - 1).map((rest) => [stem, ...rest]),
  )
}

function quote(stem: string): string {
  return `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
