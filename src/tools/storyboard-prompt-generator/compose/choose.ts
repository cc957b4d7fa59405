/** A number from a text, the same everywhere and always (FNV-1a). */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}

/** One of the items, chosen by the text; `use` parts choices made from the same text, `shift` takes a neighbour. */
export function choose<Item>(items: readonly [Item, ...Item[]], text: string, use: string, shift = 0): Item {
  return items[(stableHash(`${use}:${text}`) + shift) % items.length] ?? items[0]
}
