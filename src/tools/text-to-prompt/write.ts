import { textOf, type Item } from '../contract/plan.ts'
import { endMarker, sectionHeading } from '../contract/reply-sections.ts'
import { isList, sections, type TextPlan } from './plan.ts'

/** What a section of the answer begins with must not stand at the start of a line of the person's own text. */
const markerLine = /^(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu
const escapedLine = /^\\(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu

/** The plan as a reply; `readPlan` reads the same words in the same places. */
export function writePlan(plan: TextPlan): string {
  const parts = sections.flatMap(({ number, key, name }) => {
    if (plan[key].length === 0) return []
    const label = plan.labels[key]?.text ?? name
    return `${sectionHeading(number, label)}\n${escapeMarkers(bodyOf(plan[key], isList(key)))}`
  })
  return [...parts, endMarker].join('\n\n')
}

export function unescapeMarkers(text: string): string {
  return text.replace(escapedLine, '')
}

function escapeMarkers(text: string): string {
  return text.replace(markerLine, '\\')
}

function bodyOf(items: readonly Item[], isListed: boolean): string {
  if (!isListed) return items.map(textOf).join('\n\n')
  return items.map((one) => `- ${mark(one)}${textOf(one).replaceAll('\n', '\n  ')}`).join('\n')
}

function mark({ words: [first] }: Item): string {
  return first?.from === 'assumed' ? '(A) ' : ''
}
