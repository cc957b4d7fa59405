import { asRecord, isRecord } from '#shared/record.ts'
import type { PlanChange } from './change-request.ts'
import { mapItems, planItems } from './edit-plan.ts'
import type { Item } from './plan.ts'
import { sentenceEnds } from './refined-draft.ts'
import { readReplyJson } from './reply-json.ts'
import type { Reading, ToolCore } from './tool-core.ts'

type Pasted = { input: unknown; reply: string; reading: Reading<unknown> }

/**
 * The plan that a chat's reply makes of the current one: what the reply leaves out stays as it is. undefined: the only
 * part that was asked for is not in it, or nothing of it is whole or new.
 */
export function pastedChange(core: ToolCore, change: PlanChange<unknown>, pasted: Pasted): unknown {
  const { plan: current, part } = change
  const { reading, input, reply } = pasted
  if (isCut(core, reply, current)) {
    const whole = reading.complete.filter((id) => part === undefined || id === part.id)
    const changed = whole.reduce((plan, id) => core.withPart(plan, id, reading.plan), current)
    return changedFrom(core, current, changed)
  }
  if (part === undefined) {
    const merged = besideOthers(core.write(current), reply)
    const { plan: read } = merged === undefined ? reading : core.read(merged, input)
    return completed(core, current, read, objectIn(reply))
  }
  const holdsPart = (plan: unknown) => core.parts(plan).some(({ id }) => id === part.id)
  const given = holdsPart(reading.plan) ? reading.plan : inEachPlace(core, current, pasted)
  if (given === undefined || !holdsPart(given)) return undefined
  return changedFrom(core, current, core.withPart(current, part.id, given))
}

/** A plan in JSON, and the reply in JSON that ends before its last brace. */
export function isCut(core: ToolCore, reply: string, plan: unknown): boolean {
  return readReplyJson(reply).isCut && core.write(plan).trimStart().startsWith('{')
}

/**
 * What is whole of a reply that broke off; undefined without any of it. Its last sentence or line may go on, and in JSON
 * its last field, or in a list the last entry.
 */
export function wholePlan(core: ToolCore, reply: string, input: unknown): unknown {
  const { plan: read } = core.read(reply, input)
  const isOpen = read !== undefined && isCut(core, reply, read)
  const json = isOpen ? JSON.stringify(withoutLastEntry(readReplyJson(reply).value)) : undefined
  const end = /[}\]]\s*$/u.test(reply) ? undefined : (sentenceEnds(reply).at(-2) ?? 0)
  const { plan, isBare } = core.read(json ?? reply.slice(0, end), input)
  return isBare || planItems(plan).length === 0 ? undefined : plan
}

function withoutLastEntry(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, -1)
  const fields = Object.entries(asRecord(value) ?? {})
  const [key = '', last] = fields.pop() ?? []
  const isOpen = Array.isArray(last) || isRecord(last)
  return Object.fromEntries(isOpen ? [...fields, [key, withoutLastEntry(last)]] : fields)
}

function changedFrom(core: ToolCore, current: unknown, changed: unknown): unknown {
  return core.write(changed) === core.write(current) ? undefined : changed
}

function objectIn(reply: string): Record<string, unknown> {
  return asRecord(readReplyJson(reply).value) ?? {}
}

/** The items that the reply itself states. Items that code adds for a choice count only if the reply (`by`) makes that choice. */
function saidIn(plan: unknown, by: object): Record<string, unknown> {
  const isSaid = ({ words }: Item) =>
    words.every(({ row }) => row === undefined || Object.hasOwn(by, row.split('/')[0] ?? ''))
  return asRecord(mapItems(plan, (one) => (isSaid(one) ? one : undefined))) ?? {}
}

/**
 * A reply in JSON that holds only some entries of a list, each with the id or number of its place, put into the current
 * answer; undefined for any other. A list that comes with all other fields is meant to be shorter.
 */
function besideOthers(current: string, reply: string): string | undefined {
  const [now, answer] = [objectIn(current), objectIn(reply)]
  const isAt = (place: unknown) => (entry: unknown) => {
    const [{ id, number }, given] = [asRecord(place) ?? {}, asRecord(entry)]
    return [id, number].includes(given?.['id'] ?? given?.['number'] ?? '')
  }
  for (const [key, places] of Object.entries(now)) {
    if (!Array.isArray(places)) continue
    const isEntry = places.some((place) => isAt(place)(answer))
    const [fields, entries] = isEntry ? [{}, [answer]] : [answer, answer[key]]
    if (!Array.isArray(entries) || entries.length === 0 || entries.length >= places.length) continue
    const areInPlace = entries.every((entry) => places.some((place) => isAt(place)(entry)))
    const isPart = Object.keys(now).some((field) => !(field in fields) && String(now[field]) !== '')
    if (!areInPlace || !isPart) continue
    const merged = places.map((place) => ({ ...place, ...asRecord(entries.find(isAt(place))) }))
    return JSON.stringify({ ...now, ...fields, [key]: merged })
  }
  return undefined
}

/** What was read, with every field of the current plan that is not in it; a shorter list is meant to be shorter. */
function completed(core: ToolCore, current: unknown, read: unknown, reply: object): unknown {
  const given = asRecord(read) ?? {}
  const said = saidIn(given, reply)
  const isThere = (key: string) =>
    planItems(said[key]).length > 0 || (Object.hasOwn(reply, key) && key in given)
  const missing = Object.entries(asRecord(current) ?? {}).filter(([key]) => !isThere(key))
  if (missing.every(([, value]) => planItems(value).length === 0)) return read
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
function inEachPlace(core: ToolCore, current: unknown, { input, reading }: Pasted): unknown {
  const said = saidIn(reading.plan, {})
  const fields = Object.entries(asRecord(current) ?? {}).map(([key, places]) => {
    const [only, ...others] = [said[key]].flat()
    if (!Array.isArray(places) || !isRecord(only) || others.length > 0) return [key, places]
    return [key, places.map(({ id, number, ...place }) => ({ ...place, ...only, id, number }))]
  })
  // Reading gives the items the ids of their places.
  return core.read(core.write(Object.fromEntries(fields)), input).plan
}
