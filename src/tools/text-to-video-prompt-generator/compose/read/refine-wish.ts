// What the page's Refine button puts at the end of an idea (specification, section 2).
const wish = /[\s,.;:!-]*please make this more detailed and creative[\s.!]*/giu

/** The idea without the sentence that Refine appends, and how often it was there. It never belongs to the scene. */
export function readRefineWish(text: string): { text: string; count: number } {
  const count = text.match(wish)?.length ?? 0
  if (count === 0) return { text, count }
  const rest = text.replace(wish, '\n').replace(/\n+/gu, '\n').trim()
  return { text: rest, count }
}
