import { safeCell as cell, safeInline as inline } from '#shared/text/normalise.ts'
import { memoByText } from './memo.ts'

/** `safeInline` and `safeCell` of the readers, remembered: the same few texts are embedded in many places. */
export const safeInline = memoByText(inline, 2_000)
export const safeCell = memoByText(cell, 1_000)

/**
 * Words that were safe one by one can meet in a sentence of ours and open a tag or a script address:
 * a role called "javascript" in front of a colon.
 */
export function inert(text: string): string {
  return text
    .replace(/(javascript|vbscript):/giu, '$1 :')
    .replace(/<(?=\/?[a-z!])/giu, '‹')
    .normalize('NFC')
}
