import { textOf } from '../contract/plan.ts'
import { endMarker, sectionHeading } from '../contract/reply-sections.ts'
import { sectionsOf, type StoryPlan } from './plan.ts'

/** What a section of the answer begins with must not stand at the start of a line of the text itself. */
const markerLine = /^(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu
const escapedLine = /^\\(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu

/** The plan as a reply; `readPlan` reads the same words in the same places. */
export function writePlan(plan: StoryPlan): string {
  const parts = sectionsOf(plan.mode).flatMap(({ number, key, name, kind }) => {
    if (plan[key].length === 0) return []
    const texts = plan[key].map(textOf)
    const body =
      kind === 'list'
        ? texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')
        : texts.join('\n\n')
    return `${sectionHeading(number, plan.labels[key]?.text || name)}\n${body.replace(markerLine, '\\')}`
  })
  return [...parts, endMarker].join('\n\n')
}

export function unescapeMarkers(text: string): string {
  return text.replace(escapedLine, '')
}
