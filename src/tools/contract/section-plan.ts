import { byModel, item, textOf, type Item, type Span } from './plan.ts'
import { endMarker, escapeMarkers, listEntries, readSections, sectionHeading } from './reply-sections.ts'
import type { PlanPart, Reading } from './tool-core.ts'

/** A section of a plan that is written in Markdown; the number is the one in its marker. */
export type PlanSection<Key extends string = string> = {
  number: number
  key: Key
  name: string
  /** text: one run of words · paragraphs: as many as there are · list: entries. */
  kind: 'text' | 'paragraphs' | 'list'
}

/** `labels`: what a section is called where that differs from its usual name; an empty text: without a name. */
export type SectionPlan<Key extends string> = Record<Key, Item[]> & { labels: Partial<Record<Key, Span>> }

/** What an entry of a section says, and whose words it is. */
type WordsOf<Key extends string> = (entry: string, section: PlanSection<Key>) => Span

/** What all tools share whose plan is an answer in sections. */
export function planInSections<Key extends string, Plan extends SectionPlan<Key>>(
  sections: readonly PlanSection<Key>[],
  empty: Plan,
) {
  const items = ({ key, kind }: PlanSection<Key>, rows: readonly (Span | undefined)[]) => {
    const spans = rows.filter((row) => row !== undefined).filter(({ text }) => text !== '')
    return spans.map((span, at) => item(kind === 'text' && at === 0 ? key : `${key}-${at + 1}`, [span]))
  }
  return {
    /** An item for each row that there is. */
    rows: (key: Key, rows: readonly (Span | undefined)[]): Item[] =>
      sections.filter((section) => section.key === key).flatMap((section) => items(section, rows)),
    /** Those that there are and that a model may write anew. */
    parts: (plan: Plan, without: readonly Key[]): PlanPart[] =>
      sections
        .filter(({ key }) => plan[key].length > 0 && !without.includes(key))
        .map(({ key, name }) => ({ id: key, name: plan.labels[key]?.text || name })),
    withPart: (plan: Plan, part: string, other: Plan): Plan =>
      sections.some(({ key }) => key === part) ? { ...plan, [part]: other[part as Key] } : plan,
    /** A reply in sections, also one that is still being written. */
    read(reply: string, wordsOf: WordsOf<Key>): Reading<Plan> {
      const { sections: found, unread } = readSections(reply, sections)
      if (found.length === 0) return { plan: undefined, unread: [], complete: [] }
      const plan: Plan = { ...empty, labels: {} }
      const complete: string[] = []
      for (const { number, name, body, isComplete } of found) {
        const section = sections.find((one) => one.number === number)
        if (section === undefined) continue
        if (name !== '' && name !== section.name) plan.labels[section.key] = { ...byModel, text: name }
        const words = entriesOf(section, body).map((entry) => wordsOf(entry, section))
        Object.assign(plan, { [section.key]: items(section, words) })
        if (isComplete) complete.push(section.key)
      }
      return { plan, unread, complete }
    },
    /** The sections as a reply. `mark`: what a model puts before an entry of a list. */
    write(plan: Plan, mark: (one: Item) => string = () => ''): string {
      const parts = sections.flatMap(({ number, key, name, kind }) => {
        if (plan[key].length === 0) return []
        const body =
          kind === 'list'
            ? plan[key].map((one) => `- ${mark(one)}${textOf(one).replaceAll('\n', '\n  ')}`).join('\n')
            : plan[key].map(textOf).join('\n\n')
        return `${sectionHeading(number, plan.labels[key]?.text || name)}\n${escapeMarkers(body)}`
      })
      return [...parts, endMarker].join('\n\n')
    },
  }
}

/** Some models leave no empty lines between paragraphs; long lines are paragraphs then, short ones verses. */
function entriesOf({ kind }: PlanSection, body: string): string[] {
  if (kind === 'text') return [body]
  if (kind === 'list') return listEntries(body)
  const lines = body.split('\n')
  const areLinesLong = !body.includes('\n\n') && lines.some((line) => line.length > 120)
  return body.split(areLinesLong ? '\n' : /\n[ \t]*\n/u).map((paragraph) => paragraph.trim())
}
