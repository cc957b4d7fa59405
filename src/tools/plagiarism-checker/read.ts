import { byModel, plainItem, textOf } from '../contract/plan.ts'
import { endMarker, readSections, sectionHeading, type SectionName } from '../contract/reply-sections.ts'
import type { Reading } from '../contract/tool-core.ts'
import type { PlagiarismPlan } from './plan.ts'

export const sectionNames: readonly SectionName[] = [
  { number: 1, key: 'explanation' },
  { number: 2, key: 'rewritten' },
]

export function readReply(reply: string): Reading<PlagiarismPlan> {
  const { sections, unread } = readSections(reply, sectionNames)
  if (sections.length === 0) return { plan: undefined, unread, complete: [] }
  const paragraphs = (number: number, id: string) =>
    sections
      .filter((section) => section.number === number)
      .flatMap(({ body }) => body.split(/\n\s*\n/u))
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text, at) => plainItem(`${id}-${at + 1}`, text, byModel))
  return {
    plan: { explanation: paragraphs(1, 'explanation'), rewritten: paragraphs(2, 'rewritten') },
    unread,
    complete: sections.flatMap(({ number, isComplete }) =>
      isComplete ? [number === 1 ? 'explanation' : 'rewritten'] : [],
    ),
  }
}

export function writeReply({ explanation, rewritten }: PlagiarismPlan): string {
  const text = (items: PlagiarismPlan['explanation']) => items.map(textOf).join('\n\n')
  return [
    sectionHeading(1, 'Explanation'),
    text(explanation),
    ...(rewritten.length > 0 ? [sectionHeading(2, 'Rewritten version'), text(rewritten)] : []),
    endMarker,
  ].join('\n')
}
