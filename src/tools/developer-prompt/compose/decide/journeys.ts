import type {
  BriefAction,
  BriefEntity,
  BriefRole,
  BusinessRule,
  CleanForm,
  Scenario,
  Story,
} from '../brief.ts'
import { safeInline } from '../words/inline.ts'
import { clipWords, lowerFirst, participle, thirdPerson, withArticle, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { shownFields } from './action-requirement.ts'
import { objectWords } from './object-words.ts'
import type { FlowNode } from './flow.ts'
import { baseVerb } from '../words/verbs.ts'
import { asDeedOfSystem } from './rule-case.ts'
import { contentRoots } from '../words/stem.ts'
import { castOf } from './rules.ts'

export type JourneyWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  nodes: readonly FlowNode[]
  rules: readonly BusinessRule[]
  main: BriefEntity | undefined
  actions: readonly BriefAction[]
  routes: readonly string[]
  /** false: nobody needs an account at first, so nobody is signed in when a story begins. */
  hasSignIn: boolean
}

type Turn = { role: BriefRole | undefined; who: string; nodes: FlowNode[]; systems: string[] }

const maxTurns = 3

/** Stories told with sample people: the user's own flow, then what goes wrong in it. */
export function decideJourneys(world: JourneyWorld): Story[] {
  const turns = takeTurns(world)
  const stories: Story[] = []
  const first = turns.slice(0, maxTurns)
  const rest = turns.slice(maxTurns, maxTurns + 3)
  const branches = branchScenarios(world, turns)
  const negatives = negativeScenarios(world).filter(
    (scenario) => !branches.some((branch) => tellsTheSame(branch, scenario)),
  )
  if (first.length > 0) {
    stories.push({
      id: 'US-1',
      priority: 'P1',
      title: titleOf(first, world, true),
      scenarios: [
        ...first.map((turn, index) => turnScenario(turn, index === 0 ? undefined : first[index - 1], world)),
        ...negatives.slice(0, 2),
      ],
      check: checkOf(first, world),
    })
  }
  const later = [
    ...rest.map((turn, index) => turnScenario(turn, index === 0 ? first.at(-1) : rest[index - 1], world)),
    ...branches.slice(0, 3),
    ...negatives.slice(2, 3),
  ]
  if (later.length > 0) {
    const lead = rest[0]
    const title = lead
      ? titleOf(rest, world, false)
      : branches.length > 0
        ? 'When it goes another way'
        : 'Stay inside the rules'
    if (later.length === 1 && !stories[0]) later.push(fallbackNegative(world))
    const [story] = stories
    if (later.length === 1 && story) story.scenarios = [...story.scenarios.slice(0, 3), ...later]
    else
      stories.push({
        id: `US-${stories.length + 1}`,
        priority: lead ? 'P1' : 'P2',
        title,
        scenarios: later.slice(0, 4),
        check: '',
      })
  }
  if (stories.length === 0) stories.push(plainStory(world))
  for (const scenario of stories.flatMap((story) => story.scenarios))
    scenario.negative = scenario.negative && refuses.test(`${scenario.given} ${scenario.then}`)
  if (!stories.some((story) => story.scenarios.some((scenario) => scenario.negative))) {
    stories[0]?.scenarios.push(fallbackNegative(world))
  }
  return stories
}

/** A branch of the flow is also a rule: it is told once. */
function tellsTheSame(branch: Scenario, scenario: Scenario): boolean {
  const known = contentRoots(`${branch.given} ${branch.then}`)
  const ends = [...contentRoots(scenario.then.replace(/\s*\(BR-\d+\)/, ''))]
  if (ends.length > 0 && ends.every((word) => known.has(word))) return true
  const words = [...contentRoots(`${scenario.given} ${scenario.when} ${scenario.then}`)]
  return words.length > 0 && words.filter((word) => known.has(word)).length / words.length > 0.7
}

