import { asRecord } from '#shared/record.ts'
import type { Item, Span } from './plan.ts'
import type { Fault } from './tool-core.ts'

/** Every item of a plan, in the order of its fields. A plan may nest them in objects and lists as it likes. */
export function planItems(plan: unknown): Item[] {
  if (isItem(plan)) return [plan]
  return typeof plan === 'object' && plan !== null ? Object.values(plan).flatMap(planItems) : []
}

/** The plan with each item replaced; `undefined` takes the item out of its list or field. Untouched parts stay the same objects. */
export function mapItems<Plan>(plan: Plan, change: (item: Item) => Item | undefined): Plan
export function mapItems(value: unknown, change: (item: Item) => Item | undefined): unknown {
  if (isItem(value)) return change(value)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const next = entries.map(([key, one]) => [key, mapItems(one, change)] as const)
  if (next.every(([, one], at) => one === entries[at]?.[1])) return value
  const left = next.filter(([, one], at) => one !== undefined || entries[at]?.[1] === undefined)
  return Array.isArray(value) ? left.map(([, one]) => one) : Object.fromEntries(left)
}

/** What a person typed in the place of an item. Empty text removes it. */
export function editItem<Plan>(plan: Plan, id: string, text: string): Plan {
  const typed: Span[] = [{ text: text.trim(), from: 'you', field: 'result' }]
  return mapItems(plan, (item) => {
    if (item.id !== id) return item
    return text.trim() === '' ? undefined : { ...item, words: typed, kept: true }
  })
}

/** A later answer by a model leaves this item as it is; confirming an assumption makes it the person's own. */
export function keepItem<Plan>(plan: Plan, id: string): Plan {
  return mapItems(plan, (item) => {
    if (item.id !== id) return item
    const words = item.words.map((span): Span =>
      span.from === 'assumed' ? { text: span.text, from: 'you', field: 'result' } : span,
    )
    return { ...item, kept: true, words }
  })
}

/** The plan with these fields as another one has them; what that one leaves empty stays. */
export function withFields<Plan extends object>(plan: Plan, keys: readonly (keyof Plan)[], other: Plan) {
  const given = keys.filter((field) => [other[field] ?? []].flat().length > 0)
  return { ...plan, ...Object.fromEntries(given.map((field) => [field, other[field]])) }
}

/** The plan with its faults mended by code; undefined when one of them cannot be mended. */
export function mendedPlan<Plan>(plan: Plan, faults: readonly Fault<Plan>[]): Plan | undefined {
  return faults.reduce<Plan | undefined>((mended, { mend }) => mended && mend?.(mended), plan)
}

function isItem(value: unknown): value is Item {
  const { id, words } = asRecord(value) ?? {}
  return typeof id === 'string' && Array.isArray(words)
}
