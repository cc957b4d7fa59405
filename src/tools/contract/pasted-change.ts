import { asRecord, isRecord } from '#shared/record.ts'
import type { PlanChange } from './change-request.ts'
import { mapItems, planItems } from './edit-plan.ts'
import type { ToolCore } from './tool-core.ts'

/** `read`: the plan that the reply is by itself. */
type Pasted = { input: unknown; read: unknown }

/**
 * The plan that a chat's reply makes of the current one: what the reply leaves out stays as it is. undefined: the only
 * part that was asked for is not in it, or came back as it was.
 */
export function pastedChange(core: ToolCore, change: PlanChange<unknown>, pasted: Pasted): unknown {
  const { plan: current, part } = change
  const { read } = pasted
  if (part === undefined) {
    const whole = completed(core, current, read)
    return core.parts(whole).length > core.parts(read).length ? whole : read
  }
  const holdsPart = (plan: unknown) => core.parts(plan).some(({ id }) => id === part.id)
  const given = holdsPart(read) ? read : inEachPlace(core, current, pasted)
  if (given === undefined || !holdsPart(given)) return undefined
  const changed = core.withPart(current, part.id, given)
  return core.write(changed) === core.write(current) ? undefined : changed
}

/** What was read, with every field of the current plan that is not in it; a shorter list is meant to be shorter. */
function completed(core: ToolCore, current: unknown, read: unknown): unknown {
  const given = asRecord(read) ?? {}
  const isThere = (key: string) => planItems(given[key]).length > 0
  const missing = Object.entries(asRecord(current) ?? {}).filter(([key]) => !isThere(key))
  const own = missing.map(([key, value]) => {
    const hasItems = planItems(value).length > 0
    return [key, isRecord(value) && !hasItems ? { ...value, ...asRecord(given[key]) } : value]
  })
  const whole: unknown = { ...given, ...Object.fromEntries(own) }
  // A field that retells a part goes with it.
  const parts = core.parts(read).filter(({ id }) => isThere(id))
  return parts.reduce((plan, { id }) => core.withPart(plan, id, read), whole)
}

/** The plan with the only entry that was read of a list in every place of that list; other fields stay as they are. */
function inEachPlace(core: ToolCore, current: unknown, { input, read }: Pasted): unknown {
  // What code put in is not said by the reply.
  const said = mapItems(read, (one) => (one.words.some(({ row }) => row !== undefined) ? undefined : one))
  const given = asRecord(said) ?? {}
  const fields = Object.entries(asRecord(current) ?? {}).map(([key, places]) => {
    const [only, ...others] = [given[key]].flat()
    if (!Array.isArray(places) || !isRecord(only) || others.length > 0) return [key, places]
    return [key, places.map(({ id, number, ...place }) => ({ ...place, ...only, id, number }))]
  })
  // Reading gives the items the ids of their places.
  return core.read(core.write(Object.fromEntries(fields)), input).plan
}