/** A branch may lead elsewhere without anything going wrong; one scenario has to go wrong in plain English. */
const refuses =
  /refus|reject|declin|fail|wrong|invalid|cannot|not found|offline|denied|expired|already|missing|no longer|blocked|\b40[349]\b|drops|lost|not saved|nothing is saved|not available|no connection/i

/** A flow that says nothing readable: one record is made and found again. */
function plainStory(world: JourneyWorld): Story {
  const role = world.roles[0]
  const who = role?.people[0]?.first ?? 'Amira'
  const label = world.main?.label ?? 'entry'
  return {
    id: 'US-1',
    priority: 'P1',
    title: clipWords(upperFirst(plain(world.form.mainGoal)), 8) || `First ${label}`,
    scenarios: [
      {
        given: `${who} (${role?.label ?? 'user'}) is on the start page`,
        when: `${who} adds ${withArticle(label)}`,
        then: `it stands first in the list and is still there after a reload`,
        negative: false,
      },
    ],
    check: checkOf([], world),
  }
}

function takeTurns(world: JourneyWorld): Turn[] {
  const turns: Turn[] = []
  const taken = new Map<string, number>()
  let place: FlowNode[] = []
  for (const node of world.nodes) {
    const last = turns.at(-1)
    if (node.kind === 'place') {
      if (last && isSoft(last)) last.nodes.push(node)
      else place.push(node)
      continue
    }
    if (node.kind === 'system') {
      if (last) last.systems.push(node.text)
      else place.push(node)
      continue
    }
    const role = world.roles.find((each) => each.name === node.role)
    const key = node.stranger ?? node.role ?? ''
    const sameActor = last && (last.role?.name ?? last.who) === (role?.name ?? key)
    if (
      last &&
      sameActor &&
      last.systems.length === 0 &&
      !changesState(last.nodes.at(-1)) &&
      last.nodes.length < 6
    ) {
      last.nodes.push(node)
      continue
    }
    const who = personFor(role, node, world, taken)
    turns.push({ role, who, nodes: [...place, node], systems: [] })
    place = []
  }
  if (turns.length === 0 && place.length > 0) {
    const role = world.roles[0]
    turns.push({ role, who: role?.people[0]?.first ?? 'Amira', nodes: place, systems: [] })
  }
  return turns
}

function isSoft(turn: Turn): boolean {
  return turn.systems.length === 0 && !changesState(turn.nodes.at(-1))
}

function changesState(node: FlowNode | undefined): boolean {
  const action = node?.action
  return (
    action !== undefined &&
    (action.change !== undefined || ['create', 'decide', 'remove'].includes(action.kind))
  )
}

function personFor(
  role: BriefRole | undefined,
  node: FlowNode,
  world: JourneyWorld,
  taken: Map<string, number>,
): string {
  if (role) return role.people[0]?.first ?? role.label
  const people = world.roles[0]?.people ?? []
  const index = taken.get(node.stranger ?? '') ?? 1
  taken.set(node.stranger ?? '', index)
  return people[index]?.first ?? people[0]?.first ?? 'Ben'
}

function turnScenario(turn: Turn, before: Turn | undefined, world: JourneyWorld): Scenario {
  const firstAct = turn.nodes.findIndex((node) => node.kind === 'act')
  const places = turn.nodes.slice(0, firstAct < 0 ? turn.nodes.length : firstAct)
  const last = turn.nodes.at(-1)
  const verbs = turn.nodes
    .slice(firstAct < 0 ? turn.nodes.length : firstAct)
    .flatMap((node) =>
      node.kind === 'act'
        ? [deedOf(node, world)]
        : node === last
          ? []
          : [`"${clipWords(plain(node.text), 14)}"`],
    )
    .filter((text) => text !== '')
  const passed =
    verbs.length === 0 ? [] : places.slice(1).map((node) => `"${clipWords(plain(node.text), 10)}"`)
  const deeds = joinDeeds([...passed, ...verbs])
  const when =
    verbs.length === 0
      ? `${turn.who} opens ${joinList(
          places.map((node) => `"${plain(node.text)}"`),
          'then',
        )}`
      : `${turn.who} ${deeds}`
  return {
    given: givenFor(turn, before, places, verbs.length > 0, world),
    when,
    then: thenFor(turn, world),
    negative: false,
  }
}

