import type { BriefAction, BriefEntity, BriefRole, CleanForm, StatusChange } from '../brief.ts'
import { isPersonNoun } from '../read/person-nouns.ts'
import { readFlow } from './reading.ts'
import { baseVerb, overseeingVerbs } from '../words/verbs.ts'
import { readAction, takeRole } from './actions.ts'

export type FlowNode = {
  text: string
  /** The words without the actor. */
  deed?: string
  kind: 'place' | 'act' | 'system'
  /** Name of a known role, or undefined when the words name nobody or somebody unknown. */
  role?: string
  /** Somebody the words name who is no role: "colleague". */
  stranger?: string
  /** The step is only the name of a status: "delivered". */
  reached?: boolean
  /** The words themselves name the role. */
  named?: boolean
  action?: BriefAction
  branch?: { condition: string; outcome: string }
}

const systemWords =
  /\b(?:e-?mails?|sms|push|remind\w*|notif\w+|confirmation|automatic\w*|system|both (?:are )?notified|receipt|alert)\b/i

/** "Order number by e-mail": the first word names a thing here, it tells nobody to order. */
const namedThing =
  /^(?:order|request|report|record|review|search|contact|invoice|filter|list|view|map|chat|quote|ticket|offer|check|test|sign|design|study|score|rank|result|message|delivery|shipping) (?:numbers?|confirmations?|status|page|lists?|history|forms?|summary|details?|overview|tracking|screen|lines?|desk|sheet|receipt|total|results?|codes?|cards?|board|queue|view|log|tab|map|table|bar|box)(?![\p{L}])/iu

/** The user flow as places, deeds of people and deeds of the system. */
export function readFlowNodes(
  form: CleanForm,
  words: { roles: readonly BriefRole[]; entities: readonly BriefEntity[] },
  stated: readonly BriefAction[],
): FlowNode[] {
  const nodes: FlowNode[] = []
  let current: string | undefined
  for (const step of readFlow(form.userFlow).steps) {
    const branch = step.branch && { branch: step.branch }
    const taken = takeRole(step.text, words.roles)
    const spoken =
      taken.role === undefined ? strangerOf(step.actor ?? shortActor(step.text), words.roles) : undefined
    const partial = spoken === undefined ? undefined : roleContaining(spoken, words.roles)
    const role = taken.role ?? partial
    const rest = partial === undefined ? taken.rest : withoutActor(step.text, spoken ?? '')
    if (role !== undefined) current = role
    const isThing =
      spoken !== undefined &&
      role === undefined &&
      !isPersonNoun(spoken.split(' ').at(-1) ?? spoken) &&
      !/^(?:colleague|other|peer|partner|neighbou?r|someone|somebody|they|everyone)$/i.test(spoken)
    if (isThing) {
      nodes.push({ text: step.text, kind: 'system', ...branch })
      continue
    }
    const stranger = role === undefined ? spoken : undefined
    const reached = statusNamed(step.text, words.entities)
    if (reached && role === undefined && stranger === undefined) {
      const actor = current ?? words.roles[0]?.name ?? 'User'
      nodes.push({
        text: step.text,
        kind: 'act',
        role: actor,
        reached: true,
        action: {
          text: step.text,
          verb: '',
          rest: '',
          kind: 'update',
          role: actor,
          entity: reached.entity,
          change: reached,
          source: 'userFlow',
        },
        ...branch,
      })
      continue
    }
    const phrase = stranger === undefined ? rest : withoutActor(rest, stranger)
    const isName =
      /^[\p{L}]+ing$/iu.test(step.text.trim()) ||
      namedThing.test(step.text) ||
      isDoneThing(step.text, words.entities)
    if (isName && stranger === undefined && role === undefined) {
      nodes.push({ text: step.text, kind: systemWords.test(step.text) ? 'system' : 'place', ...branch })
      continue
    }
    const action = readAction(phrase === '' ? step.text : phrase, words, 'userFlow', role ?? current)
    if (role === undefined && stranger === undefined && action.verb === '') {
      nodes.push({ text: step.text, kind: systemWords.test(step.text) ? 'system' : 'place', ...branch })
      continue
    }
    if (
      role === undefined &&
      stranger === undefined &&
      /^(?:send|notify|remind|email)$/.test(action.verb) &&
      (action.rest !== '' || action.verb !== 'send')
    ) {
      nodes.push({ text: step.text, kind: 'system', ...branch })
      continue
    }
    const actor =
      role ?? (stranger === undefined ? inferredRole(action, current, words.roles, stated) : undefined)
    if (actor !== undefined) current = actor
    nodes.push({
      text: step.text,
      kind: 'act',
      deed: phrase,
      ...(actor !== undefined && { role: actor }),
      ...(stranger !== undefined && { stranger }),
      ...(role !== undefined && { named: true }),
      action: { ...action, role: actor ?? action.role },
      ...branch,
    })
  }
  return nodes
}

