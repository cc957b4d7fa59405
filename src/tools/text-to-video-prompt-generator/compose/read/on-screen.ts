import type { Subject } from '#tools/idea/subjects.ts'

/** Whether somebody the idea mentions is to be seen: "a letter from a child" shows no child. */
export function isOnScreen({ start, name }: Pick<Subject, 'start' | 'name'>, scene: string): boolean {
  if (start === 0) return true
  const before = scene.slice(Math.max(0, start - 24), start)
  // "over Cappadocia": a name after such a word is a place or somebody far away.
  if (
    name !== undefined &&
    /\b(?:in|over|near|at|to|into|across|through|around|above|towards?)\s+$/iu.test(before)
  )
    return false
  return !/(?:^|\s)(?:from|of|about|by|for|called|named|like|without|misses?|remembers?|is|are|was|be|becomes?|as)\s+(?:(?:a|an|the|my|his|her|their|our)\s+)?$/iu.test(
    before,
  )
}
