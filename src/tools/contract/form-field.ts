import { asRecord } from '#shared/record.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import * as texts from './form-field.texts.ts'
import { ideaLimit } from './idea-limit.ts'

export type Option = {
  value: string
  label: string
  /** One sentence for people who do not know the word. */
  hint?: string
}

type Common = {
  /** The field of the tool's input. */
  name: string
  label: string
  hint?: string
}

/** A field of a tool's form: plain data, from which the workbench draws it and reads what a browser stored. */
export type FormField =
  /** The text a tool is about; every form has one, and it is the only field that has to be filled in. */
  | (Common & { kind: 'idea'; placeholder: string; maxLength: number; rows?: number })
  /** A line, or with `rows` a few lines of the person's own words. */
  | (Common & { kind: 'words'; placeholder?: string; maxLength: number; rows?: number; hasCounter?: boolean })
  /** One of the options as chips; `preset` is chosen at first, "" (the label `none`) when missing. */
  | (Common & { kind: 'choice'; options: readonly Option[]; preset?: string; none?: string })
  /** Any number of the options as chips. */
  | (Common & { kind: 'choices'; options: readonly Option[] })

/** Fields under one heading; a folded group shows what is chosen in its heading. */
export type FieldGroup = { name: string; isFolded?: boolean; fields: readonly FormField[] }

export function fieldGroup(name: string, fields: readonly FormField[]): FieldGroup {
  return { name, fields }
}

export function foldedGroup(name: string, fields: readonly FormField[]): FieldGroup {
  return { name, isFolded: true, fields }
}

/** The whole form, in the order of the page. */
export type ToolForm = readonly FieldGroup[]

/** What a form holds while somebody fills it in: a text per field, a list for `choices`. */
export type FormDraft = Record<string, string | string[]>

export function formFields(form: ToolForm): readonly FormField[] {
  return form.flatMap(({ fields }) => fields)
}

/**
 * A draft from anything that was stored or sent, a blank one from `{}`: what does not fit a field becomes blank,
 * unknown fields are dropped.
 */
export function readFormDraft(form: ToolForm, stored: unknown): FormDraft {
  const given = asRecord(stored) ?? {}
  return Object.fromEntries(
    formFields(form).map((field) => [field.name, readValue(field, given[field.name])]),
  )
}

/** The form's one text that has to be filled in. */
export function ideaIn(form: ToolForm, draft: FormDraft): string {
  return String(draft[formFields(form).find(({ kind }) => kind === 'idea')?.name ?? ''] ?? '').trim()
}

function readValue(field: FormField, value: unknown): string | string[] {
  const given = typeof value === 'number' ? String(value) : value
  if (field.kind === 'idea' || field.kind === 'words') return typeof given === 'string' ? given : ''
  const values = field.options.map((option) => option.value)
  if (field.kind === 'choice') return ['', ...values].find((one) => one === given) ?? field.preset ?? ''
  return values.filter((one) => Array.isArray(given) && given.includes(one))
}

type IdeaWords = { name?: string; label: string; hint: string; placeholder: string; rows?: number }

/** The text a tool is about, as long as its input takes it. */
export function ideaField(words: IdeaWords): FormField {
  return { kind: 'idea', name: 'idea', maxLength: ideaLimit, ...words }
}

/** A line of the person's own words. */
export function wordsField(
  name: string,
  label: string,
  maxLength: number,
  more: { hint?: string; placeholder?: string; hasCounter?: boolean } = {},
): FormField {
  return { kind: 'words', name, label, maxLength, ...more }
}

/** Chips of one choice, which the idea makes where nobody does; `labels`: where the value itself would say too little. */
export function choiceFromIdea(
  name: string,
  label: string,
  values: readonly string[],
  { labels, ...more }: { hint?: string; labels?: Readonly<Record<string, string>> } = {},
): FormField {
  return { kind: 'choice', name, label, none: texts.fromIdea, options: optionsOf(values, labels), ...more }
}

/** Options that are called as their values are ("Low sun", "3 to 5"), but for those in `labels`. */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  labels: { readonly [Key in Value]?: string } = {},
) {
  const nameOf = (value: string) => upperFirst(value.replace(/(?<=\d)-(?=\d)/u, ' to ').replaceAll('-', ' '))
  return values.map((value) => ({ value, label: labels[value] ?? nameOf(value) }))
}
