import * as texts from './comparison.texts.ts'
import { lookAlikes } from './fold-character.ts'

const otherScripts = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}]/u
const otherLetters = `[${[...lookAlikes.keys()]
  .filter((letter) => otherScripts.test(letter))
  .map((letter) => letter + letter.toUpperCase())
  .join('')}]`
/** Two, because honest texts put one letter of another alphabet beside one: μl, NFκB. */
const latin = String.raw`(?:(?=\p{Ll})\p{sc=Latin}){2}`
/** A soft hyphen is not among them: pages put it where a word may be divided. */
const invisible = String.raw`[\u034F\u200B-\u200D\u2060\uFEFF]`
/** As in F.B.I.; five letters and more can be a word that is hidden. */
const initials = /(?<![\p{L}.])(?:\p{Lu}\.){2,4}(?!\p{Lu}\.)/gu
const sign = '[.*_|•·+]'
/** An @ in an address stands for itself. */
const signForLetter = String.raw`(?:[0-9$|!€]|@(?![\p{L}\p{N}\-]{1,60}\.\p{L}{2}))`

/**
 * `once`: nobody writes so by chance. `acrossWords`: what is looked for is no word of its own. `isLeftOut`: words that
 * are written so by everybody.
 */
const ways: readonly {
  name: string
  expression: RegExp
  once?: true
  acrossWords?: true
  isLeftOut?: (word: string) => boolean
}[] = [
  {
    name: texts.spacedLetters,
    expression: /(?<!\p{L})\p{L}(?:[ .·*_|-]\p{L}(?!\p{L})){3}/gu,
    acrossWords: true,
  },
  // A host name, a file name or a form for all genders has signs, too, but not around pieces as small as these.
  {
    name: texts.signsInWords,
    expression: new RegExp(String.raw`${sign}\p{L}{1,2}${sign}\p{L}{1,2}${sign}`, 'gu'),
  },
  // Between capitals it is an abbreviation (B2B, H2O), as with few letters (k8s, e2e). Several digits are a number, and
  // digits with nothing but a to f are a hash.
  {
    name: texts.signsForLetters,
    expression: new RegExp(String.raw`\p{Ll}${signForLetter}\p{Ll}`, 'gu'),
    isLeftOut: (word) => !/(?:\p{L}\P{L}*){4}/u.test(word) || !/[^\P{L}a-f]/u.test(word),
  },
  {
    name: texts.otherAlphabets,
    expression: new RegExp(`${latin}${otherLetters}|${otherLetters}${latin}`, 'gu'),
  },
  {
    name: texts.invisibleCharacters,
    expression: new RegExp(String.raw`\p{sc=Latin}${invisible}{1,9}\p{sc=Latin}`, 'gu'),
  },
  { name: texts.joinedWords, expression: /\p{sc=Latin}{40}/gu },
  { name: texts.turnedAround, expression: /[\u202D\u202E]/gu, once: true },
]
const leastTimes = 5
/** Everybody writes “e.g.” or “2nd” now and then. */
const oneInCharacters = 300

/** How a text hides words from a program, if it does so in many different words. */
export function findDisguises(text: string): string[] {
  const least = Math.max(leastTimes, text.length / oneInCharacters)
  const spelled = text.replace(initials, ' ')
  const differentWords = [...new Set(spelled.split(/[ \n\r\t,;:?"“”()[\]`#/]+/))]
  return ways
    .filter(({ expression, once, acrossWords, isLeftOut = () => false }) => {
      const read = acrossWords ? spelled : differentWords.filter((word) => !isLeftOut(word)).join(' ')
      const hits = read.match(expression)?.length ?? 0
      return hits >= (once ? 1 : least)
    })
    .map(({ name }) => name)
}
