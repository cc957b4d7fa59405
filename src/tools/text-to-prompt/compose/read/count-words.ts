import { countWords as countAllWords } from '#shared/text/count-words.ts'

/** Words of a text; list marks and tags are none. */
export function countWords(text: string): number {
  return countAllWords(text.replace(/<\/?[a-z-]+>/gu, ' '))
}
