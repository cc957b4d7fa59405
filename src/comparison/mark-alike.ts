import { functionWords } from './function-words.ts'
import { readWords, type Word } from './read-words.ts'
import { stem } from './stem.ts'
import { unmaskWords } from './unmask-words.ts'

/** A piece of an excerpt: words that stand in the other one too, or words that do not. */
export type Piece = { text: string; isAlike: boolean }

/** Two excerpts cut where they are alike and where they are not; each one's pieces together are the excerpt. Linear. */
export function markAlike(ours: string, theirs: string): { ours: Piece[]; theirs: Piece[]; share: number } {
  const theirWords = readWords(theirs)
  const ourWords = unmaskWords(ours, readWords(ours), [theirWords]).words
  const areAlike = alikeWith(ourWords, theirWords)
  return {
    ours: cut(ours, ourWords, areAlike),
    theirs: cut(theirs, theirWords, alikeWith(theirWords, ourWords)),
    share: areAlike.filter(Boolean).length / Math.max(1, areAlike.length),
  }
}

/** Small words are everywhere: they are alike beside a word that they stand beside in the other excerpt too. */
function alikeWith(words: readonly Word[], others: readonly Word[]): boolean[] {
  const stems = words.map(({ form }) => stem(form))
  const otherStems = others.map(({ form }) => stem(form))
  const known = new Set(otherStems)
  const pairs = new Set(otherStems.map((one, at) => `${one} ${otherStems[at + 1] ?? ''}`))
  return words.map(({ form }, at) => {
    const own = stems[at] ?? ''
    if (!known.has(own)) return false
    return (
      !functionWords.has(form) ||
      pairs.has(`${stems[at - 1] ?? ''} ${own}`) ||
      pairs.has(`${own} ${stems[at + 1] ?? ''}`)
    )
  })
}

function cut(text: string, words: readonly Word[], areAlike: readonly boolean[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next && areAlike[at] === areAlike[at + 1]) continue
    // What stands between two pieces belongs to the first, and neighbors of a script without spaces share a character.
    const to = next ? (areAlike[at] === true ? Math.max(word.end, next.start) : next.start) : text.length
    pieces.push({ text: text.slice(from, to), isAlike: areAlike[at] ?? false })
    from = to
  }
  if (words.length === 0 && text !== '') pieces.push({ text, isAlike: false })
  return pieces.filter((piece) => piece.text !== '')
}
