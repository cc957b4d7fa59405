import type { BriefAction, BriefEntity, BriefRole, CleanForm } from '../brief.ts'
import { readFlow } from './reading.ts'
import { baseVerb } from '../words/verbs.ts'
import { readAction, takeRole } from './actions.ts'

export type FlowNode = {
  text: string
  kind: 'place' | 'act' | 'system'
  /** Name of a known role, or undefined when the words name nobody or somebody unknown. */
  role?: string
  /** Somebody the words name who is no role: "colleague". */
  stranger?: string
  /** The words themselves name the role. */
  named?: boolean
  action?: BriefAction
  branch?: { condition: string; outcome: string }
}

const systemWords = /\b(?:e-?mails?|sms|push|remind\w*|notif\w+|confirmation|automatic\w*|system|both (?:are )?notified|receipt|alert)\b/i

/** The user flow as places, deeds of people and deeds of the system. */
export function readFlowNodes(form: CleanForm, words: { roles: readonly BriefRole[]; entities: readonly BriefEntity[] }, stated: readonly BriefAction[]): FlowNode[] {
  const nodes: FlowNode[] = []
  let current: string | undefined
  for (const step of readFlow(form.userFlow).steps) {
    const branch = step.branch && { branch: step.branch }
    const { role, rest } = takeRole(step.text, words.roles)
    if (role !== undefined) current = role
    const stranger = role === undefined ? strangerOf(step.actor ?? shortActor(step.text), words.roles) : undefined
    const phrase = stranger === undefined ? rest : rest.replace(/^(?:the\s+|an?\s+|another\s+|other\s+|second\s+)?/i, '').slice(stranger.length).trim()
    const action = readAction(phrase === '' ? step.text : phrase, words, 'userFlow', role ?? current)
    if (role === undefined && stranger === undefined && action.verb === '') {
      nodes.push({ text: step.text, kind: systemWords.test(step.text) ? 'system' : 'place', ...branch })
      continue
    }
    if (role === undefined && stranger === undefined && /^(?:send|notify|remind|email)$/.test(action.verb)) {
      nodes.push({ text: step.text, kind: 'system', ...branch })
      continue
    }
    const actor = role ?? (stranger === undefined ? inferredRole(action, current, words.roles, stated) : undefined)
    if (actor !== undefined) current = actor
    nodes.push({ text: step.text, kind: 'act', ...(actor !== undefined && { role: actor }), ...(stranger !== undefined && { stranger }), ...(role !== undefined && { named: true }), action: { ...action, role: actor ?? action.role }, ...branch })
  }
  return nodes
}

/** "colleague claims": a noun and a verb in the third person make an actor even without an object. */
function shortActor(text: string): string | undefined {
  const match = /^(?:the\s+|an?\s+|another\s+|other\s+|second\s+)?([a-z]{3,20})\s+([a-z]{3,20}s)(?=$|[\s,;(])/i.exec(text.trim())
  const noun = match?.[1] ?? ''
  if (match === null || baseVerb(noun) !== undefined || baseVerb(match[2] ?? '') === undefined) return undefined
  return /^(?:my|all|new|open|home|main|your|our|his|her|their|this|that|email|mail|sms|push|reminder|system|app|page|list)$/i.test(noun) ? undefined : noun
}

function strangerOf(actor: string | undefined, roles: readonly BriefRole[]): string | undefined {
  if (actor === undefined || /^(?:system|app|user)$/i.test(actor)) return undefined
  return roles.some((role) => role.name.toLowerCase() === actor.toLowerCase()) ? undefined : actor
}

function inferredRole(action: BriefAction, current: string | undefined, roles: readonly BriefRole[], stated: readonly BriefAction[]): string {
  const overseer = roles.find((role) => role.oversees)
  const known = stated.find((each) => each.verb === action.verb && each.verb !== '')
  if (known) return known.role
  if (overseer && /^(?:approve|reject|moderate|verify)$/.test(action.verb)) return overseer.name
  return current ?? roles.find((role) => !role.oversees)?.name ?? roles[0]?.name ?? 'User'
}
