import { z } from 'zod'

/** What a person chose (or left at its preset): the field's name and the value in it. */
export const Choice = z.object({ field: z.string(), value: z.string() })
export type Choice = z.infer<typeof Choice>

export const spanSources = ['you', 'standard', 'model', 'assumed'] as const
export type SpanSource = (typeof spanSources)[number]

/** A run of words with one source. */
export const Span = z.object({
  text: z.string().max(50_000),
  from: z.enum(spanSources),
  /** `you`: the field of the input that contains these words; "result" for words typed on the result page. */
  field: z.string().optional(),
  /** `standard`, and `assumed` without a model: the row of a craft table, as "table/row". */
  row: z.string().optional(),
  /** The choices that selected the row; empty or missing when none did. */
  by: z.array(Choice).optional(),
})
export type Span = z.infer<typeof Span>

/** The smallest thing of a plan that can be edited, removed or kept. */
export const Item = z.object({
  /** Unique within the plan: "task", "requirements-2". */
  id: z.string().max(80),
  words: z.array(Span),
  /** An id people can name in a chat: "FR-001". */
  ref: z.string().max(20).optional(),
  /** What of the input it answers: "R1" a rule, "C1" a custom feature, "X1" a note, or the id of a chosen feature. */
  about: z.string().max(120).optional(),
  /** All of these, where there are several. */
  answers: z.array(z.string().max(120)).optional(),
  /** What a person typed, or asked to keep: a later answer by a model does not replace it. */
  kept: z.literal(true).optional(),
})
export type Item = z.infer<typeof Item>

/** The shape of an object whose fields are all of one kind. */
export function shapeOf<const Name extends string, Schema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}

/** Where words come from, without the words. */
export type Origin = Omit<Span, 'text'>

/** A person's own words, unchanged; `field`: the field of the input that contains them. */
export function you(field: string, text: string): Span {
  return { text, from: 'you', field }
}

/** A row of our tables that these choices selected. */
export function standard(row: string, by: readonly Choice[] = []): Origin {
  return { from: 'standard', row, by: [...by] }
}

/** A default of ours that nobody chose; the page offers to confirm or change it. */
export function assumed(row: string, by: readonly Choice[] = []): Origin {
  return { from: 'assumed', row, by: [...by] }
}

/** The same row, selected by these choices too. */
export function alsoBy(origin: Origin, by: readonly Choice[]): Origin {
  return { ...origin, by: [...(origin.by ?? []), ...by] }
}

export const byModel: Origin = { from: 'model' }
export const assumedByModel: Origin = { from: 'assumed' }

/** One field and the value that was chosen in it, as the list that an origin takes. */
export function chosen(field: string, value: string): Choice[] {
  return [{ field, value }]
}

export function item(id: string, words: readonly Span[]): Item {
  return { id, words: words.filter(({ text }) => text !== '') }
}

/** An item of one source. */
export function plainItem(id: string, text: string, origin: Origin): Item {
  return item(id, [{ ...origin, text }])
}

/** The words of a row that these choices selected. */
export function rowOf(row: string, text: string, by: readonly Choice[] = []): Span {
  return { ...standard(row, by), text }
}

/** The row of a choice; undefined where nothing was chosen. */
export function chosenRow(field: string, value: string, text: string): Span | undefined {
  return value === '' ? undefined : rowOf(`${field}/${value}`, text, chosen(field, value))
}

/** What a template may hold: plain words take the template's own origin. */
export type Wording = string | number | Span | readonly Span[] | undefined

/**
 * A template tag whose literal words have this origin, while spans put into it keep their own:
 * words(standard('task/write', by))`Write ${you('idea', idea)} for ${reader}.`
 */
export function words(origin: Origin): (literals: TemplateStringsArray, ...values: Wording[]) => Span[] {
  return (literals, ...values) => {
    const spans: Span[] = []
    let text = ''
    for (const [at, literal] of literals.entries()) {
      const value = values[at] ?? ''
      text += literal
      if (typeof value !== 'object') text += value
      else {
        spans.push({ ...origin, text }, ...[value].flat())
        text = ''
      }
    }
    return [...spans, { ...origin, text }].filter((span) => span.text !== '')
  }
}

/** The words of an item, or of several runs, as plain text. */
export function textOf(words: Pick<Item, 'words'> | readonly Pick<Span, 'text'>[]): string {
  const spans: readonly Pick<Span, 'text'>[] = 'words' in words ? words.words : words
  return spans.map(({ text }) => text).join('')
}
