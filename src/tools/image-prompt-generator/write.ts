import { textOf } from '../contract/plan.ts'
import { itemsOf, keysOf, written, type ImagePlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writePlan(plan: ImagePlan): string {
  const values = keysOf(written).map((key) => {
    const texts = itemsOf(plan, key).map(textOf)
    return [key, key === 'details' ? texts : texts.join(' ')] as const
  })
  const assumed = keysOf(written).filter((key) =>
    itemsOf(plan, key).some(({ words }) => words.some(({ from }) => from === 'assumed')),
  )
  return JSON.stringify({ ...Object.fromEntries(values), assumed }, undefined, 1)
}
