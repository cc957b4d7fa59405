const mostCharacters = 400_000

/**
 * Remembers the answers of a pure function of one text. While somebody types, all fields but one are the same as
 * before. The memory is bounded in entries and in characters: what was asked for lately outlives a full memory, the
 * rest is forgotten. Answers are shared, so nobody may change them.
 */
export function memoByText<Answer>(
  compute: (text: string) => Answer,
  mostEntries: number,
): (text: string) => Answer {
  let recent = new Map<string, Answer>()
  let older = new Map<string, Answer>()
  let characters = 0
  return (text) => {
    const found = recent.get(text)
    if (found !== undefined) return found
    const answer = older.get(text) ?? compute(text)
    if (recent.size >= mostEntries || characters > mostCharacters) {
      older = recent
      recent = new Map()
      characters = 0
    }
    recent.set(text, answer)
    characters += text.length
    return answer
  }
}
