import { upperFirst } from '#shared/text/upper-first.ts'
import { standard, type Choice, type Origin, type Span } from '../../contract/plan.ts'
import type { Conditional, Lines, Place, Rows } from '../craft/types.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { choicesFor } from '../given.ts'
import { sectionIds, type BriefItem, type SectionId } from '../plan.ts'

type RefKind = 'FR' | 'BR' | 'US' | 'T' | 'A' | 'Q'

/** An item before it has its place and number. */
export type Entry = Omit<BriefItem, 'id' | 'ref'> & {
  to: SectionId
  ref?: RefKind
  /** Requirements of one group are built together. */
  group?: string
}

/** The step that others depend on. */
export const accounts = 'Accounts'
/** The step for what belongs to no other. */
export const furtherGroup = 'Further features'

const handsOver = 'Derive '

/** A line of ours; one that begins with "Derive" hands work over, and shows in the list of what is to be derived. */
export function line(to: SectionId, origin: Origin, text: string | Span[], more: Partial<Entry> = {}): Entry {
  if (typeof text !== 'string') return { to, words: text, ...more }
  if (!text.startsWith(handsOver)) return { to, words: [{ ...origin, text }], ...more }
  return { to, words: [{ ...origin, text: upperFirst(text.slice(handsOver.length)) }], derive: true, ...more }
}

/** What an answer is called in `by`; of a long text its beginning says enough. */
export function answered(field: FieldName, draft: PromptDraft): Choice[] {
  const value = draft[field]
  return [{ field, value: typeof value === 'string' ? value.trim().slice(0, 60) : String(value ?? '') }]
}

/** Rows as lines. */
export function rowLines(rows: Rows, name: string, by: readonly Choice[], draft: PromptDraft): Entry[] {
  const { rich = {}, ordered = {}, withForm = {}, withServer = {}, ...always } = rows
  const linesOf = (lines: Lines, more: Partial<Entry>, also: readonly Choice[] = []) =>
    Object.entries(lines).flatMap(([to, texts]) =>
      [texts].flat().map((text) => placed(to as Place, standard(name, [...by, ...also]), text, more)),
    )
  const conditional = Object.entries({ ordered, withForm, withServer }).flatMap(([id, lines]) => {
    const because = choicesFor(draft, id as Conditional)
    return because.length === 0 ? [] : linesOf(lines, {}, because)
  })
  return [...linesOf(always, {}), ...conditional, ...linesOf(rich, { least: 'small' })]
}

/** `done` is a box among the tests; requirements and journeys get a number. */
export function placed(to: Place, origin: Origin, text: string, more: Partial<Entry> = {}): Entry {
  if (to === 'done') return line('tests', origin, text, { block: 'check', ...more })
  const ref = to === 'requirements' ? { ref: 'FR' as const } : to === 'journeys' ? { ref: 'US' as const } : {}
  return line(to, origin, text, { ...ref, ...more })
}

export type NumberedItem = BriefItem & { group?: string }
export type Numbered = Record<SectionId, NumberedItem[]>

/** The items of each section in their order, lines that hand work over last, with ids and references. */
export function numberEntries(entries: readonly Entry[]): Numbered {
  const plan = Object.fromEntries(sectionIds.map((id): [SectionId, NumberedItem[]] => [id, []])) as Numbered
  const counts = new Map<RefKind, number>()
  const ordered = [...entries.filter(({ derive }) => !derive), ...entries.filter(({ derive }) => derive)]
  for (const { to, ref, group, ...entry } of ordered) {
    const count = ref === undefined ? 0 : (counts.get(ref) ?? 0) + 1
    if (ref !== undefined) counts.set(ref, count)
    plan[to].push({
      id: `${to}-${plan[to].length + 1}`,
      ...entry,
      ...(ref && { ref: refText(ref, count) }),
      ...(group && to === 'requirements' && { group }),
    })
  }
  return plan
}

export function refText(kind: RefKind, number: number): string {
  return `${kind}-${kind === 'FR' ? String(number).padStart(3, '0') : number}`
}

const idOrRange = /(FR|BR|US)-(\d{1,3})(?:\s?(?:to|bis|à|a|–|-|—|…|\.\.)\s?(?:\1-)?(\d{1,3}))?/gu

/** The ids that a text names; "FR-002 to FR-004" are three. */
export function refsIn(text: string): ReadonlySet<string | undefined> {
  const named = new Set<string>()
  for (const [, kind, from = '', to = from] of text.matchAll(idOrRange))
    for (let number = Number(from); number <= Number(to); number++)
      named.add(refText(kind as RefKind, number))
  return named
}

/** "FR-001 to FR-004, FR-007", of items in their order. */
export function showRefs(items: readonly BriefItem[]): string {
  const numberOf = (ref = '') => Number(ref.slice(ref.indexOf('-') + 1))
  const runs: string[][] = []
  for (const ref of items.flatMap((item) => item.ref ?? [])) {
    const run = runs.at(-1)
    if (run && numberOf(run.at(-1)) + 1 === numberOf(ref)) run.push(ref)
    else runs.push([ref])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ')
}

/** The choices behind items, few enough to be told. */
export function choicesOf(items: readonly Pick<BriefItem, 'words'>[]): Choice[] {
  return items.flatMap(({ words: [first, second] }) => first?.by ?? second?.by ?? []).slice(0, 4)
}
