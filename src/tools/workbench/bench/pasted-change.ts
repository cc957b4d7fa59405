import { asRecord, isRecord } from '#shared/record.ts'
import { mapItems, planItems } from '../../contract/edit-plan.ts'
import { lettersOf, readReplyJson } from '../../contract/reply-json.ts'
import { endMarker, readSections, sectionHeading } from '../../contract/reply-sections.ts'
import { paragraphs } from '../../contract/section-plan.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { anySection } from '../own-chat/split-reply.ts'
import type { WantedChange } from './change-of.ts'

type PastedReply = { reply: string; input: unknown; read: unknown }

/**
 * The plan that a chat's reply makes of the current one: what the reply leaves out stays as it is. undefined: it does
 * not hold the only part that was asked for, or holds it unchanged.
 */
export function pastedChange(
  core: ToolCore,
  { base: { plan: current }, wish: { part } }: WantedChange,
  { reply, input, read }: PastedReply,
): unknown {
  if (part === undefined) return leavesOut(core, current, read) ? completed(core, current, read) : read
  const holdsPart = (plan: unknown) => core.parts(plan).some(({ id }) => id === part)
  const given = holdsPart(read) ? read : core.read(onlyThing(core, current, { reply, read }), input).plan
  if (given === undefined || !holdsPart(given)) return undefined
  const changed = core.withPart(current, part, completed(core, current, given))
  return core.write(changed) === core.write(current) ? undefined : changed
}

/** Whether a field is missing that a part of the plan consists of; a list with fewer entries is a shorter list. */
function leavesOut(core: ToolCore, current: unknown, read: unknown): boolean {
  const given = asRecord(read) ?? {}
  const partCount = core.parts(read).length
  return Object.entries(asRecord(current) ?? {}).some(
    ([key, value]) =>
      planItems(given[key]).length === 0 && core.parts({ ...given, [key]: value }).length > partCount,
  )
}

/** What was read, with everything from the current plan that is not in it. */
function completed(core: ToolCore, current: unknown, read: unknown): unknown {
  const given = asRecord(read) ?? {}
  const isThere = (key: string) => planItems(given[key]).length > 0
  const fields = Object.entries(asRecord(current) ?? {}).map(([key, value]) => {
    const hasItems = planItems(value).length > 0
    const own = isRecord(value) && !hasItems ? { ...value, ...asRecord(given[key]) } : value
    return [key, isThere(key) ? given[key] : own]
  })
  const whole: unknown = { ...given, ...Object.fromEntries(fields) }
  // A field that retells a part goes with it.
  const parts = core.parts(read).filter(({ id }) => isThere(id))
  return parts.reduce((plan, { id }) => core.withPart(plan, id, read), whole)
}

/**
 * The current plan as a reply, with the only section of a chat's reply under the number that belongs to its name, or the
 * only entry of a list in the place of each. Where there is more, it cannot be told which part it is.
 */
function onlyThing(core: ToolCore, current: unknown, { reply, read }: Omit<PastedReply, 'input'>): string {
  const now = core.write(current)
  const own = asRecord(readReplyJson(now).value)
  // What code put in is not said by the reply.
  const said = mapItems(read, (one) => (one.words.some(({ row }) => row !== undefined) ? undefined : one))
  if (own) return JSON.stringify({ ...own, ...onlyEntries(own, readReplyJson(core.write(said)).value) })
  const [only, ...others] = readSections(reply, anySection).sections
  if (only === undefined || others.length > 0) return ''
  const places = readSections(now, anySection).sections
  const isCalledSo = ({ name }: { name: string }) => lettersOf(name) === lettersOf(only.name)
  const place = places.find(isCalledSo) ?? places.find(({ number }) => number === only.number)
  if (place === undefined) return ''
  const entryCount = place.number === only.number ? paragraphs(place.body).length : 1
  if (entryCount > 1 && paragraphs(only.body).length > 1) return ''
  const body = Array<string>(entryCount).fill(only.body).join('\n\n')
  return [sectionHeading(place.number, place.name), body, endMarker].join('\n')
}

function onlyEntries(own: Record<string, unknown>, read: unknown): Record<string, unknown> {
  const lists = Object.entries(asRecord(read) ?? {}).flatMap(([key, list]) => {
    const [only, ...others] = Array.isArray(list) ? (list as unknown[]) : []
    const places = own[key]
    if (!isRecord(only) || others.length > 0 || !Array.isArray(places)) return []
    const inPlace = places
      .filter(isRecord)
      .map((place) => ({ ...place, ...only, id: place['id'], number: place['number'] }))
    return [[key, inPlace] as const]
  })
  return Object.fromEntries(lists)
}
