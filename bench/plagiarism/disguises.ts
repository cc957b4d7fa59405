/** Ways to hide a copy from a machine while people read the same. */
export const disguises: Record<string, (text: string) => string> = {
  'zero-width': (text) =>
    text.replace(/(?<=\p{L})(?=\p{L}\p{L})/gu, (_, at: number) => (at % 3 === 0 ? '\u200b' : '')),
  'soft hyphen': (text) =>
    text.replace(/(?<=\p{L}\p{L})(?=\p{L}\p{L})/gu, (_, at: number) => (at % 2 === 0 ? '\u00ad' : '')),
  'look-alikes': (text) => text.replace(/[aceopxyiABEHKMOPT]/g, (letter) => lookAlikes[letter] ?? letter),
  'full-width': (text) =>
    text.replace(/[A-Za-z0-9]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  'combining marks': (text) => text.replace(/[aeiou]/g, (letter) => `${letter}\u0323`),
  hyphenation: (text) =>
    text.replace(/\b([a-z]{3,})([a-z]{3,})\b/g, (word, head: string, tail: string, at: number) =>
      at % 4 === 0 ? `${head}-\n${tail}` : word,
    ),
}

const lookAlikes: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  i: 'і',
  A: 'А',
  B: 'В',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
}
