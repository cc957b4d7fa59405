import type { BriefAction, BriefEntity, BriefField, BriefRole } from '../brief.ts'
import { joinList, lowerFirst, participle, thirdPerson, upperFirst, withArticle, withObjectArticle, withoutStop } from '../words/english.ts'
import { safeInline } from '../words/inline.ts'
import { isNameField } from './samples.ts'

type World = { entities: readonly BriefEntity[]; roles: readonly BriefRole[]; used: Map<string, number>; main?: BriefEntity | undefined }

/** One requirement for one user action: who does what, what is stored and what is seen. */
export function describeAction(action: BriefAction, world: World): { text: string; short?: string } | undefined {
  if (action.verb === '') return undefined
  const entity = world.entities.find((each) => each.name === action.entity)
  const role = world.roles.find((each) => each.name === action.role)
  const actor = upperFirst(withArticle(role?.label ?? 'user'))
  const deed = `${actor} ${thirdPerson(`${action.verb} ${objectWords(action, world.entities)}`.trim())}`
  if (entity === undefined && patterned.test(action.verb)) return undefined
  const tail = entity === undefined ? looseOutcome(action, world) : outcome(action, entity, world)
  if (tail === undefined) return undefined
  const short = shortOutcome(action, entity)
  return { text: `${deed}${tail}.`, ...(short !== undefined && { short: `${deed}${short}.` }) }
}

/** "add hive" reads "add a hive" when the words are exactly a record's name. */
export function objectWords(action: BriefAction, entities: readonly BriefEntity[]): string {
  const rest = safeInline(withoutStop(action.rest))
  return entities.some((entity) => entity.label === rest.toLowerCase()) ? withArticle(rest) : /^(?:in|out|up|off|on|once|again|back|together)$/.test(rest) ? rest : withObjectArticle(rest)
}

/** The result alone: the new status, the fields shown, or where it is kept. */
function shortOutcome(action: BriefAction, entity: BriefEntity | undefined): string | undefined {
  if (!entity) return undefined
  if (action.kind === 'read') {
    const shown = shownFields(entity, 3)
    return shown === '' ? undefined : `: ${shown}, 25 per page`
  }
  if (action.change) return action.change.from === undefined ? `; one ${entity.label} is stored as "${action.change.to}"` : `: "${action.change.from}" becomes "${action.change.to}", once`
  if (action.kind === 'create') return `; one ${entity.label} is stored and shown at once`
  return /\bonce\b/i.test(action.rest) ? '; a second attempt is refused' : undefined
}

function outcome(action: BriefAction, entity: BriefEntity | undefined, world: World): string | undefined {
  if (!entity) return undefined
  const count = world.used.get(`${action.kind}:${entity.name}`) ?? 0
  world.used.set(`${action.kind}:${entity.name}`, count + 1)
  switch (action.kind) {
    case 'read':
      return readOutcome(action, entity, count)
    case 'create':
      return createOutcome(action, entity, count)
    case 'update':
      return updateOutcome(action, entity, count)
    case 'decide':
      return decideOutcome(action, entity)
    case 'remove':
      return removeOutcome(action, entity)
    case 'other':
      return undefined
  }
}

/** Verbs whose acceptance is known whatever they act on: the feature patterns word them better. */
const patterned = /^(?:export|download|upload|import|pay|purchase|print|scan|message|chat|invite|share|rate|review|login|log-in|sign|sign-in|notify|remind|translate|vote|subscribe|sync|call|email|register)$/

/** A deed whose record is named nowhere still says where its result is stored and who sees it. */
function looseOutcome(action: BriefAction, world: World): string | undefined {
  const main = world.main
  if (!main) return undefined
  const overseer = world.roles.find((role) => role.oversees && role.name !== action.role)
  switch (action.kind) {
    case 'create':
      return `; it is stored with the ${main.label}, its author and time${overseer ? `, and the ${overseer.label} sees it without a reload` : ', and shows there at once'}`
    case 'read':
      return `; it comes from stored ${main.labels}, states how old it is and is the same after a reload`
    default:
      return undefined
  }
}

function readOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const shown = shownFields(entity, 4)
  if (/^(?:search|find|filter|look|locate|discover)$/.test(action.verb)) {
    return `: matches show ${shown || 'their title'} within 1 s, the query stays in the address, and no match offers "Clear search"`
  }
  if (/^(?:compare)$/.test(action.verb)) return `: up to four ${entity.labels} side by side on ${shown}; differing values are marked`
  if (/^(?:track|monitor|follow)$/.test(action.verb)) return `: the current ${entity.status ? fieldWords(entity.status) : 'state'} and the time of its last change are visible without opening the ${entity.label}`
  if (/^(?:print)$/.test(action.verb)) return `: A4 pages without navigation, holding ${shown || `the ${entity.label}`} and the print time`
  if (count > 0) return `: the ${entity.label} opens with ${allFields(entity)}; one that does not exist or is not theirs answers "Not found"`
  const order = entity.fields.find((field) => /date|_at$|due|deadline|start/.test(field.name))
  const sorted = order ? `, sorted by ${fieldWords(order)}` : ''
  return `: each ${entity.label} shows ${shown || 'its title'}${sorted}, 25 per page`
}

function createOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const needed = requiredFields(entity)
  const state = entity.status?.values?.[0]
  const to = action.change?.entity === entity.name ? action.change.to : state
  const stored = to !== undefined ? ` as "${to}"` : ''
  const object = action.object === undefined ? '' : ` for the chosen ${labelOf(action.object)}`
  if (count > 0) return `; the ${entity.label}${stored === '' ? '' : ` is stored${stored} and`} shows at once and is still there after a reload`
  const needs = needed === '' ? '' : ` with ${needed}`
  return `; one ${entity.label} is stored${stored}${object}${needs} and is visible without a reload`
}

function labelOf(name: string): string {
  return name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').toLowerCase()
}

function updateOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const once = /\bonce\b/i.test(action.rest)
  if (action.change) {
    const from = action.change.from === undefined ? '' : ` from "${action.change.from}"`
    const repeat = count === 0 ? '; a repeated tap changes nothing' : ''
    return `; the ${entity.label} moves${from} to "${action.change.to}" with actor and time${repeat}`
  }
  if (/^(?:answer|fill)$/.test(action.verb)) return `; each answer is stored with the ${entity.label} at once, and coming back continues where it stopped`
  if (/^(?:choose|select|pick)$/.test(action.verb)) return '; the choice shows at once in everything that depends on it and survives a reload'
  const date = entity.fields.find((field) => /due|deadline|end|until|expires|date|start/.test(field.name))
  if (/^(?:extend|reschedule|move|postpone|snooze|renew|rebook)$/.test(action.verb) && date) {
    return `; the new ${fieldWords(date)} is shown before confirming and stored with the old one${once ? '; a second attempt is refused' : ''}`
  }
  if (/^(?:assign|allocate|reassign)$/.test(action.verb)) return `; the new person sees the ${entity.label} at once, the previous one no longer does`
  return `; the change is saved with actor and time, and the old value can be restored for 10 s${once ? '; a second attempt is refused' : ''}`
}

function decideOutcome(action: BriefAction, entity: BriefEntity): string {
  const change = action.change
  const moved = change ? `the ${entity.label} moves${change.from === undefined ? '' : ` from "${change.from}"`} to "${change.to}"` : `the ${entity.label} keeps who decided and when`
  return `; ${moved} together with every record that depends on it, and saying no needs a reason of at most 140 characters`
}

function removeOutcome(action: BriefAction, entity: BriefEntity): string {
  const kept = action.change?.to ?? entity.status?.values?.find((value) => /cancel|archiv|closed|retired|inactive/i.test(value))
  const after = kept === undefined ? 'disappears from lists and can be restored for 10 s' : `stays in history as "${kept}"`
  return ` after a confirmation that names the ${entity.label}; it ${after}, and records linked to it are not lost`
}

/** "pickup_date" → "pickup date". */
export function fieldWords(field: BriefField): string {
  return field.name
    .replace(/_id$/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}

const hidden = /^(?:id|created_at|updated_at|password|password_hash|token|slug)$/i

export function shownFields(entity: BriefEntity, limit: number): string {
  const visible = entity.fields.filter((field) => !hidden.test(field.name) && !/^(?:notes|description|content|body|phone|email)$/i.test(field.name))
  const ranked = [...visible].sort((left, right) => rank(left, entity) - rank(right, entity))
  return joinList(ranked.slice(0, limit).map(fieldWords))
}

function rank(field: BriefField, entity: BriefEntity): number {
  if (isNameField(field)) return 0
  if (/photo|image|cover|avatar/.test(field.name)) return 1
  if (field === entity.status) return 2
  if (/date|start|due|time/.test(field.name)) return 3
  if (field.reference !== undefined) return 4
  return 5
}

function allFields(entity: BriefEntity): string {
  const visible = entity.fields.filter((field) => !hidden.test(field.name))
  return visible.length === 0 ? 'all its values' : joinList(visible.slice(0, 6).map(fieldWords))
}

function requiredFields(entity: BriefEntity): string {
  const needed = entity.fields.filter((field) => !hidden.test(field.name) && field !== entity.status && field.reference === undefined && field.assumed !== true)
  return joinList(needed.slice(0, 3).map((field) => lowerFirst(fieldWords(field))))
}

/** "reserve" → "Already reserved": what the second person reads. */
export function alreadyDone(verb: string): string {
  return `Already ${participle(verb)}`
}
