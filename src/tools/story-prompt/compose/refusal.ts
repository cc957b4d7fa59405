import type { Idea } from '#tools/idea/read-idea.ts'
import { findingOf } from '#tools/idea/safety.ts'
import { isForChildren } from './read/shape.ts'

/** Why no story is made of an idea, with a way on; undefined for nearly all. */
export function refusalOf(idea: Idea): string | undefined {
  const never = findingOf(idea.safety, 'child-sexual')
  if (never) return `This one stays unwritten. How about ${never.suggestion}?`
  if (!isForChildren(idea)) return undefined
  const finding = idea.safety.findings.find(({ children }) => children === 'refuse')
  return finding
    ? `That does not belong in a story for children. How about ${finding.suggestion}?`
    : undefined
}
