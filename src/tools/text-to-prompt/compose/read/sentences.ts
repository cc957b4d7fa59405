/** "fix grammar", "Please write …" with its capital and full stop. */
export function asSentence(text: string): string {
  const bare = text.trim().replace(/[,;:\s–-]+$/u, '')
  if (bare === '') return ''
  const first = [...bare][0] ?? ''
  // A brand such as iPhone or eBay keeps its letter.
  const isQuestion =
    /^(?:what happened|how (?:do|can|should|would|much|many|long)|what (?:should|do|can|is|are)|why (?:do|is|are|does)|should (?:i|we)|can (?:i|we)|is it|which \p{L}+ (?:should|is)|when should|where (?:should|can|do))(?!\p{L})/iu.test(
      bare,
    )
  const isBrand = /^\p{Ll}\p{Lu}/u.test(bare)
  const capital = isBrand ? bare : first.toUpperCase() + bare.slice(first.length)
  const stop = isQuestion ? '?' : '.'
  return /[.!?…。！？؟।]["'”’»」)]*$/u.test(capital) ? capital : `${capital}${stop}`
}

export function withoutStop(text: string): string {
  return text.trim().replace(/[.。]+$/u, '')
}

/** "a", "b" and "c" */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`
}

/** In quotation marks that do not occur in it. */
export function quoted(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`
}

const abbreviation =
  /(?:^|[\s(])(?:vs|e\.g|i\.e|etc|mr|mrs|ms|dr|prof|st|no|approx|ca|max|min|incl|bzw|z\.b|p)\.$/iu

/** Sentences and lines of a text. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    let rest = ''
    for (const piece of line.split(/(?<=[.!?。！？؟।]["'”’»」)]?)\s+/u)) {
      rest = rest === '' ? piece : `${rest} ${piece}`
      if (abbreviation.test(rest)) continue
      if (rest.trim() !== '') found.push(rest.trim())
      rest = ''
    }
    if (rest.trim() !== '') found.push(rest.trim())
  }
  return found
}
