import type { BriefAction, BriefRole, BusinessRule } from '../brief.ts'
import { safeCell } from '../words/inline.ts'
import { clipWords, lowerFirst, withoutStop } from '../words/english.ts'
import { overlap } from '../words/stem.ts'

/** Fills what each role comes to do, and what it may not: the deeds of others and rules that name it. */
export function decideUserNeeds(roles: readonly BriefRole[], actions: readonly BriefAction[], rules: readonly BusinessRule[]) {
  for (const role of roles) {
    const deeds = distinct(actions.filter((action) => action.role === role.name && action.text !== '' && !/^(?:log|sign) (?:in|up|out)\b/i.test(`${action.verb} ${action.rest}`) && !/^(?:open|go|start)$/.test(action.verb === 'start' && action.rest !== '' ? '' : action.verb)).map((action) => lowerFirst(safeCell(withoutStop(wording(action))))))
    role.comesTo = deeds.slice(0, 6)
  }
  for (const role of roles) {
    const others = roles.filter((each) => each !== role && each.oversees && !role.oversees)
    const forbidden = others.flatMap((each) => each.comesTo.filter((deed) => !role.comesTo.some((own) => overlap(own, deed) > 0.6)).slice(0, 3))
    const named = rules.filter((rule) => !rule.derived && rule.kind === 'forbid').flatMap((rule) => privateMatter(rule.source)).slice(0, 2)
    role.mayNot = distinct([...forbidden, ...(role.oversees ? [] : named)]).slice(0, 4)
    if (role.mayNot.length === 0) role.mayNot = role.oversees ? ['act in another person’s name'] : ['see or change what belongs to somebody else']
  }
}

/** "Never show members each other's phone numbers" → "see members each other's phone numbers". */
function privateMatter(source: string): string[] {
  const match = /^(?:we\s+)?(?:must\s+)?(?:never|do not|don't|not)\s+(?:show|display|expose|reveal|share)\s+(.{4,70}?)[.!]?$/i.exec(source.trim())
  return match?.[1] === undefined ? [] : [`see what stays hidden: ${safeCell(match[1])}`]
}

function wording(action: BriefAction): string {
  const text = action.verb === '' ? action.text : `${action.verb} ${action.rest}`
  return clipWords(text.trim(), 9)
}

function distinct(items: readonly string[]): string[] {
  const kept: string[] = []
  for (const item of items) if (item !== '' && !kept.some((known) => overlap(item, known) >= 0.75 || known === item)) kept.push(item)
  return kept
}
