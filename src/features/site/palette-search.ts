export type PaletteEntry = { name: string; path: string; about?: string | undefined }

/** Entries whose name or description holds every typed word, names that begin with it first. */
export function searchPalette<Entry extends PaletteEntry>(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

function scoreOf(entry: PaletteEntry, words: readonly string[]): number {
  const name = entry.name.toLocaleLowerCase('en')
  const text = `${name} ${entry.about ?? ''} ${entry.path}`.toLocaleLowerCase('en')
  let score = 0
  for (const word of words) {
    if (name.startsWith(word)) score += 4
    else if (name.includes(` ${word}`)) score += 3
    else if (name.includes(word)) score += 2
    else if (text.includes(word)) score += 1
    else return 0
  }
  return score
}