/** Deeds in a row; quoted steps between them share one "goes through". */
function joinDeeds(parts: readonly string[]): string {
  const groups: string[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.startsWith('"') && last?.[0]?.startsWith('"')) last.push(part)
    else groups.push([part])
  }
  return joinList(
    groups.map((group) => (group[0]?.startsWith('"') ? `goes through ${joinList(group)}` : (group[0] ?? ''))),
  )
}

function plain(text: string): string {
  return withoutStop(safeInline(text))
}

function deedOf(node: FlowNode, world: JourneyWorld): string {
  const action = node.action
  if (action && /^by (?:both|two|all|each|several) /.test(action.rest))
    return `has it ${participle(action.verb)} ${plain(action.rest)}`
  if (node.reached === true && action?.change) return `sets it to "${action.change.to}"`
  if (!action || action.verb === '') return `does "${plain(node.deed || node.text)}"`
  return thirdPerson(`${action.verb} ${objectWords(action, world.entities)}`.trim())
}

function givenFor(
  turn: Turn,
  before: Turn | undefined,
  places: readonly FlowNode[],
  hasDeed: boolean,
  world: JourneyWorld,
): string {
  const label =
    turn.role?.label ??
    turn.nodes.find((node) => node.stranger !== undefined)?.stranger?.toLowerCase() ??
    world.roles[0]?.label ??
    'user'
  const who = `${turn.who} (${label})`
  const lastChange = before?.nodes.findLast((node) => node.action?.change !== undefined)?.action
  if (before && before.who === turn.who && !lastChange) return `that is saved and ${turn.who} goes on`
  if (before && lastChange?.change) {
    const entity = world.entities.find((each) => each.name === lastChange.change?.entity)
    const sample = sampleTitle(entity, 0)
    const owner = before.role?.oversees === true ? 'the ' : `${before.who}'s `
    return `${owner}${entity?.label ?? 'record'}${sample === '' ? '' : ` ${sample}`} is "${lastChange.change.to}" and ${isThere(who, world)}`
  }
  if (before) return `${before.who} has done so and ${isThere(who, world)}`
  const first = turn.nodes[0]?.action
  if (first && /^(?:log|sign)$/.test(first.verb)) return `${who} has an account and is on the sign-in page`
  const place = hasDeed ? places[0] : undefined
  if (place) return `${who} is on "${plain(place.text)}"`
  const record = firstRecord(turn, world)
  return record === '' ? isThere(who, world) : `${isThere(who, world)} and ${record}`
}

function isThere(who: string, world: JourneyWorld): string {
  if (world.hasSignIn) return `${who} is signed in`
  return `${who} uses the ${world.form.projectType === 'mobile-app' ? 'app' : 'site'} without an account`
}

function firstRecord(turn: Turn, world: JourneyWorld): string {
  const names = turn.nodes
    .flatMap((node) => [node.action?.object, node.action?.entity])
    .filter((name) => name !== undefined)
  const entity = world.entities.find(
    (each) =>
      names.includes(each.name) &&
      each.person === undefined &&
      each.samples.some((sample) => sample.title !== ''),
  )
  if (!entity) return ''
  const status = entity.status?.values?.[0]
  return `${sampleTitle(entity, 0)} exists${status === undefined ? '' : ` with ${entity.status?.name} "${status}"`}`
}

function sampleTitle(entity: BriefEntity | undefined, index: number): string {
  const title = entity?.samples[index]?.title ?? ''
  return title === '' || title.startsWith('"') ? title : `"${title}"`
}

