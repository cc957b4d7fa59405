import type { ToolCore } from '../../contract/tool-core.ts'
import type { BenchResults } from './bench-results.ts'
import type { Wish } from './bench-state.ts'
import type { BenchParts, BenchStore } from './bench-store.ts'
import { mergedPlan } from './change-of.ts'

/** Takes a reply from a chat as the answer to a form, or as the changed version of the result. */
export function createReplyTaker(
  store: BenchStore,
  results: Pick<BenchResults, 'take' | 'save'>,
  { isSignedIn }: Pick<BenchParts, 'isSignedIn'>,
) {
  const { core, state } = store
  return (
    reply: string,
    { input, wish }: { input: Record<string, unknown>; wish?: Wish },
  ): 'invalid' | 'unreadable' | 'taken' => {
    const parsed = core.input.safeParse(input)
    if (!parsed.success) return 'invalid'
    const { plan: read, unread } = core.read(reply, parsed.data)
    if (read === undefined) return 'unreadable'
    const base = state().result
    // Without a wish it is another answer, which still gets what was computed for the one that is shown.
    const shown = base?.plan === undefined ? undefined : { base, wish: wish ?? {} }
    const plan = mendedReply(core, mergedPlan(core, shown, read), parsed.data)
    if (plan === undefined) return 'unreadable'
    const answered = base?.request !== undefined && !shown ? base : undefined
    if (answered) store.removeResult(answered.id)
    const asked = { input, change: wish && shown, key: answered?.key }
    results.take(asked, { plan, unread, engine: { writtenBy: 'own-chat' } })
    store.arrive(asked.change?.wish.part)
    const { result } = state()
    if (isSignedIn() && result) void results.save(result.id)
    return 'taken'
  }
}

/** The same mending as on the server; undefined when the reply holds what may not be shown. */
function mendedReply(core: ToolCore, plan: unknown, parsed: unknown): unknown {
  let mended = plan
  for (const { mend } of core.faults(plan, parsed)) {
    if (mend === undefined) return undefined
    mended = mend(mended)
  }
  return mended
}
