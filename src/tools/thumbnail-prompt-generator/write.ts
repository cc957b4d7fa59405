import { textOf } from '../contract/plan.ts'
import { boxNumbers, lineNames, type ThumbnailPlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writePlan({ concepts }: ThumbnailPlan): string {
  const written = concepts.map((concept) => ({
    ...Object.fromEntries(lineNames.map((line) => [line, concept[line] ? textOf(concept[line]) : ''])),
    hasFace: concept.hasFace,
    boxes: Object.fromEntries(boxNumbers(concept.boxes)),
    assumed: lineNames.filter((line) => concept[line]?.words.some(({ from }) => from === 'assumed')),
  }))
  return JSON.stringify({ concepts: written }, undefined, 1)
}
