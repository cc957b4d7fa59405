import type { FieldName } from '../../form.ts'
import type { BriefAction, BriefEntity, BriefRole, StatusChange } from '../brief.ts'
import { contentRoots, contentStems, stem, wordsOf } from '../words/stem.ts'
import { nearVerb } from '../words/english.ts'
import { actionKind, baseVerb, overseeingVerbs } from '../words/verbs.ts'

export type Words = { roles: readonly BriefRole[]; entities: readonly BriefEntity[] }

/** What one phrase of the user does: who acts, on what, and which status follows. */
export function readAction(phrase: string, words: Words, source: FieldName, knownRole?: string): BriefAction {
  const { role: namedRole, rest: afterRole } = takeRole(phrase, words.roles)
  const body = splitCompound(afterRole).replace(
    /^(?:can|could|may|to|should|must|will|then|be able to|is able to|are able to)\s+/i,
    '',
  )
  const first = /^[\p{L}]+(?:-(?:in|out|up))?/u.exec(body)?.[0] ?? ''
  const verb = baseVerb(first) ?? (source === 'userFlow' ? undefined : nearVerb(first)) ?? ''
  const said = verb === '' ? body : body.slice(first.length).trim()
  const rest =
    verb === '' || verb === first.toLowerCase()
      ? said
      : said.replace(/\b(and|or)\s+([a-z]+s)\b/gi, (all, word: string, next: string) =>
          baseVerb(next) === undefined ? all : `${word} ${baseVerb(next)}`,
        )
  const target = findTarget(verb, rest, words.entities)
  const kind = verb === '' ? 'other' : correctedKind(actionKind(verb, rest), target, rest)
  return {
    text: phrase.trim(),
    verb,
    rest,
    kind,
    role: namedRole ?? knownRole ?? likelyRole(verb, body, words.roles),
    ...target,
    ...(namedRole !== undefined && { named: true }),
    source,
  }
}

/** "login" is "log in" once it has to be conjugated. */
function splitCompound(text: string): string {
  return text.replace(
    /^(log|sign|check)[- ]?(in|up|out|off)\b/i,
    (_all, verb: string, particle: string) => `${verb} ${particle}`,
  )
}

/** Cuts a role's name off the start: "librarian scans QR at pickup" or "as a manager, approve". */
export function takeRole(phrase: string, roles: readonly BriefRole[]): { role?: string; rest: string } {
  const trimmed = phrase.trim().replace(/^(?:as an?|the|an?|each|every)\s+/i, '')
  const lower = trimmed.toLowerCase()
  for (const role of [...roles].sort((left, right) => right.name.length - left.name.length)) {
    const name = role.name.toLowerCase()
    for (const form of [`${name}s`, `${name}es`, name]) {
      if (!lower.startsWith(form)) continue
      const after = trimmed.slice(form.length)
      if (/^(?:[\s:,]|$)/.test(after)) return { role: role.name, rest: after.replace(/^[\s:,]+/, '') }
    }
  }
  for (const role of roles) {
    const last = role.name.toLowerCase().split(' ').at(-1) ?? ''
    if (
      last === role.name.toLowerCase() ||
      roles.filter((each) => each.name.toLowerCase().endsWith(last)).length > 1
    )
      continue
    for (const form of [`${last}s`, last]) {
      if (lower.startsWith(form) && /^(?:[\s:,]|$)/.test(trimmed.slice(form.length)))
        return { role: role.name, rest: trimmed.slice(form.length).replace(/^[\s:,]+/, '') }
    }
  }
  return { rest: phrase.trim() }
}

function likelyRole(verb: string, body: string, roles: readonly BriefRole[]): string {
  const overseer = roles.find((role) => role.oversees)
  const first = roles.find((role) => role.acts === true) ?? roles.find((role) => !role.oversees) ?? roles[0]
  // An assumed overseer runs the place; what the user listed for their people stays with them.
  const isTheirs =
    overseer?.assumed === true &&
    /^(?:manage|configure|import|export|archive|assign|invite|verify|publish)$/.test(verb)
  if (
    overseer &&
    !isTheirs &&
    (overseeingVerbs.has(verb) || /\b(?:all users|permissions|settings|roster of|payroll)\b/i.test(body))
  )
    return overseer.name
  return first?.name ?? 'User'
}

