/** A stretch of prose that is always told (0), left out of very short stories (1), told at the usual length (2), or only in long ones (3). */
type Piece = { level: number; text: string; words: number; kept: boolean }

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0
}

/** Leaves out or takes in the optional stretches `<1 …>`, `<2 …>` and `<3 …>` so that the text comes near `target` words. */
export function fitLength(text: string, target: number): string {
  const pieces = cut(text)
  let total = pieces.filter(({ level }) => level === 0).reduce((sum, { words }) => sum + words, 0)
  for (const piece of pieces) if (piece.level === 0) piece.kept = true
  for (const level of [1, 2, 3])
    for (const piece of spread(pieces.filter((one) => one.level === level))) {
      if (total + piece.words > target * 1.04) continue
      piece.kept = true
      total += piece.words
    }
  return pieces
    .filter(({ kept }) => kept)
    .map((piece) => piece.text)
    .join('')
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = []
  const add = (level: number, part: string) => {
    if (part !== '') pieces.push({ level, text: part, words: countWords(part), kept: false })
  }
  let at = 0
  for (const match of text.matchAll(/<([123]) ([^<>]*)>/gu)) {
    add(0, text.slice(at, match.index))
    add(Number(match[1]), match[2] ?? '')
    at = match.index + match[0].length
  }
  add(0, text.slice(at))
  return pieces
}

// Not all at the front: first, last, then the ones between.
function spread(pieces: readonly Piece[]): Piece[] {
  const odd = pieces.filter((_, index) => index % 2 === 0)
  const even = pieces.filter((_, index) => index % 2 === 1)
  return [...odd, ...even]
}
