import { planItems } from './edit-plan.ts'
import { textOf } from './plan.ts'
import { splitJsonAnswers } from './reply-json.ts'
import { splitAnswers } from './reply-sections.ts'

const anySection = Array.from({ length: 40 }, (_, at) => ({ number: at + 1, key: String(at + 1) }))

/**
 * The answers in a reply; a chat that was asked twice gives two, and the person chooses. `planOf`: what is read of a
 * reply; pieces that are all in what is read of the whole reply are one answer.
 */
export function splitReply(
  reply: string,
  isObject: boolean,
  planOf: (reply: string) => unknown = () => [],
): string[] {
  const pieces = isObject
    ? splitJsonAnswers(reply).filter((one) => one.length > 40)
    : splitAnswers(reply, anySection)
  const found = pieces.filter((piece) => planOf(piece) !== undefined)
  const whole = new Set(textsIn(planOf(reply)))
  const isOne = found.every((piece) => {
    const texts = textsIn(planOf(piece))
    return texts.length > 0 && texts.every((text) => whole.has(text))
  })
  return found.length > 1 && !isOne ? found : [reply]
}

/** Without what code put in. */
function textsIn(plan: unknown): string[] {
  return planItems(plan)
    .filter(({ words }) => words.every(({ row }) => row === undefined))
    .map(textOf)
}
