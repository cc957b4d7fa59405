/** Phrases by their words; a node that ends some holds their values. */
export type PhraseNode<Value> = { next: Map<string, PhraseNode<Value>>; values: Value[] }

export type Found<Value> = { value: Value; at: number; length: number }

export function createPhrases<Value>(
  phrases: Iterable<readonly [words: readonly string[], value: Value]>,
): PhraseNode<Value> {
  const root: PhraseNode<Value> = { next: new Map(), values: [] }
  for (const [words, value] of phrases) {
    let node = root
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map(), values: [] }
      node.next.set(word, next)
      node = next
    }
    node.values.push(value)
  }
  return root
}

/**
 * Every phrase in these words. `keysOf` says what a word may stand for, if not only itself. The work is the number of words times the
 * length of the longest phrase, which callers bound.
 */
export function findPhrases<Value>(
  words: readonly string[],
  phrases: PhraseNode<Value>,
  keysOf?: (word: string) => readonly string[],
): Found<Value>[] {
  const found: Found<Value>[] = []
  for (let at = 0; at < words.length; at++) walk(phrases, at, at)
  return found

  function walk(node: PhraseNode<Value>, from: number, at: number): void {
    const word = words[at]
    if (word === undefined || node.next.size === 0) return
    if (keysOf === undefined) step(node, from, at, word)
    else for (const key of keysOf(word)) step(node, from, at, key)
  }

  function step(node: PhraseNode<Value>, from: number, at: number, key: string): void {
    const next = node.next.get(key)
    if (next === undefined) return
    for (const value of next.values) found.push({ value, at: from, length: at - from + 1 })
    walk(next, from, at + 1)
  }
}