/** Reading verbs stay reading even when the noun could be created; "check out" and "pick up" change something. */
function correctedKind(kind: BriefAction['kind'], target: Target, rest: string): BriefAction['kind'] {
  if (kind === 'read' && target.change && /^(?:in|out|off|up)\b/i.test(rest)) return 'update'
  if (kind === 'create' && target.change?.from !== undefined) return 'update'
  return kind
}

type Target = { entity?: string; object?: string; change?: StatusChange }

function findTarget(verb: string, rest: string, entities: readonly BriefEntity[]): Target {
  const objectNames = entities.filter((entity) => namesEntity(rest, entity)).map((entity) => entity.name)
  const change =
    verb === ''
      ? undefined
      : verb === 'scan'
        ? scannedChange(rest, entities, objectNames)
        : findChange(verb, rest, entities, objectNames)
  const verbRoot = stem(verb)
  const byVerb =
    verbRoot.length < 3
      ? undefined
      : entities.find(
          (entity) =>
            // "Report a fault" is about the fault, not about a table that a feature brought along.
            !(entity.assumed && objectNames.length > 0) &&
            wordsOf(entity.label).some((word) => sameRoot(stem(word), verbRoot)),
        )?.name
  const entity = change?.entity ?? byVerb ?? objectNames.at(0) ?? namesFieldOf(rest, entities)
  const changed = entities.find((each) => each.name === entity)
  const object =
    objectNames.find((name) => name !== entity) ??
    ((change || byVerb !== undefined) && choosing.has(verb)
      ? changed?.fields.find((field) => isChosenThing(field.reference, entities))?.reference
      : undefined)
  return { ...(entity && { entity }), ...(object && { object }), ...(change && { change }) }
}

/** "scans QR at pickup" is the pick-up itself. */
function scannedChange(
  rest: string,
  entities: readonly BriefEntity[],
  named: readonly string[],
): StatusChange | undefined {
  const word = /\b(?:at|on|for|to)\s+(?:the\s+)?(pick|drop|return|check|deliver|hand|collect)/i
    .exec(rest)?.[1]
    ?.toLowerCase()
  return word === undefined ? undefined : findChange(word, '', entities, named)
}

function namesFieldOf(rest: string, entities: readonly BriefEntity[]): string | undefined {
  const spoken = rest.toLowerCase()
  return entities.find((entity) =>
    entity.fields.some(
      (field) => field.name.length > 3 && spoken.includes(field.name.replaceAll('_', ' ').toLowerCase()),
    ),
  )?.name
}

export function namesEntity(text: string, entity: BriefEntity): boolean {
  const roots = contentRoots(text)
  const parts = contentStems(entity.label)
  if (parts.length === 0) return text.includes(entity.name)
  if (parts.every((part) => roots.has(part))) return true
  return parts.length > 1 && roots.has(parts.at(-1) ?? '') && !genericTail.has(parts.at(-1) ?? '')
}

const choosing = new Set([
  'reserve',
  'book',
  'borrow',
  'rent',
  'claim',
  'order',
  'buy',
  'join',
  'enrol',
  'enroll',
  'register',
  'rate',
  'review',
  'vote',
  'hire',
  'lend',
  'bid',
  'request',
  'return',
  'pick',
])

/** What a record points at that nobody owns: the tool of a reservation, the slot of a booking. */
function isChosenThing(name: string | undefined, entities: readonly BriefEntity[]): boolean {
  return entities.some(
    (entity) => entity.name === name && entity.owner === undefined && entity.person === undefined,
  )
}

const genericTail = new Set(
  ['item', 'entri', 'record', 'log', 'line', 'type', 'detail', 'request', 'event', 'level'].map(stem),
)

