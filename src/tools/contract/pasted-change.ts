import { asRecord, isRecord } from '#shared/record.ts'
import type { PlanChange } from './change-request.ts'
import { mapItems, planItems } from './edit-plan.ts'
import { lettersOf, readReplyJson } from './reply-json.ts'
import { endMarker, readSections, sectionHeading } from './reply-sections.ts'
import type { ToolCore } from './tool-core.ts'
import { anySection } from './split-reply.ts'

/** `read`: the plan that the reply is by itself. */
type Pasted = { reply: string; input: unknown; read: unknown }

/**
 * The plan that a chat's reply makes of the current one: what the reply leaves out stays as it is. undefined: the only
 * part that was asked for is not in it, or came back as it was.
 */
export function pastedChange(core: ToolCore, change: PlanChange<unknown>, pasted: Pasted): unknown {
  const { plan: current, part } = change
  const { read, input } = pasted
  const holdsPart = (plan: unknown) => core.parts(plan).some(({ id }) => id === part?.id)
  const isWhole = part === undefined || holdsPart(read)
  const given = isWhole ? read : core.read(inItsPlace(core, change, pasted), input).plan
  if (given === undefined) return undefined
  const whole = completed(core, current, given)
  if (part === undefined) return core.parts(whole).length > core.parts(read).length ? whole : read
  const changed = core.withPart(current, part.id, whole)
  return holdsPart(given) && core.write(changed) !== core.write(current) ? changed : undefined
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

/**
 * The reply with its only entry of a list in the place of each one, or its only section under the number that belongs to
 * its name. Where there is more, it cannot be told which part it is.
 */
function inItsPlace(core: ToolCore, { plan, part }: PlanChange<unknown>, { reply, read }: Pasted): string {
  const now = core.write(plan)
  const own = asRecord(readReplyJson(now).value)
  if (own) {
    // What code put in is not said by the reply.
    const said = mapItems(read, (one) => (one.words.some(({ row }) => row !== undefined) ? undefined : one))
    const given = asRecord(readReplyJson(core.write(said)).value)
    const fields = Object.entries(own).map(([key, places]) => {
      const [only, ...others] = [given?.[key]].flat()
      if (!Array.isArray(places) || !isRecord(only) || others.length > 0) return [key, places]
      return [key, places.map(({ id, number, ...place }) => ({ ...place, ...only, id, number }))]
    })
    return JSON.stringify(Object.fromEntries(fields))
  }
  const { sections } = readSections(now, anySection)
  const [only, ...others] = readSections(reply, anySection).sections
  const isCalledSo = ({ name }: { name: string }) => lettersOf(name) === lettersOf(only?.name ?? '')
  const place = sections.find(isCalledSo) ?? sections.find(({ number }) => number === only?.number)
  if (only === undefined || place === undefined || others.length > 0) return ''
  // A paragraph that was asked for alone.
  const isEntry = /-\d+$/u.test(part?.id ?? '') && !only.body.includes('\n\n')
  const body = isEntry ? place.body.split('\n\n').fill(only.body).join('\n\n') : only.body
  return [sectionHeading(place.number, place.name), body, endMarker].join('\n')
}
