import type { ToolCore } from '../../contract/tool-core.ts'
import type { BenchResult, Wish } from './bench-result.ts'

/** A result and what is to become of it. */
export type WantedChange = { base: BenchResult; wish: Wish }

const mostWishes = 20

/** What the next version is asked for: everything so far, each once, and the new. */
export function wishesOf({ wishes: earlier }: Pick<BenchResult, 'wishes'>, { wishes = [] }: Wish): string[] {
  return [...new Set([...earlier, ...wishes])].slice(-mostWishes)
}

/** The change as a request states it. */
export function changeFor(core: ToolCore, result: Pick<BenchResult, 'plan' | 'wishes'>, wish: Wish) {
  const part = core.parts(result.plan).find(({ id }) => id === wish.part)
  return { plan: result.plan, wishes: wishesOf(result, wish), ...(part ? { part } : {}) }
}

/** The plan of an answer with what was computed for it; of one that was written for a part, only this part is taken. */
export function mergedPlan(core: ToolCore, plan: unknown, asked?: WantedChange, computed = asked?.base.plan) {
  if (asked?.wish.part !== undefined) return core.withPart(asked.base.plan, asked.wish.part, plan)
  return computed === undefined ? plan : (core.withComputed?.(plan, computed) ?? plan)
}

/** Whether it was met or not. An unmet change that was nothing but this wish goes with it. */
export function withoutWish(result: BenchResult, wish: string): BenchResult {
  const without = (wishes: readonly string[] = []) => wishes.filter((one) => one !== wish)
  const { unmet } = result
  const left = unmet && { ...unmet, wish: { ...unmet.wish, wishes: without(unmet.wish.wishes) } }
  const isAll = unmet?.wish.wishes?.length === 1 && left?.wish.wishes.length === 0
  const isGone = isAll && unmet.wish.part === undefined
  return { ...result, wishes: without(result.wishes), unmet: isGone ? undefined : left }
}
