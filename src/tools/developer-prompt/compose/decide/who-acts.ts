import type { BriefAction, BriefRole, CleanForm } from '../brief.ts'
import { contentStems, stem } from '../words/stem.ts'
import { splitSentences } from './reading.ts'

/** Stems that stand in every sentence of a product and tell nothing about who does what. */
const common = new Set([
  'order',
  'work',
  'user',
  'use',
  'new',
  'see',
  'view',
  'add',
  'page',
  'list',
  'data',
  'app',
])
const verbWeight = 3

/**
 * Gives actions without a named actor to the role whose sentences speak of the same deed: "walkers accept it" makes
 * accepting theirs, "technicians work in stages" makes "move an order to the next stage" theirs.
 */
export function assignByText(
  actions: readonly BriefAction[],
  roles: readonly BriefRole[],
  form: CleanForm,
  flow: readonly BriefAction[],
) {
  if (roles.length < 2) return
  const clauses = [
    form.projectDescription,
    form.targetAudience,
    form.layoutPreferences,
    form.businessRules,
    form.additionalNotes,
  ]
    .flatMap((text) => splitSentences(text))
    .flatMap((sentence) => sentence.split(/[,;:]\s+/))
    .slice(0, 120)
    .map(contentStems)
  const roleStems = new Map(roles.map((role) => [stem(role.name.split(' ').at(-1) ?? role.name), role]))
  for (const action of actions) {
    if (action.named === true) continue
    const overseer = roles.find((role) => role.oversees)
    const reached = flow.find(
      (each) =>
        each.change !== undefined &&
        action.change !== undefined &&
        each.change.entity === action.change.entity &&
        each.change.to === action.change.to,
    )
    if (overseer && reached?.role === overseer.name) {
      action.role = overseer.name
      continue
    }
    const best = bestRole(action, clauses, roleStems)
    if (best) action.role = best.name
    else if (overseer && action.verb === 'pay' && /^out\b/i.test(action.rest)) action.role = overseer.name
  }
}

function bestRole(
  action: BriefAction,
  clauses: readonly (readonly string[])[],
  roleStems: ReadonlyMap<string, BriefRole>,
): BriefRole | undefined {
  const verb = action.verb === '' ? '' : stem(action.verb)
  const own = contentStems(action.text).filter(
    (word) => !common.has(word) && !roleStems.has(word) && word !== verb,
  )
  const scores = new Map<BriefRole, number>()
  const give = (role: BriefRole | undefined, points: number) => {
    if (role && points > 0) scores.set(role, (scores.get(role) ?? 0) + points)
  }
  for (const clause of clauses) {
    const named = clause.filter((word) => roleStems.has(word))
    if (named.length === 0) continue
    const shared = own.filter((word) => clause.includes(word)).length
    const at = verb === '' ? -1 : clause.indexOf(verb)
    if (at > 0 && (shared > 0 || own.length === 0)) {
      const before = clause.slice(0, at).findLast((word) => roleStems.has(word))
      give(before === undefined ? undefined : roleStems.get(before), verbWeight + shared)
    } else if (new Set(named).size === 1) {
      give(roleStems.get(named[0] ?? ''), shared)
    }
  }
  const [first, second] = [...scores].sort((left, right) => right[1] - left[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}
