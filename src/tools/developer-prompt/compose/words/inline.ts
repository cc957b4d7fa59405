import { safeCell as cell, safeInline as inline } from '../read/normalise.ts'
import { memoByText } from './memo.ts'

/** `safeInline` and `safeCell` of the readers, remembered: the same few texts are embedded in many places. */
export const safeInline = memoByText(inline, 2_000)
export const safeCell = memoByText(cell, 1_000)
