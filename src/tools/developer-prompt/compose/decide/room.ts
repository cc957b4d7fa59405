import type { CleanForm } from '../brief.ts'
import { typedShare } from '../knowledge/length.ts'

/** How much of our own a brief can carry beside what the user typed, for this tool's length. */
export type Room = 'wide' | 'normal' | 'narrow'

export function roomFor(form: CleanForm): Room {
  const share = typedShare(form)
  if (share < 0.16) return 'wide'
  return share < 0.27 ? 'normal' : 'narrow'
}
