import { stableHash } from '#shared/text/stable-hash.ts'
/** One of the items, chosen by the text; `use` parts choices made from the same text, `shift` takes a neighbour. */
export function choose<Item>(items: readonly [Item, ...Item[]], text: string, use: string, shift = 0): Item {
  return items[(stableHash(`${use}:${text}`) + shift) % items.length] ?? items[0]
}
