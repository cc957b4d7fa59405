/** How many words a prompt may have: in proportion to the idea, never under what a usable one needs. */
export function wordBudget(ideaWords: number, isTrivial: boolean): { limit: number; isCompact: boolean } {
  if (isTrivial) return { limit: 100, isCompact: true }
  if (ideaWords < 12) return { limit: 165, isCompact: false }
  if (ideaWords <= 17) return { limit: Math.max(90, ideaWords * 6), isCompact: true }
  // What somebody wrote at length stays whole; only the rest is counted.
  if (ideaWords > 130) return { limit: ideaWords + 190, isCompact: false }
  return { limit: Math.min(320, ideaWords * 6), isCompact: false }
}
