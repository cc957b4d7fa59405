import { ideaLimit } from '#tools/workbench/idea-text.ts'

/** A result as the next idea: whole, or up to the end of a sentence when the field holds no more. */
export function refinedIdea(text: string): string {
  if (text.length <= ideaLimit) return text
  const start = text.slice(0, ideaLimit)
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('.\n'), start.lastIndexOf('”\n'))
  return end < 0 ? start : start.slice(0, end + 1)
}
