import { byModel, textOf, type Item, type Span } from './plan.ts'
import { readLabelled } from './reply-json.ts'
import { endMarker, readSections, sectionHeading, type ReplySection } from './reply-sections.ts'

/** A section of a plan that is written in Markdown; the number is the one in its marker. */
type PlanSection<Key extends string = string> = { number: number; key: Key; name: string }

/** A reply that is still being written may end in the middle of the next marker: "## [3". */
const halfMarker = /(?:^|\n)#{1,6}[ \t]*(?:\[\d{0,2}\]?)?$/u
/** Some models copy what the instructions explain in brackets behind a section's name. */
const explanation = /\s?\(/u
/** A line of the text itself that looks like a marker: written with a backslash before it, which reading takes away. */
const markerLine = /^(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu
const escapedLine = /^\\(?=[\s#>*_-]{0,12}\[(?:\d{1,2}|end)\])/gimu

/** The sections of a reply, also of one that is still being written; `label`: where the model gave another name. */
export function readPlanSections<Section extends PlanSection>(
  reply: string,
  sections: readonly Section[],
  gap = '\n',
) {
  const { sections: found, unread } = readSections(reply, sections)
  const written = inOrder(found, gap).flatMap(({ number, name, body, isComplete }) => {
    const section = sections.find((one) => one.number === number)
    if (section === undefined) return []
    const [called = ''] = name.split(explanation)
    const label = called === '' || called === section.name ? undefined : { ...byModel, text: called }
    const text = isComplete ? body : body.replace(halfMarker, '').trim()
    return [{ section, label, body: text.replace(escapedLine, ''), isComplete }]
  })
  return { written, unread }
}

/** A number that comes again or goes back is no section of ours but part of the text, as in a list of sources. */
function inOrder(found: readonly ReplySection[], gap: string): ReplySection[] {
  const kept: ReplySection[] = []
  for (const section of found) {
    const last = kept.at(-1)
    if (last === undefined || section.number > last.number) kept.push(section)
    else {
      const body = [last.body, `[${section.number}] ${section.name}`, section.body].join(gap).trim()
      kept[kept.length - 1] = { ...last, body, isComplete: section.isComplete }
    }
  }
  return kept
}

/** A reply that forgot the markers: "Task: …", "Requirements:" and bullets. Empty with fewer than two of them. */
export function readLabelledSections<Section extends PlanSection>(
  reply: string,
  sections: readonly Section[],
): { section: Section; body: string }[] {
  const names = sections.map(({ name }) => name)
  const given = readLabelled(reply, names)
  if (Object.keys(given).length < 2) return []
  return sections.map((section) => {
    const value = given[section.name] ?? ''
    return { section, body: Array.isArray(value) ? `- ${value.join('\n- ')}` : String(value) }
  })
}

/** The sections as a reply. `mark`: what a model puts before an entry of a list. */
export function writePlanSections<Key extends string>(
  sections: readonly PlanSection<Key>[],
  plan: Readonly<Record<Key, readonly Item[]>> & { labels: Partial<Record<Key, Span>> },
  isList: (key: Key) => boolean,
  mark: (one: Item) => string = () => '',
): string {
  const parts = sections.flatMap(({ number, key, name }) => {
    if (plan[key].length === 0) return []
    const body = isList(key)
      ? plan[key].map((one) => `- ${mark(one)}${textOf(one).replaceAll('\n', '\n  ')}`).join('\n')
      : plan[key].map(textOf).join('\n\n')
    return `${sectionHeading(number, plan.labels[key]?.text || name)}\n${body.replace(markerLine, '\\')}`
  })
  return [...parts, endMarker].join('\n\n')
}
