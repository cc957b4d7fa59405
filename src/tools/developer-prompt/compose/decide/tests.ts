import type { BusinessRule, CleanForm, NamedTest, Requirement, Story } from '../brief.ts'
import { optionPhrases } from '../knowledge/option-phrases.ts'
import { clipWords, lowerFirst, sentence, withoutStop } from '../words/english.ts'
import { showIds } from './ids.ts'
import { bothSides } from './rule-borders.ts'
import type { Ledger } from './ledger.ts'
import type { Room } from './room.ts'

export type TestPlan = { level: TestLevel; intro: string; named: NamedTest[]; manual: string[] }
export type TestLevel = 'none' | 'smoke' | 'unit' | 'integration' | 'e2e' | 'both' | 'comprehensive'

const strictness: readonly TestLevel[] = [
  'none',
  'smoke',
  'unit',
  'integration',
  'e2e',
  'both',
  'comprehensive',
]

/** The stricter of the two answers, named tests for every rule, or a checklist when tests are refused. */
export function decideTests(
  form: CleanForm,
  room: Room,
  rules: readonly BusinessRule[],
  stories: readonly Story[],
  requirements: readonly Requirement[],
  ledger: Ledger,
): TestPlan {
  const level = testLevel(form, ledger)
  const manual = manualSteps(
    room === 'narrow' ? rules.filter((rule) => !rule.derived) : rules,
    stories,
    requirements,
    room,
    form.isResponsive === false,
  )
  if (level === 'none')
    return {
      level,
      intro: 'No automated tests. Before each stop, walk through the manual checklist.',
      named: [],
      manual,
    }
  if (form.platform === 'v0')
    return {
      level,
      intro: introFor(level, form, rules.length),
      named: rules.length === 0 ? [] : [oneForAll(rules)],
      manual,
    }
  return {
    level,
    intro: introFor(level, form, rules.length),
    named: namedTests(...splitRules(rules, room), requirements),
    manual: level === 'smoke' ? manual.slice(0, 3) : [],
  }
}

/** The user's rules and, with room, the first two implied ones are proved one by one; the rest share a test. */
function splitRules(
  rules: readonly BusinessRule[],
  room: Room,
): [own: BusinessRule[], shared: BusinessRule[]] {
  const implied = rules.filter((rule) => rule.derived)
  const alone = room === 'wide' ? 2 : room === 'normal' ? 1 : 0
  return [[...rules.filter((rule) => !rule.derived), ...implied.slice(0, alone)], implied.slice(alone)]
}

/** v0 proves rules in one line: a case on each side of every border. */
function oneForAll(rules: readonly BusinessRule[]): NamedTest {
  const first = rules[0]
  const example =
    first === undefined || rules.length > 8 ? '' : `, e.g. ${first.id}: ${lowerFirst(first.check.boundary)}`
  return {
    id: 'T-1',
    ties: showIds(rules.map((rule) => rule.id)),
    text: `one case on each side of every border${example}`,
  }
}

function testLevel(form: CleanForm, ledger: Ledger): TestLevel {
  const general = form.testingPreference
  const specific = form.projectType === 'web-app' ? form.testingStrategy : ''
  if (general === '' && specific === '') return 'smoke'
  if (general === '' || specific === '') return general || specific || 'smoke'
  if (general === specific) return general
  const chosen = union(general, specific)
  ledger.contradict(
    `Testing is answered twice, "${general}" and "${specific}"; ${describe(chosen)} applies`,
    'testingPreference',
  )
  return chosen
}

/** Unit here and integration there means both kinds; otherwise the stricter one. */
function union(one: TestLevel, other: TestLevel): TestLevel {
  const pair = new Set([one, other])
  if (pair.has('unit') && pair.has('e2e')) return 'both'
  return strictness.indexOf(one) > strictness.indexOf(other) ? one : other
}

function describe(level: TestLevel): string {
  return level === 'integration'
    ? 'the stricter, integration on top of unit'
    : level === 'both'
      ? 'unit and e2e'
      : `the stricter, ${level}`
}

