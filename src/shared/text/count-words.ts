const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Words as a reader counts them; two characters of a script without spaces are one. */
export function countWords(text: string): number {
  const unspaced = text.match(unspacedScripts)?.length ?? 0
  const spaced = text.replace(unspacedScripts, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return spaced + Math.ceil(unspaced / 2)
}
