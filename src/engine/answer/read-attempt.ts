import { keepItems } from '#tools/contract/keep-items.ts'
import { newFaults } from '#tools/contract/new-faults.ts'
import type { Item } from '#tools/contract/plan.ts'
import type { Fault } from '#tools/contract/tool-core.ts'
import type { Question } from './asked.ts'

/** What a model's reply comes to, and what is wrong with it. */
export type Attempt = {
  /** undefined: nothing in the reply has the form that was asked for. */
  plan: unknown
  faults: readonly Fault<unknown>[]
  /** Text that has no place in the plan. */
  unread: readonly string[]
  /** Items to be kept that have no place in the plan. */
  conflicts: readonly Item[]
  /** What the model wrote instead of an answer, such as why it refuses. */
  said?: string | undefined
}

const unreadable: Fault<unknown> = { sentence: 'Return the answer in exactly the form that was asked for.' }
const cut: Fault<unknown> = {
  sentence: 'The answer was cut at its largest length: write it shorter, and whole.',
}
const unchanged: Fault<unknown> = {
  sentence: 'This is the same as before: make the change that was asked for.',
}

export function readAttempt(asked: Question, reply: { text: string; isCut: boolean }): Attempt {
  const { core, input, change } = asked
  const { plan: read, unread, isBare } = core.read(reply.text, input)
  // A refusal or a question has no form either.
  const placed = read === undefined || isBare ? undefined : core.plan.safeParse(inItsPlace(asked, read))
  if (!placed?.success) {
    // Words of the model's own, and no data or sentence of ours.
    const isProse =
      !/^\s*[{[]|[{[]\s*"/u.test(reply.text) && unread.every((piece) => reply.text.includes(piece))
    return {
      plan: undefined,
      faults: [unreadable],
      unread,
      conflicts: [],
      said: isProse ? reply.text : undefined,
    }
  }
  const { plan, conflicts } = keepItems(change?.plan, placed.data)
  const faults = newFaults(asked, plan)
  if (reply.isCut) faults.unshift(cut)
  if (change && core.write(plan) === core.write(change.plan)) faults.push(unchanged)
  return { plan, faults, unread, conflicts }
}

/** Of a part that was written anew alone everything else stays, and what was computed stays as it was computed. */
function inItsPlace({ core, change, composed }: Question, read: unknown): unknown {
  if (change?.part) return core.withPart(change.plan, change.part.id, read)
  if (composed === undefined || core.withComputed === undefined) return read
  return core.withComputed(read, composed)
}
