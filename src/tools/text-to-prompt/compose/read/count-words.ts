/** Words of a text; scripts without spaces count half their characters. List marks and tags are none. */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu, ' ')
    .replace(/<\/?[a-z-]+>/gu, ' ')
    .match(/[\p{L}\p{N}][^\s]*/gu)
  return (spaced?.length ?? 0) + Math.ceil(unspaced / 2)
}
