/** "the fog" → "The fog"; no rule of a locale. */
export function upperFirst(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
