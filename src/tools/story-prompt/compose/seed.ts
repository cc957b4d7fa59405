import { stableHash } from '#shared/text/stable-hash.ts'
/** One of the list; `salt` keeps choices of one story apart from one another. */
export function pick<Item>(list: readonly Item[], seed: number, salt: string): Item {
  const index = spread(stableHash(`${salt}:${seed}`)) % Math.max(1, list.length)
  const item = list[index]
  if (item === undefined) throw new RangeError(`Nothing to pick from for ${salt}`)
  return item
}

// FNV leaves its low bits alike for like texts; short lists would always give the same few.
function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
