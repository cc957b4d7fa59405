import * as texts from './comparison.texts.ts'

const otherLetters = String.raw`[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}]`
const invisible = '[\u00AD\u034F\u200B-\u200D\u2060\uFEFF]'

/** `once`: nobody writes so by chance. */
const ways: readonly [name: string, expression: RegExp, once?: true][] = [
  [texts.spacedLetters, /(?<!\p{L})\p{L}(?:[ .·*_|-]\p{L}(?!\p{L})){3}/gu],
  [texts.signsInWords, /\p{L}[.*_|•·+]\p{L}[\p{L}.*_|•·+]{2}/gu],
  [texts.signsForLetters, /\p{L}[0-9@$|!€]{1,3}\p{L}/gu],
  [
    texts.otherAlphabets,
    new RegExp(String.raw`\p{sc=Latin}${otherLetters}|${otherLetters}\p{sc=Latin}`, 'gu'),
  ],
  [texts.invisibleCharacters, new RegExp(String.raw`\p{sc=Latin}${invisible}{1,9}\p{sc=Latin}`, 'gu')],
  [texts.joinedWords, /\p{sc=Latin}{40}/gu],
  [texts.turnedAround, /[\u202D\u202E]/gu, true],
]
const leastTimes = 5
/** Everybody writes “e.g.” or “2nd” now and then. */
const oneInCharacters = 300

/** How a text hides words from a program, if it does so again and again. */
export function findDisguises(text: string): string[] {
  const least = Math.max(leastTimes, text.length / oneInCharacters)
  return ways
    .filter(([, expression, once]) => (text.match(expression)?.length ?? 0) >= (once ? 1 : least))
    .map(([name]) => name)
}
