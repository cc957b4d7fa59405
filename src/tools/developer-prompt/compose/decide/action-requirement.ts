import type { BriefAction, BriefEntity, BriefField, BriefRole } from '../brief.ts'
import { lowerFirst, participle, thirdPerson, withArticle, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { deedClause } from '../read/deeds.ts'
import { contentStems } from '../words/stem.ts'
import { fieldWords, objectWords } from './object-words.ts'
import { isNameField } from './samples.ts'

type World = {
  entities: readonly BriefEntity[]
  roles: readonly BriefRole[]
  used: Map<string, number>
  main?: BriefEntity | undefined
}

/** One requirement for one user action: who does what, what is stored and what is seen. */
export function describeAction(
  said: BriefAction,
  world: World,
): { text: string; short?: string } | undefined {
  const action = withVerb(said)
  if (action.verb === '' || namesAThing(action)) return undefined
  const named = world.entities.find((each) => each.name === action.entity)
  const isAboutPeople =
    named?.person !== undefined &&
    action.kind === 'create' &&
    !/^(?:add|invite|register|create|enrol|enroll)$/.test(action.verb)
  const entity = isAboutPeople ? undefined : named
  const role = world.roles.find((each) => each.name === action.role)
  const actor = upperFirst(withArticle(role?.label ?? 'user'))
  const deed = `${actor} ${thirdPerson(`${action.verb} ${objectWords(action, world.entities)}`.trim())}`
  const clause = deedOutcome(action, entity, world)
  if (clause !== undefined) return { text: `${deed}: ${clause}.` }
  if (entity === undefined && patterned.test(action.verb)) return undefined
  const tail = entity === undefined ? looseOutcome(action, world) : outcome(action, entity, world)
  if (tail === undefined) return undefined
  const short = shortOutcome(action, entity)
  return { text: `${deed}${tail}.`, ...(short !== undefined && { short: `${deed}${short}.` }) }
}

/** "spot" and the like are no verb elsewhere, yet open a user action only as one. */
function withVerb(action: BriefAction): BriefAction {
  if (action.verb !== '' || !isUserAction(action)) return action
  const [, verb = '', rest = ''] =
    /^(spot|notice|dial|ring|phone|tick|lint|mow|prune|phone|delegate|observe|supervise|postpone|reconcile|divide)\s+(.+)$/i.exec(
      action.text.trim(),
    ) ?? []
  return verb === '' ? action : { ...action, verb: verb.toLowerCase(), rest }
}

function isUserAction(action: BriefAction): boolean {
  return action.source === 'coreUserActions' || action.source === 'keyActions' || action.named === true
}

/** "report generation" and "order history" in a list of features are things, although their first word could be a verb. */
function namesAThing(action: BriefAction): boolean {
  if (!isUserAction(action) && action.rest === '' && withoutStop(action.text).toLowerCase() !== action.verb)
    return true
  return (
    !isUserAction(action) &&
    /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(action.rest) &&
    /(?:ing|tion|ment|history|page|board|system|calendar|reminders?|alerts?|queue|form|log|map|overview|dashboard|tracker)$/i.test(
      action.rest,
    )
  )
}

/** By what the verb does; a record is only brought in where the words name it. */
function deedOutcome(action: BriefAction, entity: BriefEntity | undefined, world: World): string | undefined {
  const record = entity ?? world.main
  if (record === undefined) return undefined
  if (action.kind === 'update' && movesAStep(action, record)) return undefined
  const isNamed = entity !== undefined && namesIt(action, entity)
  const shown = isNamed ? shownFields(entity, 3) : ''
  const to = action.change?.to
  const deed = deedClause({
    verb: action.verb,
    rest: action.rest,
    entity: record.label,
    entities: record.labels,
    isNamed,
    ...(shown !== '' && { shown }),
    ...(to !== undefined && { to }),
  })
  if (deed === undefined) return undefined
  if (deed.name === 'book' && entity !== undefined) return undefined
  if (to !== undefined && deed.name !== 'choose' && !deed.clause.includes(`"${to}"`)) return undefined
  const key = `${deed.name}:${deed.clause}`
  const count = world.used.get(key) ?? 0
  world.used.set(key, count + 1)
  return count === 0
    ? deed.clause
    : (againOutcome(action, entity, count) ?? (count === 1 ? deed.clause.split('; ', 1)[0] : undefined))
}

/** The second reading of one record opens it instead of listing it again. */
function againOutcome(
  action: BriefAction,
  entity: BriefEntity | undefined,
  count: number,
): string | undefined {
  if (entity === undefined || action.kind !== 'read' || count > 1) return undefined
  return `the ${entity.label} opens with ${allFields(entity)}; one that is not theirs answers "Not found"`
}

function namesIt(action: BriefAction, entity: BriefEntity): boolean {
  const words = contentStems(action.rest.split(/\s(?:by|with|from|for|on|at|in|of|to)\s/i, 1)[0] ?? '')
  return words.at(-1) === contentStems(entity.label).at(-1)
}

function movesAStep(action: BriefAction, entity: BriefEntity): boolean {
  return (
    !action.change &&
    (entity.status?.values ?? []).length > 2 &&
    /\b(?:stage|status|step|phase|column|state|next)\b/i.test(action.rest)
  )
}

/** The result alone: the new status, the fields shown, or where it is kept. */
function shortOutcome(action: BriefAction, entity: BriefEntity | undefined): string | undefined {
  if (!entity) return undefined
  if (action.kind === 'read') {
    const shown = shownFields(entity, 3)
    return shown === '' ? undefined : `: ${shown}, 25 per page`
  }
  const values = entity.status?.values ?? []
  if (
    !action.change &&
    values.length > 2 &&
    /\b(?:stage|status|step|phase|column|state|next)\b/i.test(action.rest)
  )
    return `: one step along ${values.join(' → ')}, with name and time`
  if (action.change)
    return action.change.from === undefined
      ? `; one ${entity.label} is stored as "${action.change.to}"`
      : `: "${action.change.from}" becomes "${action.change.to}", once`
  if (action.kind === 'create')
    return namesIt(action, entity) ? `; one ${entity.label} is stored and shown at once` : undefined
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
const patterned =
  /^(?:export|download|upload|import|pay|purchase|print|scan|message|chat|invite|share|rate|review|login|log-in|sign|sign-in|notify|remind|translate|vote|subscribe|sync|call|email|register)$/

/** A deed whose record is named nowhere still says where its result is stored and who sees it. */
function looseOutcome(action: BriefAction, world: World): string | undefined {
  const main = world.main
  if (!main) return undefined
  const overseer = world.roles.find((role) => role.oversees && role.name !== action.role)
  if (action.verb === 'compare')
    return ': both sides on one axis with the difference in figures, and missing values stay gaps'
  if (/^(?:send|share|forward)$/.test(action.verb))
    return '; it leaves with the values of that moment, the sender sees when it went out, and a failed one can be sent again'
  if (/^(?:search|find|filter)$/.test(action.verb))
    return ': matches appear within 1 s, the words typed stay in the address, and no match offers "Clear search"'
  switch (action.kind) {
    case 'create':
      return `; it is stored with its author and time${overseer ? `, and the ${overseer.label} sees it without a reload` : ' and shows at once'}`
    case 'read':
      return '; the values stored now show with their date, and none is told apart from not loaded'
    default:
      return undefined
  }
}

function readOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const shown = shownFields(entity, 4)
  if (
    /^(?:search|find|filter|locate|discover)$/.test(action.verb) ||
    (action.verb === 'look' && /^for\b/i.test(action.rest))
  ) {
    return `: matches show ${shown || 'their title'} within 1 s, the query stays in the address, and no match offers "Clear search"`
  }
  if (/^(?:compare)$/.test(action.verb))
    return `: up to four ${entity.labels} side by side on ${shown}; differing values are marked`
  if (/^(?:track|monitor|follow)$/.test(action.verb))
    return `: the current ${entity.status ? fieldWords(entity.status) : 'state'} and the time of its last change are visible without opening the ${entity.label}`
  if (/^(?:print)$/.test(action.verb))
    return `: A4 pages without navigation, holding ${shown || `the ${entity.label}`} and the print time`
  if (count > 0)
    return `: the ${entity.label} opens with ${allFields(entity)}; one that does not exist or is not theirs answers "Not found"`
  const order = entity.fields.find((field) => /date|_at$|due|deadline|start/.test(field.name))
  const sorted = order ? `, sorted by ${fieldWords(order)}` : ''
  return `: each ${entity.label} shows ${shown || 'its title'}${sorted}, 25 per page`
}

function createOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const needed = requiredFields(entity)
  const state = entity.status?.values?.[0]
  const to = action.change?.entity === entity.name ? action.change.to : state
  const stored = to !== undefined ? ` as "${to}"` : ''
  if (
    !namesIt(action, entity) &&
    !/^(?:reserve|book|order|request|apply|submit|start|rent|borrow|buy|purchase|join|report|register|claim|enrol|enroll|propose|volunteer)$/.test(
      action.verb,
    )
  ) {
    return `; it is stored on the ${entity.label} with author and time and shows there at once`
  }
  const object = action.object === undefined ? '' : ` for the chosen ${labelOf(action.object)}`
  if (count > 0)
    return `; the ${entity.label}${stored === '' ? '' : ` is stored${stored} and`} shows at once and is still there after a reload`
  const needs = needed === '' ? '' : ` with ${needed}`
  return `; one ${entity.label} is stored${stored}${object}${needs} and is visible without a reload`
}

