import { planItems } from './edit-plan.ts'
import { textOf, type Item } from './plan.ts'

/** The fields that are there, as texts. */
export function fieldTexts<Field extends string>(
  fields: readonly Field[],
  of: { readonly [Key in Field]?: Item | undefined },
): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => (of[field] ? [[field, textOf(of[field])]] : [])))
}

/** An answer as a reply in JSON. `assumed` lists what a model assumed, not what our own code did, whose spans name a row. */
export function writeObject<Plan extends { assumed: readonly Item[] }>(plan: Plan, answer: object): string {
  const inTexts = planItems({ ...plan, assumed: [] }).flatMap(({ words }) =>
    words.filter(({ from, row }) => from === 'assumed' && row === undefined).map(({ text }) => text),
  )
  const assumed = [...new Set([...inTexts, ...plan.assumed.map(textOf)])]
  return JSON.stringify({ ...answer, assumed }, undefined, 2)
}