function thenFor(turn: Turn, world: JourneyWorld): string {
  const last = turn.nodes.findLast((node) => node.kind === 'act')
  const action = turn.nodes.findLast((node) => node.action?.change !== undefined)?.action ?? last?.action
  const entity = world.entities.find((each) => each.name === action?.entity)
  const parts: string[] = []
  if (action?.change && entity) parts.push(`the ${entity.label} is "${action.change.to}" with name and time`)
  else if (action?.kind === 'decide' && entity)
    parts.push(
      `the ${entity.label} shows who ${participle(action.verb)} it and when, and everyone concerned sees it`,
    )
  else if (action?.kind === 'create' && entity)
    parts.push(
      `the new ${entity.label} is listed with ${shownFields(entity, 3) || 'its values'} and is still there after a reload`,
    )
  else if (action?.kind === 'read' && entity)
    parts.push(
      `${shownFields(entity, 3) || `the ${entity.label}`} ${/ and |,/.test(shownFields(entity, 3)) ? 'are' : 'is'} visible within 1 s`,
    )
  else if (action?.kind === 'remove' && entity)
    parts.push(`the ${entity.label} leaves the list and its history stays readable`)
  else if (entity) parts.push(`the ${entity.label} keeps the change after a reload`)
  else if (last && !(signsIn(last) && (turn.systems.length > 0 || turn.nodes.at(-1)?.kind === 'place')))
    parts.push(
      `the result of "${clipWords(plain(last.text), 8)}" is on screen and still there after a reload`,
    )
  const place = turn.nodes.at(-1)?.kind === 'place' ? turn.nodes.at(-1) : undefined
  if (place && turn.nodes.some((node) => node.kind === 'act')) parts.push(`"${plain(place.text)}" opens`)
  for (const system of turn.systems.slice(0, 2))
    parts.push(
      `"${plain(system)}" ${/mail|sms|push|remind|message|receipt|confirmation/i.test(system) ? 'goes out exactly once' : 'happens'}`,
    )
  if (parts.length === 1 && entity === undefined && last)
    return `"${clipWords(plain(last.text), 8)}" is confirmed on screen and still true after a reload`
  return parts.length === 0 ? 'the page shows its content or says why not' : joinList(parts)
}

function signsIn(node: FlowNode): boolean {
  return node.action?.verb === 'log' || (node.action?.verb === 'sign' && /^in\b/.test(node.action.rest))
}

function branchScenarios(world: JourneyWorld, turns: readonly Turn[]): Scenario[] {
  return world.nodes.flatMap((node) => {
    if (!node.branch) return []
    const turn = turns.find((each) => each.nodes.includes(node)) ?? turns.at(-1)
    const condition = plain(node.branch.condition).replace(/^(?:if|when|in case|wenn|falls)\s+/i, '')
    const who = turn?.who ?? 'Amira'
    return [
      {
        given:
          condition === ''
            ? 'the other case applies'
            : condition.split(' ').length <= 2 && baseVerb(condition.split(' ').at(-1) ?? '') === undefined
              ? `it is ${lowerFirst(condition)}`
              : /^(?:damaged|broken|rejected|declined|late|missing|full|invalid|approved|accepted|expired)$/i.test(
                    condition,
                  )
                ? `it is ${lowerFirst(condition)}`
                : lowerFirst(condition),
        when: timedOut.test(condition) ? 'the time is up' : `${who} confirms`,
        then: branchOutcome(lowerFirst(plain(node.branch.outcome))),
        negative: true,
      },
    ]
  })
}

const timedOut = /^(?:nobody|no one|none)\b|\bnot\b[^,]*\bwithin\b|\bno (?:answer|reply|response|reaction)\b/i

/** "Mark repair" is done by the system; a whole sentence stays; anything else is quoted as what follows. */
function branchOutcome(outcome: string): string {
  const told = asDeedOfSystem(outcome)
  if (told !== outcome) return `${told}, and everyone affected sees why`
  const isSentence = outcome
    .split(' ')
    .slice(1, 4)
    .some(
      (word) =>
        /^(?:is|are|gets?|must|can|may|has|have)$/.test(word) ||
        (word.endsWith('s') && baseVerb(word) !== undefined),
    )
  return isSentence
    ? `${outcome}, and everyone affected sees why`
    : `this follows and everyone affected is told why: ${outcome}`
}