function labelOf(name: string): string {
  return name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').toLowerCase()
}

function updateOutcome(action: BriefAction, entity: BriefEntity, count: number): string {
  const values = entity.status?.values ?? []
  if (
    !action.change &&
    values.length > 2 &&
    /\b(?:stage|status|step|phase|column|state|next)\b/i.test(action.rest)
  ) {
    return `; the ${entity.label} goes one step along ${values.join(' → ')}, with name and time, and back only with a reason`
  }
  if (
    /^(?:attach|upload|add)$/.test(action.verb) &&
    /^(?:Photo|File|Attachment|Image|Document|Media|Picture)$/.test(entity.name)
  ) {
    return '; each file up to 10 MB shows a preview and its progress, and a failed one is sent again without typing anything twice'
  }
  const once = /\bonce\b/i.test(action.rest)
  if (action.change) {
    const from = action.change.from === undefined ? '' : ` from "${action.change.from}"`
    const repeat = count === 0 ? '; a repeated tap changes nothing' : ''
    return `; the ${entity.label} moves${from} to "${action.change.to}" with actor and time${repeat}`
  }
  if (/^(?:answer|fill)$/.test(action.verb))
    return `; each answer is stored with the ${entity.label} at once, and coming back continues where it stopped`
  if (/^(?:choose|select|pick)$/.test(action.verb))
    return '; the choice shows at once in everything that depends on it and survives a reload'
  const date = entity.fields.find((field) => /due|deadline|end|until|expires|date|start/.test(field.name))
  if (/^(?:extend|reschedule|move|postpone|snooze|renew|rebook)$/.test(action.verb) && date) {
    return `; the new ${fieldWords(date)} is shown before confirming and stored with the old one${once ? '; a second attempt is refused' : ''}`
  }
  if (/^(?:assign|allocate|reassign)$/.test(action.verb))
    return `; the new person sees the ${entity.label} at once, the previous one no longer does`
  return `; the ${entity.label} shows it at once with who and when${once ? '; a second attempt is refused' : ''}`
}

