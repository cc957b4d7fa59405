import { findAll } from './characters.ts'

/** What stands between two marks: of bounded length, in one line, and without these marks. */
const between = (marks: string) => `[^${marks}\\n]{1,300}`
const letter = '[\\p{L}\\p{M}\\p{N}]'

/** A straight mark or an apostrophe counts by what stands beside it: 5" is a length and don't is a word. */
export const quote = new RegExp(
  [
    `[“„]${between('“”„')}[”“]|”${between('“”„')}”`,
    `«${between('«»')}»|»${between('«»')}«|‹${between('‹›')}›|›${between('‹›')}‹`,
    ...['「」', '『』', '《》'].map((pair) => `${pair[0]}${between(pair)}${pair[1]}`),
    `(?<!${letter})"(?!\\s)${between('"')}(?<!\\s)"(?!${letter})`,
    // Single marks may enclose apostrophes, as in "It's".
    `(?<!${letter})['‘‚](?!\\s)(?:[^\\n'‘‚’]|(?<=${letter})['’](?=${letter})){2,300}(?<!\\s)['’‘](?!${letter})`,
  ].join('|'),
  'gu',
)

/** Words in quotation marks of any language, without the marks, in order. A quotation inside another is part of it. */
export function readQuotes(text: string): string[] {
  return findAll(text, quote).map(({ text: found }) => found.slice(1, -1).trim())
}
