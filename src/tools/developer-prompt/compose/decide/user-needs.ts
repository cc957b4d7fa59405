import type { BriefAction, BriefEntity, BriefRole, BusinessRule, CleanForm } from '../brief.ts'
import { safeCell } from '../words/inline.ts'
import { clipWords, withoutStop } from '../words/english.ts'
import { overlap } from '../words/stem.ts'
import { lowerTyped } from './form-language.ts'
import { deedWords } from './object-words.ts'
import type { RoleDuty } from './role-duties.ts'

type World = {
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  rules: readonly BusinessRule[]
  duties?: readonly RoleDuty[]
}

/** Fills what each role comes to do, and what it may not: the deeds of others and rules that name it. */
export function decideUserNeeds(form: CleanForm, { roles, entities, actions, rules, duties = [] }: World) {
  for (const role of roles) {
    const deeds = distinct(
      actions
        .filter(
          (action) =>
            action.role === role.name &&
            action.text !== '' &&
            !/^(?:log|sign) (?:in|up|out)\b/i.test(`${action.verb} ${action.rest}`) &&
            !/^(?:open|go|start)$/.test(action.verb === 'start' && action.rest !== '' ? '' : action.verb),
        )
        .map((action) => lowerTyped(safeCell(withoutStop(wording(action, entities))), form)),
    )
    const whole = deeds.filter((deed) => deed.includes(' '))
    const stated = duties
      .filter((duty) => duty.role === role.name && (duty.isSaidOfAll !== true || deeds.length === 0))
      .map((duty) => safeCell(duty.deed))
      .filter((deed) => !deeds.some((known) => overlap(known, deed) >= 0.75 || overlap(deed, known) >= 0.75))
    const buys = /^(?:pay|buy|order|add to cart|check out|checkout)\b/i
    const kept = (whole.length >= 2 ? whole : deeds)
      .filter((deed) => !(role.oversees && role.assumed && buys.test(deed)))
      .slice(0, 6)
    role.comesTo = distinct([...kept, ...stated.slice(0, kept.length === 0 ? 4 : 2)]).slice(0, 6)
    if (role.comesTo.length === 0)
      role.comesTo = [role.oversees && role.assumed ? runsIt(role.name) : 'look things up; changes nothing']
  }
  for (const role of roles) {
    const others = roles.filter((each) => each !== role && each.oversees && !role.oversees)
    const forbidden = others.flatMap((each) =>
      each.comesTo
        .filter(
          (deed) =>
            !/;/.test(deed) && !role.comesTo.some((own) => overlap(own, deed) > 0.6 || isSameDeed(own, deed)),
        )
        .slice(0, 3),
    )
    const reserved = duties
      .filter((duty) => duty.alone && duty.role !== role.name)
      .map((duty) => safeCell(duty.deed))
    const named = rules
      .filter((rule) => !rule.derived && rule.kind === 'forbid')
      .flatMap((rule) => privateMatter(rule.source))
      .slice(0, 2)
    role.mayNot = distinct([...reserved, ...forbidden, ...(role.oversees ? [] : named)]).slice(0, 4)
    if (role.mayNot.length === 0)
      role.mayNot = role.oversees
        ? ['give themselves more rights']
        : ['see or change what belongs to somebody else']
  }
}

function runsIt(name: string): string {
  return name === 'Staff' ? 'look after products, orders and refunds' : 'look after accounts and settings'
}

/** "asignar gremio" and "asigna gremio" are one deed in two forms. */
function isSameDeed(left: string, right: string): boolean {
  const [one = '', ...restOne] = left.toLowerCase().split(/\s+/)
  const [two = '', ...restTwo] = right.toLowerCase().split(/\s+/)
  return one.slice(0, 4) === two.slice(0, 4) && restOne.join(' ') === restTwo.join(' ')
}

/** "Never show members each other's phone numbers" → "see members each other's phone numbers". */
function privateMatter(source: string): string[] {
  const match =
    /^(?:we\s+)?(?:must\s+)?(?:never|do not|don't|not)\s+(?:show|display|expose|reveal|share)\s+(.{4,70}?)[.!]?$/i.exec(
      source.trim(),
    )
  return match?.[1] === undefined ? [] : [`see what stays hidden: ${safeCell(match[1])}`]
}

function wording(action: BriefAction, entities: readonly BriefEntity[]): string {
  const text = action.verb === '' ? action.text : deedWords(action, entities)
  return clipWords(text.trim(), 10)
}

function distinct(items: readonly string[]): string[] {
  const kept: string[] = []
  for (const item of items)
    if (
      item !== '' &&
      !kept.some((known) => overlap(item, known) >= 0.75 || known === item || isSameDeed(known, item))
    )
      kept.push(item)
  return kept
}
