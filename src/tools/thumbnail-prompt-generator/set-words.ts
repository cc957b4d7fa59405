/** In widths of a Latin capital; the characters of East Asian scripts are wider. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) >= 0x2e80 ? 1.6 : 1), 0)
}

/** On one line or on two, whichever lets the letters grow largest in their box. */
export function setWords(words: string, box: { width: number; height: number }, most: number) {
  const parts = words.split(' ')
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  const cuts = parts.map((_, at) => [parts.slice(0, at).join(' '), parts.slice(at).join(' ')].filter(Boolean))
  // Of those that let the letters grow as large, one line or the most even cut.
  const ordered = cuts.toSorted((one, other) => one.length - other.length || widest(one) - widest(other))
  const set = ordered.map((lines) => {
    const size = Math.min(box.width / (widest(lines) * 0.62), box.height / lines.length / 1.1, most)
    return { lines, size }
  })
  return set.toSorted((one, other) => other.size - one.size)[0] ?? { lines: [words], size: most }
}

/** As many lines of about this many characters as there is room for; the rest is cut. */
export function wrap(text: string, characters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < characters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > characters ? `${word.slice(0, characters - 1)}…` : word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}
