const closers: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '（': '）',
  '「': '」',
  '“': '”',
  '«': '»',
  '„': '“',
}

/** For every bracket or quote that has a partner: where it opens and where it closes. Lone ones count as plain characters. */
export function matchBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>()
  if (!/[([{（「“«„"]/u.test(text)) return pairs
  const open: { closer: string; at: number }[] = []
  const perCloser = new Map<string, number>()
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if ((perCloser.get(character) ?? 0) > 0) {
      let last = open.pop()
      while (last !== undefined) {
        perCloser.set(last.closer, (perCloser.get(last.closer) ?? 1) - 1)
        if (last.closer === character) {
          pairs.set(last.at, index)
          break
        }
        last = open.pop()
      }
      continue
    }
    const closer = character === '"' ? '"' : closers[character]
    if (closer === undefined) continue
    open.push({ closer, at: index })
    perCloser.set(closer, (perCloser.get(closer) ?? 0) + 1)
  }
  return pairs
}

/** Splits at any of the separator characters outside brackets and quotes; commas inside numbers do not count. */
export function splitTopLevel(text: string, separators: string): string[] {
  if (!hasAny(text, separators)) return text.trim() === '' ? [] : [text.trim()]
  const pairs = matchBrackets(text)
  const parts: string[] = []
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const close = pairs.get(index)
    if (close !== undefined) {
      index = close
      continue
    }
    const character = text.charAt(index)
    if (!separators.includes(character)) continue
    if (character === ',' && /\d/u.test(text.charAt(index - 1)) && /\d/u.test(text.charAt(index + 1)))
      continue
    parts.push(text.slice(start, index))
    start = index + 1
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function hasAny(text: string, characters: string): boolean {
  for (const character of characters) if (text.includes(character)) return true
  return false
}
