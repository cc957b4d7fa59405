export type TextSize = { words: number; characters: number; tokens: number }

/** `tokens` is a rule of thumb: about four characters of Latin script each, one to two elsewhere. */
export function measureText(text: string): TextSize {
  const words = text.match(/\S+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0
  const dense = text.match(/[^\p{ASCII}\p{Script=Latin}\s]/gu)?.length ?? 0
  const characters = [...text].length
  return { words, characters, tokens: Math.ceil((characters - dense) / 4 + dense / 1.5) }
}