function introFor(level: TestLevel, form: CleanForm, ruleCount: number): string {
  const browser = form.platform === 'lovable' || form.platform === 'v0'
  switch (level) {
    case 'unit':
      return `${sentence(optionPhrases.testingPreference.unit.phrase)}`
    case 'integration':
      return 'Unit tests for each rule, plus API with a test database: the permission matrix row by row.'
    case 'e2e':
      if (form.projectType === 'mobile-app' && !browser)
        return 'End-to-end tests of every P1 journey on an iOS and an Android simulator, including the negative path.'
      return browser
        ? 'Walk these as scripted checks in the browser preview; add Playwright after the code is exported to GitHub.'
        : sentence(optionPhrases.testingPreference.e2e.phrase)
    case 'both':
      if (form.projectType === 'mobile-app' && !browser)
        return 'Unit tests for rules and date maths; end-to-end tests of every P1 journey on simulators, with its negative path.'
      return browser
        ? 'Unit tests for rules; journeys as scripted checks in the browser preview, Playwright after export to GitHub.'
        : sentence(optionPhrases.testingPreference.both.phrase)
    case 'comprehensive':
      return 'Unit, integration and end-to-end tests, an accessibility scan, one load check on the busiest query.'
    default:
      return ruleCount === 0
        ? 'Smoke checks before each stop.'
        : 'Smoke checks before each stop; the rules below are proved once each.'
  }
}

const maxTests = 14

/** Rules of the user get a test each; implied ones share one when room is short. */
function namedTests(
  rules: readonly BusinessRule[],
  implied: readonly BusinessRule[],
  requirements: readonly Requirement[],
): NamedTest[] {
  const groups = new Map<string, string[]>()
  for (const rule of rules)
    groups.set(rule.check.boundary, [...(groups.get(rule.check.boundary) ?? []), rule.id])
  const tests = [...groups].slice(0, maxTests).map(([text, ids], index): NamedTest => ({
    id: `T-${index + 1}`,
    ties: showIds(ids),
    text: text === bothSides && ids.length > 1 ? `${bothSides} each` : text,
  }))
  const race = requirements.find((requirement) => /at the same moment/.test(requirement.text))
  if (race && tests.length < maxTests)
    tests.push({
      id: `T-${tests.length + 1}`,
      ties: race.id,
      text: 'two parallel requests leave one row; the second gets 409',
    })
  if (implied.length > 0) {
    tests.push({
      id: `T-${tests.length + 1}`,
      ties: showIds(implied.map((rule) => rule.id)),
      text: implied.length === 1 ? (implied[0]?.check.boundary ?? bothSides) : `${bothSides} each`,
    })
  }
  const overflow = [...groups].slice(maxTests).flatMap(([, ids]) => ids)
  const last = tests.at(-1)
  if (overflow.length > 0 && last) last.ties = [last.ties, ...overflow].join(', ')
  return tests
}

function manualSteps(
  rules: readonly BusinessRule[],
  stories: readonly Story[],
  requirements: readonly Requirement[],
  room: Room,
  isDesktopOnly: boolean,
): string[] {
  const steps: string[] = []
  const most = room === 'narrow' ? 5 : 8
  const scenario = stories[0]?.scenarios[0]
  if (scenario)
    steps.push(
      room === 'narrow'
        ? 'US-1 from start to end on a phone'
        : `US-1: ${scenario.when}; then ${clipWords(scenario.then, 14)}`,
    )
  const bordered = rules.filter((rule) => rule.check.boundary !== bothSides)
  const open = rules.filter((rule) => rule.check.boundary === bothSides)
  for (const rule of bordered.slice(0, room === 'narrow' ? 2 : 6))
    steps.push(
      `${rule.id}: ${room === 'narrow' ? clipWords(lowerFirst(withoutStop(rule.check.boundary)), 12) : lowerFirst(withoutStop(rule.check.boundary))}`,
    )
  if (open.length > 0)
    steps.push(`${showIds(open.map((rule) => rule.id))}: ${bothSides}${open.length > 1 ? ' each' : ''}`)
  const form = requirements.find((requirement) => /form/i.test(requirement.title))
  if (form) steps.push(`${form.id}: send once empty, once complete, once with the network off`)
  steps.push(
    `Each page at ${isDesktopOnly ? '1024 and 1440' : '360 and 1280'} px: no sideways scroll, all by keyboard`,
  )
  steps.push('Reduced motion on: nothing moves; screen reader names every button')
  steps.push('Reload on each page: same content, no lost input')
  return steps.slice(0, most)
}