/** "reserve" ↔ "reserved", "return" ↔ "returned", "pick up" ↔ "picked_up"; "inspect" ↔ "Inspection". */
function sameRoot(left: string, right: string): boolean {
  if (left === right) return left.length >= 3
  const shorter = left.length < right.length ? left : right
  const longer = left.length < right.length ? right : left
  return shorter.length >= 5 && longer.startsWith(shorter)
}

const statusSynonyms: Readonly<Record<string, readonly string[]>> = {
  pick: ['out', 'collected', 'picked', 'picked_up', 'lent', 'active'],
  borrow: ['out', 'borrowed', 'lent'],
  lend: ['out', 'lent'],
  checkout: ['out', 'checked_out'],
  hand: ['out'],
  ship: ['shipped', 'sent', 'in_transit'],
  dispatch: ['dispatched', 'in_transit', 'sent'],
  finish: ['done', 'completed', 'finished'],
  complete: ['done', 'completed', 'complete'],
  resolve: ['done', 'closed', 'resolved', 'fixed'],
  close: ['closed', 'done'],
  start: ['active', 'in_progress', 'started', 'running'],
  decline: ['declined', 'rejected'],
  refuse: ['rejected', 'refused'],
  accept: ['accepted', 'confirmed', 'approved'],
  confirm: ['confirmed', 'accepted'],
  publish: ['published', 'live'],
  submit: ['submitted', 'pending', 'in_review', 'open', 'new'],
  post: ['open', 'posted', 'published', 'new'],
  report: ['reported', 'open', 'new'],
  request: ['requested', 'pending', 'open', 'new'],
  book: ['booked', 'confirmed', 'pending'],
  order: ['ordered', 'placed', 'new', 'pending'],
  apply: ['applied', 'new', 'pending', 'submitted'],
  pay: ['paid'],
  repair: ['fixed', 'ok', 'repair'],
  assign: ['assigned', 'in_progress'],
  cancel: ['cancelled', 'canceled'],
  withdraw: ['withdrawn', 'cancelled'],
  archive: ['archived'],
  retire: ['retired'],
  block: ['blocked'],
  bring: ['returned'],
  join: ['joined', 'active', 'going'],
  rsvp: ['going', 'yes'],
  fix: ['fixed', 'done', 'resolved'],
  deliver: ['delivered', 'done'],
  schedule: ['scheduled', 'planned'],
  plan: ['planned'],
  draft: ['draft'],
  vote: ['voted'],
  pack: ['packed'],
  receive: ['received'],
  refund: ['refunded'],
  pause: ['paused'],
  resume: ['active'],
  release: ['released', 'free'],
}

function findChange(
  verb: string,
  rest: string,
  entities: readonly BriefEntity[],
  named: readonly string[],
): StatusChange | undefined {
  const root = stem(verb)
  const wanted = statusSynonyms[verb] ?? []
  const ranked = entities
    .filter(
      (entity) =>
        entity.person === undefined ||
        named.includes(entity.name) ||
        /^(?:block|unblock|activate|deactivate|suspend|verify|ban)$/.test(verb),
    )
    .sort((left, right) => Number(named.includes(right.name)) - Number(named.includes(left.name)))
  const spoken = new Set(wordsOf(rest.toLowerCase()))
  for (const exact of [true, false]) {
    for (const entity of ranked) {
      const values = entity.status?.values ?? []
      const index = values.findIndex((value) => {
        const lower = value.toLowerCase()
        if (exact)
          return (
            sameRoot(stem(lower.split(/[_\s-]/)[0] ?? ''), root) ||
            (/^(?:mark|set|move|change)$/.test(verb) && spoken.has(lower))
          )
        return wanted.includes(lower.replace(/[\s-]/g, '_'))
      })
      if (index < 0 || !entity.status) continue
      const to = values[index] ?? ''
      const from = values[index - 1]
      const creates = index === 0
      return {
        entity: entity.name,
        field: entity.status.name,
        to,
        ...(!creates && from !== undefined && { from }),
      }
    }
  }
  return undefined
}
