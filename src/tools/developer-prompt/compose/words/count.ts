const wordPattern = /\S*[\p{L}\p{N}]\S*/gu

/** Whitespace tokens that contain a letter or digit: table pipes and bullets do not count. */
export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0
}
