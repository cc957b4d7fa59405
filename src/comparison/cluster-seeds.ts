import type { Seed } from './find-seeds.ts'

/**
 * Groups seeds that lie close together in the text and in the source: split at gaps of more than `gap` words on one
 * side, then on the other, until nothing splits any more. The order inside a group is free, so moved sentences stay.
 */
export function clusterSeeds(seeds: readonly Seed[], gap: number): Seed[][] {
  const open: { seeds: Seed[]; isOursSplit: boolean; unsplit: number }[] = [
    { seeds: [...seeds], isOursSplit: false, unsplit: 0 },
  ]
  const done: Seed[][] = []
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.seeds.length === 0) continue
    const parts = next.isOursSplit
      ? splitAtGaps(
          next.seeds,
          gap,
          (seed) => seed.sourceFrom,
          (seed) => seed.sourceTo,
        )
      : splitAtGaps(
          next.seeds,
          gap,
          (seed) => seed.from,
          (seed) => seed.to,
        )
    const unsplit = parts.length === 1 ? next.unsplit + 1 : 0
    for (const part of parts) {
      if (unsplit >= 2) done.push(part)
      else open.push({ seeds: part, isOursSplit: !next.isOursSplit, unsplit })
    }
  }
  return done.map((group) =>
    group.toSorted((one, other) => one.from - other.from || one.sourceFrom - other.sourceFrom),
  )
}

function splitAtGaps(
  seeds: readonly Seed[],
  gap: number,
  startOf: (seed: Seed) => number,
  endOf: (seed: Seed) => number,
): Seed[][] {
  const sorted = seeds.toSorted((one, other) => startOf(one) - startOf(other))
  const parts: Seed[][] = []
  let part: Seed[] = []
  let end = -Infinity
  for (const seed of sorted) {
    if (part.length > 0 && startOf(seed) - end > gap) {
      parts.push(part)
      part = []
    }
    part.push(seed)
    end = Math.max(end, endOf(seed))
  }
  if (part.length > 0) parts.push(part)
  return parts
}
