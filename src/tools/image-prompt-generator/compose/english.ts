/** "a, b and c" */
export function joinAnd(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

export function lowerFirst(text: string): string {
  return text.replace(/^(?:\p{Lu}(?=\p{Ll})|A(?=\s))/u, (letter) => letter.toLowerCase())
}

/** Ends in exactly one full stop, or in the mark it already has. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/u, '')
  if (trimmed === '') return ''
  return /[.!?…。！？।؟]["”»」』’]?$/u.test(trimmed) ? upperFirst(trimmed) : `${upperFirst(trimmed)}.`
}

export function withArticle(words: string): string {
  return /^(?:[aeio]|u(?!s|n[ai]|kulele)|hour|honest)/iu.test(words) ? `an ${words}` : `a ${words}`
}

/** "The fox’s", "the foxes’". */
export function possessive(words: string): string {
  return /s$/u.test(words) ? `${words}’` : `${words}’s`
}

/** Words as a reader counts them; two characters of a script without spaces are one. */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const spaced =
    text
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu, ' ')
      .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return spaced + Math.ceil(unspaced / 2)
}