function decideOutcome(action: BriefAction, entity: BriefEntity): string {
  const change = action.change
  const moved = change
    ? `the ${entity.label} moves${change.from === undefined ? '' : ` from "${change.from}"`} to "${change.to}"`
    : `the ${entity.label} keeps the decision`
  return `; ${moved}, with who and when, and a second try is refused`
}

function removeOutcome(action: BriefAction, entity: BriefEntity): string {
  const kept =
    action.change?.to ??
    entity.status?.values?.find((value) => /cancel|archiv|closed|retired|inactive/i.test(value))
  const after =
    kept === undefined
      ? 'disappears from lists and can be restored for 10 s'
      : `stays in history as "${kept}"`
  return ` after a confirmation that names the ${entity.label}; it ${after}, and records linked to it are not lost`
}

const hidden = /^(?:id|created_at|updated_at|password|password_hash|token|slug)$/i

export function shownFields(entity: BriefEntity, limit: number): string {
  const visible = entity.fields.filter(
    (field) =>
      !hidden.test(field.name) && !/^(?:notes|description|content|body|phone|email)$/i.test(field.name),
  )
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
  const needed = entity.fields.filter(
    (field) =>
      !hidden.test(field.name) &&
      field !== entity.status &&
      field.reference === undefined &&
      field.assumed !== true,
  )
  return joinList(needed.slice(0, 3).map((field) => lowerFirst(fieldWords(field))))
}

/** "reserve" → "Already reserved": what the second person reads. */
export function alreadyDone(verb: string): string {
  return `Already ${participle(verb)}`
}