/** "route done", "order paid": a state that was reached, although the noun could be a verb. */
function isDoneThing(text: string, entities: readonly BriefEntity[]): boolean {
  const thing =
    /^(?:the\s)?([a-z ]{3,30})\s(?:done|paid|sent|made|given|taken|over|ready|[a-z]{3,}ed)$/iu.exec(
      text.trim(),
    )?.[1]
  return thing !== undefined && entities.some((entity) => entity.label === thing.toLowerCase())
}

function withoutActor(text: string, actor: string): string {
  return text
    .replace(/^(?:the\s+|an?\s+|another\s+|other\s+|second\s+)?/i, '')
    .slice(actor.length)
    .trim()
}

/** "lab accepts" speaks of the lab manager when no other role has the word. */
function roleContaining(actor: string, roles: readonly BriefRole[]): string | undefined {
  const found = roles.filter((role) => role.name.toLowerCase().split(/\s+/).includes(actor.toLowerCase()))
  return found.length === 1 ? found[0]?.name : undefined
}

function statusNamed(text: string, entities: readonly BriefEntity[]): StatusChange | undefined {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, '_')
  for (const entity of entities) {
    const values = entity.status?.values ?? []
    const index = values.findIndex((value) => value.toLowerCase().replace(/\s+/g, '_') === wanted)
    const from = values[index - 1]
    if (index >= 0 && entity.status && entity.person === undefined)
      return {
        entity: entity.name,
        field: entity.status.name,
        to: values[index] ?? '',
        ...(from !== undefined && { from }),
      }
  }
  return undefined
}

/** "colleague claims": a noun and a verb in the third person make an actor even without an object. */
function shortActor(text: string): string | undefined {
  const match =
    /^(?:the\s+|an?\s+|another\s+|other\s+|second\s+)?([a-z]{3,20})\s+([a-z]{3,20}s)(?=$|[\s,;(])/i.exec(
      text.trim(),
    )
  const noun = match?.[1] ?? ''
  if (match === null || baseVerb(noun) !== undefined || baseVerb(match[2] ?? '') === undefined)
    return undefined
  return /^(?:my|all|new|open|home|main|your|our|his|her|their|this|that|email|mail|sms|push|reminder|system|app|page|list)$/i.test(
    noun,
  )
    ? undefined
    : noun
}

function strangerOf(actor: string | undefined, roles: readonly BriefRole[]): string | undefined {
  if (actor === undefined || /^(?:system|app|user)$/i.test(actor)) return undefined
  return roles.some((role) => role.name.toLowerCase() === actor.toLowerCase()) ? undefined : actor
}

function inferredRole(
  action: BriefAction,
  current: string | undefined,
  roles: readonly BriefRole[],
  stated: readonly BriefAction[],
): string {
  const overseer = roles.find((role) => role.oversees)
  const known = stated.find((each) => each.verb === action.verb && each.verb !== '')
  if (known) return known.role
  if (overseer && overseeingVerbs.has(action.verb)) return overseer.name
  return (
    current ??
    roles.find((role) => role.acts === true)?.name ??
    roles.find((role) => !role.oversees)?.name ??
    roles[0]?.name ??
    'User'
  )
}
