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
    // Even without a wish, the new answer keeps what was computed for the answer that it replaces.
    const from = base?.plan === undefined ? undefined : { base, wish: wish ?? {} }
    const plan = mendedReply(core, mergedPlan(core, from, read), parsed.data)
    if (plan === undefined) return 'unreadable'
    const answered = base?.request !== undefined && !from ? base : undefined
    if (answered) store.removeResult(answered.id)
    const change = wish && from
    const asked = { input, change, key: answered?.key }
    results.take(asked, { plan, unread, engine: { writtenBy: 'own-chat' } })
    store.arrive(change?.wish.part)
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
