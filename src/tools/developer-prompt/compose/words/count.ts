import { memoByText } from './memo.ts'

/** Letters and digits, without the cost of a Unicode pattern for plain text. */
const letterOrDigit = /[\p{L}\p{N}]/u

/** Whitespace tokens that contain a letter or digit: table pipes and bullets do not count. */
export const countWords = memoByText((text: string): number => {
  let count = 0
  for (const token of text.split(/\s+/)) {
    if (token === '') continue
    const code = token.charCodeAt(0)
    const isPlain = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
    if (isPlain || letterOrDigit.test(token)) count += 1
  }
  return count
}, 1_000)
