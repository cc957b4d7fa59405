/** One word, number, quotation or mark of a text, with its place in it. */
export type Token = {
  text: string
  lower: string
  start: number
  end: number
  type: 'word' | 'number' | 'quote' | 'mark'
}

const pattern =
  /(?<quote>"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|「[^」\n]{1,300}」|『[^』\n]{1,300}』|‘[^’\n]{2,200}’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'[^'\n]{2,200}'(?![\p{L}\p{N}]))|(?<number>[€$£¥₹]?\d+(?:[.,:]\d+)*(?:%|(?:st|nd|rd|th|s|k|m|x|p|fps)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}\p{M}-]))|(?<word>[\p{L}\p{M}\p{N}]+(?:[-‑'’&.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*)|(?<mark>[^\s])/gu

/** The words and marks of a text in order; a quotation stays one token. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const type = match.groups?.['quote']
      ? 'quote'
      : match.groups?.['number']
        ? 'number'
        : match.groups?.['word']
          ? 'word'
          : 'mark'
    const word = match[0]
    tokens.push({
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + word.length,
      type,
    })
  }
  return tokens
}
