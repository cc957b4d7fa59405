const longestKey = 4_000

/**
 * Remembers the answers of a pure function of one text. While somebody types, all fields but one are the same as
 * before. The memory is bounded; answers are shared, so nobody may change them.
 */
export function memoByText<Answer>(compute: (text: string) => Answer, mostEntries: number): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = compute(text)
    if (text.length > longestKey && mostEntries > 64) return answer
    if (known.size >= mostEntries) known.clear()
    known.set(text, answer)
    return answer
  }
}