function negativeScenarios(world: JourneyWorld): Scenario[] {
  const ranked = world.rules.filter(
    (rule) => !rule.derived && rule.check.given !== undefined && rule.check.when !== undefined,
  )
  const order = { limit: 0, forbid: 1, condition: 2, always: 3 } as const
  return [...ranked]
    .sort((left, right) => order[left.kind] - order[right.kind])
    .slice(0, 3)
    .map((rule) => ({
      given: rule.check.given ?? '',
      when: rule.check.when ?? '',
      then: `${rule.check.then ?? refusal(rule)} (${rule.id})`,
      negative: true,
    }))
}

function refusal(rule: BusinessRule): string {
  const message = rule.message ?? clipWords(plain(rule.source), 14)
  return rule.kind === 'condition' && rule.message === undefined
    ? `the system does what ${rule.id} says: "${message}"`
    : `it is refused with "${message}" and nothing is saved`
}

function fallbackNegative(world: JourneyWorld): Scenario {
  const cast = castOf(world.roles)
  const overseer = world.roles.find((role) => role.oversees)
  const [first] = world.roles
  const outsider = first?.oversees === true ? world.roles.find((role) => !role.oversees) : first
  if (overseer && outsider && world.roles.length > 1) {
    const who = outsider === first ? cast.other : (outsider.people[0]?.first ?? cast.other)
    return {
      given: `${who} (${outsider.label}) has the address of ${withArticle(overseer.label)}'s page`,
      when: `${who} opens it`,
      then: 'the page answers 403 with "Not available for your role", and no data is in its source',
      negative: true,
    }
  }
  const label = world.main?.label ?? 'entry'
  return {
    given: `the connection drops while ${cast.other} saves ${withArticle(label)}`,
    when: `${cast.other} taps "Try again"`,
    then: `the input is still there and exactly one ${label} exists`,
    negative: true,
  }
}

/** A goal too long for a title is not cut in the middle: the first action stands in for it. */
function wholeTitle(world: JourneyWorld): string {
  const goal = plain(world.form.mainGoal)
  const deed = plain(world.actions[0]?.text ?? '')
  if (goal !== '' && (goal.split(' ').length <= 8 || deed === '')) return clipWords(upperFirst(goal), 8)
  return clipWords(upperFirst(deed), 8) || 'First journey'
}

function titleOf(turns: readonly Turn[], world: JourneyWorld, isFirst: boolean): string {
  const node = turns.flatMap((turn) => turn.nodes).find((each) => changesState(each))
  const stated = isFirst ? world.actions.find((each) => each.entity === world.main?.name) : undefined
  const action = node?.action ?? stated ?? turns[0]?.nodes.findLast((each) => each.kind === 'act')?.action
  if (action?.change && action.verb === '')
    return `${upperFirst(world.entities.find((each) => each.name === action.change?.entity)?.label ?? 'record')} becomes "${action.change.to}"`
  if (!action || action.verb === '') return wholeTitle(world)
  const entity = world.entities.find((each) => each.name === action.entity)
  const rest = plain(action.rest)
  const chosen = world.entities.find((each) => each.name === action.object) ?? entity
  const object = rest === '' && chosen ? withArticle(chosen.label) : rest
  return clipWords(upperFirst(`${action.verb} ${object}`.trim()), 9)
}

function checkOf(turns: readonly Turn[], world: JourneyWorld): string {
  const people = [...new Set(turns.map((turn) => turn.who))]
  const entity = world.main
  if (people.length > 1)
    return `two browsers, ${joinList(people)} signed in side by side; one reload after each step changes nothing`
  return `one person, one ${entity?.label ?? 'record'}, one reload; the result is still there`
}
