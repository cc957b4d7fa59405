const sentencesOf = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?]) (?=\p{Lu})/u)

/** Ways to make a whole copy worth nothing: what a check forgives, or cannot read, is put around it or into it. */
export const tricks: Record<string, (text: string) => string> = {
  'in quotation marks': (text) => `As John Miller wrote, “${text.replace(/[“”"]/g, '')}” (Miller, 2001).`,
  'every sentence quoted': (text) =>
    sentencesOf(text)
      .map((sentence) => `“${sentence.replace(/[“”"]/g, '')}” (Miller, 2001).`)
      .join('\n\n'),
  'list of references': (text) =>
    `References\n\n${sentencesOf(text)
      .map(
        (sentence, at) =>
          `[${at + 1}] Miller, J. (20${10 + (at % 10)}). ${sentence} https://example.org/${at}`,
      )
      .join('\n')}`,
  formulas: (text) =>
    sentencesOf(text)
      .map((sentence) => `$$\\text{${sentence.replaceAll('$', '').replaceAll(' ', ' \\;{} ')}}$$`)
      .join(' '),
  code: (text) =>
    sentencesOf(text)
      .flatMap((sentence) => sentence.match(/.{1,80}(?: |$)/g) ?? [])
      .map(
        (line, at) =>
          `x[${at}] = {t: f("${line.trim().replaceAll('"', '').replaceAll(' ', '_')}")}; // = [] {} ();`,
      )
      .join('\n'),
  'letters spaced out': (text) =>
    text
      .split(/\s+/)
      .map((word) => [...word].join(' '))
      .join('   '),
  'zero-width spaces': (text) => text.replace(/\s+/g, '\u200b'),
  'no spaces': (text) => text.replace(/\s+/g, ''),
  'dots in words': (text) => text.replace(/(?<=\p{L}{2})(?=\p{L})/gu, '.'),
  leet: (text) =>
    text.replace(
      /[aeiostl]/g,
      (letter) => ({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7', l: '|' })[letter] ?? letter,
    ),
  'signs between letters': (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '*'),
  'right to left': (text) =>
    sentencesOf(text)
      .map((sentence) => `\u202e${[...sentence].toReversed().join('')}\u202c`)
      .join(' '),
}
