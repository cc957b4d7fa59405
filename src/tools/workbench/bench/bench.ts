import { mendedPlan } from '../../contract/edit-plan.ts'
import { keepItems } from '../../contract/keep-items.ts'
import { newFaults } from '../../contract/new-faults.ts'
import { pastedChange } from '../../contract/pasted-change.ts'
import { createBenchResults } from './bench-results.ts'
import type { Wish } from './bench-result.ts'
import { createBenchStore, type BenchParts } from './bench-store.ts'
import { changeFor, mergedPlan } from './change-of.ts'
import { remarksOn } from './reply-remarks.ts'
import { createRun } from './run.ts'

export type Bench = ReturnType<typeof createBench>

/** Everything that happens to answers of one tool in this browser: asking, reading, changing, undoing, keeping. */
export function createBench(parts: BenchParts) {
  const { core } = parts
  const store = createBenchStore(parts)
  const { take, ...results } = createBenchResults(store, parts)
  const run = createRun(store, take, parts)
  return {
    core,
    state: store.state,
    subscribe: store.subscribe,
    reread: store.reread,
    ...results,
    ...run,
    /** Takes a reply from a chat as the answer to a form, or as the changed version of the result. */
    takeReply(reply: string, { input, wish }: { input: Record<string, unknown>; wish?: Wish }) {
      const { success, data: parsed } = core.input.safeParse(input)
      if (!success) return 'invalid'
      const reading = core.read(reply, parsed)
      if (reading.plan === undefined) return 'unreadable'
      const { result: base } = store.state()
      const from = base?.plan === undefined ? undefined : { base, wish: wish ?? {} }
      const change = wish && from && { ...changeFor(core, from.base, wish), wishes: [] }
      const changed = change ? pastedChange(core, change, { input: parsed, reply, reading }) : reading.plan
      if (changed === undefined) return change?.part ? 'no-part' : 'unreadable'
      // Even without a wish, what was computed stays, and so does what a person typed.
      const { plan: kept } = keepItems(change?.plan, mergedPlan(core, changed, from))
      const plan = mendedPlan(kept, newFaults({ core, input: parsed, change }, kept))
      if (plan === undefined) return 'unreadable'
      const answered = base?.request !== undefined && !from ? base : undefined
      if (answered) store.removeResult(answered.id)
      const whole = change ? undefined : (base?.plan ?? core.compose(parsed))
      const sentence = remarksOn({ core, reply, read: reading.plan, plan: kept, mended: plan, whole })
      const made = { plan, unread: reading.unread, engine: { writtenBy: 'own-chat' as const, sentence } }
      take({ input, change: wish && from, key: answered?.key }, made, true)
      return 'taken'
    },
    forgetProblems(fields: readonly string[]) {
      const { problems } = store.state()
      const left = Object.entries(problems).filter(([field]) => !fields.includes(field))
      if (left.length < Object.keys(problems).length) store.become({ problems: Object.fromEntries(left) })
    },
  }
}
