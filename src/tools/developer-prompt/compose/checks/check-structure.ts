import type { PromptForm } from '../../form.ts'
import {
  definedIds,
  headings,
  idPrefixes,
  idsIn,
  requirementLines,
  sectionText,
  wordCount,
  type BriefDocument,
} from './brief-document.ts'
import { isContentType, platformOf } from './check-text.ts'
import type { FailureList } from './failure.ts'
import { allTyped } from './user-words.ts'

/** The "Developer" paragraph of rubric section 10: headings, ids, journeys, phases, tests, questions. */

export function checkStructure(form: PromptForm, document: BriefDocument, report: FailureList): void {
  checkHeadings(form, document, report)
  checkIds(form, document, report)
  checkJourneys(document, report)
  checkRequirements(form, document, report)
  checkPhases(form, document, report)
  checkTests(form, document, report)
  checkQuestions(document, report)
  const boxes = sectionText(document, /^Done means/u).match(/^\s*- \[ \] /gmu)?.length ?? 0
  report.unless(boxes >= 6 && boxes <= 10, 'done', `${boxes} boxes under "Done means", 6 to 10`)
}

function checkHeadings(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const isV0 = platformOf(form) === 'v0'
  const canonical: [RegExp, boolean][] = [
    [/^Your task$/u, !isV0],
    [/^Product$/u, true],
    [/^Users$/u, !isContentType(form)],
    [/^Key journeys$/u, true],
    [/^Requirements$/u, true],
    [isContentType(form) ? /^Content model$/u : /^Data model$/u, true],
    [/^Pages and navigation$|^Screens and navigation$/u, true],
    [/^Business rules and failure handling$/u, true],
    [/^Design$/u, true],
    [/^Integrations and secrets$/u, false],
    [/^Quality bars$/u, true],
    [/^Stack and structure$/u, platformOf(form) !== 'lovable'],
    [/^Tests$/u, true],
    [/^Build order$/u, true],
    [/^Done means$/u, true],
    [/^Boundaries$/u, true],
    [/^Assumptions and open questions$|^Assumptions$/u, false],
    [/^Original brief \(verbatim\)$/u, false],
  ]
  const seen = headings(document)
  let last = -1
  for (const [pattern, required] of canonical) {
    const at = seen.findIndex((name) => pattern.test(name))
    if (at === -1) {
      if (required) report.add('headings', `missing ${pattern.source}`)
      continue
    }
    report.unless(at > last, 'headings', `"${seen[at]}" stands out of order`)
    last = Math.max(last, at)
  }
  const unknown = seen.filter((name) => !canonical.some(([pattern]) => pattern.test(name)))
  report.unless(unknown.length === 0, 'headings', `unknown headings: ${unknown.join(', ')}`)
  if (isContentType(form)) {
    report.unless(!seen.includes('Data model'), 'headings', 'a data model for a content type')
    const content = sectionText(document, /^Content model/u)
    report.unless(
      !/foreign key|1—N|1—1|N—N|on delete|_id →/iu.test(content),
      'headings',
      'a relational schema in the content model',
    )
  }
  const titles = document.lines.filter((line) => !line.fenced && /^# /u.test(line.text))
  report.unless(titles.length <= 1, 'headings', `${titles.length} first-level headings`)
  report.unless(isV0 || /^# \S/u.test(document.text), 'headings', 'no title on the first line')
}

function checkIds(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const typed = allTyped(form)
  for (const prefix of idPrefixes) {
    const typedIds = idsIn(typed, prefix)
    const defined = definedIds(document, prefix).filter(
      (id) => !(typedIds.has(id) && prefix !== 'FR' && prefix !== 'BR'),
    )
    const expected = defined.map((_, index) => index + 1)
    const isSequential = typedIds.size > 0 || defined.every((id, index) => id === expected[index])
    report.unless(isSequential, 'ids', `${prefix} ids are not 1…n in order: ${defined.join(',')}`)
    const known = new Set(defined)
    for (const id of idsIn(document.prose, prefix)) {
      if (!known.has(id) && !typedIds.has(id))
        report.add('ids', `${prefix}-${id} is named but defined nowhere`)
    }
  }
  report.unless(/(?<!\w)US-1(?!\d)/u.test(document.prose), 'ids', 'no US-1')
  report.unless(/(?<!\w)FR-001(?!\d)/u.test(document.prose), 'ids', 'no FR-001')
  for (const match of document.prose.matchAll(/(?<![\p{L}\p{N}-])FR-(\d+)/gu)) {
    report.unless(
      match[1]?.length === 3 || typed.includes(match[0]),
      'ids',
      `${match[0]} has not three digits`,
    )
  }
}

const failureWords =
  /refus|reject|declin|fail|error|wrong|invalid|cannot|can't|not found|offline|denied|expired|already|missing|empty|unavailable|no longer|blocked|\b40[0139]\b|conflict|duplicate|drops|lost|not saved|nothing (?:is|was|changes)|incomplete|not allowed|without permission|no permission|no (?:result|network|connection|signal)/iu

function checkJourneys(document: BriefDocument, report: FailureList): void {
  const text = sectionText(document, /^Key journeys/u)
  const stories = text.split(/(?=^\W*US-\d)/mu).filter((part) => /US-\d/u.test(part))
  report.unless(stories.length >= 1 && stories.length <= 3, 'journeys', `${stories.length} stories, 1 to 3`)
  for (const story of stories) {
    const scenarios = story.split('\n').filter((line) => /^\s*[-*]\s+\**given\b/iu.test(line))
    const name = story.slice(0, 60)
    report.unless(
      scenarios.length >= 2 && scenarios.length <= 4,
      'journeys',
      `${scenarios.length} scenarios in ${name}`,
    )
    for (const scenario of scenarios) {
      report.unless(
        /\bwhen\b/iu.test(scenario) && /\bthen\b/iu.test(scenario),
        'journeys',
        `no when/then: ${scenario}`,
      )
    }
  }
  const outcomes = text.split('\n').filter((line) => /\bgiven\b/iu.test(line) && failureWords.test(line))
  report.unless(outcomes.length > 0, 'journeys', 'no negative scenario')
}

function checkRequirements(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const requirements = requirementLines(document)
  const most = platformOf(form) === 'v0' ? 18 : isContentType(form) ? 25 : 60
  report.unless(
    requirements.length >= 8 && requirements.length <= most,
    'requirements',
    `${requirements.length} requirements, 8 to ${most}`,
  )
  report.unless(
    requirements.some(({ priority }) => priority === 'Must'),
    'requirements',
    'no Must group',
  )
  const musts = requirements.filter(({ priority }) => priority === 'Must')
  report.unless(musts.length <= 14, 'requirements', `${musts.length} Must requirements, at most 14`)
  for (const requirement of requirements) {
    report.unless(
      wordCount(requirement.text) >= 8,
      'requirements',
      `no observable result: ${requirement.text}`,
    )
  }
  const bodies = requirements.map(({ text }) => text.replace(/^\W*FR-\d+[^\p{L}\p{N}]*/u, '').toLowerCase())
  report.unless(new Set(bodies).size === bodies.length, 'requirements', 'the same requirement twice')
}

function checkPhases(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const text = sectionText(document, /^Build order/u)
  const planned = idsIn(text, 'FR')
  const lost = requirementLines(document).filter(
    ({ id, priority }) => priority !== 'Could' && !planned.has(id),
  )
  report.unless(
    lost.length === 0,
    'phases',
    `in no phase: ${lost.map(({ id, priority }) => `FR-${id} (${priority})`).join(', ')}`,
  )
  if (platformOf(form) === 'github-copilot') return
  const phases = text
    .split(/(?=^(?:\d+\.|#{3,} |\*\*Phase|- \*\*Phase|Phase \d))/mu)
    .filter((part) => /^(?:\d+\.|#{3,} |\W*Phase \d)/u.test(part))
  const [least, most] = platformOf(form) === 'v0' ? [1, 3] : [3, 6]
  report.unless(
    phases.length >= least && phases.length <= most,
    'phases',
    `${phases.length} phases, ${least} to ${most}`,
  )
  for (const phase of phases) {
    report.unless(/check|demo|verify|show me/iu.test(phase), 'phases', `no check: ${phase.slice(0, 80)}`)
  }
}

/** The stricter of the two testing answers; silence means smoke checks, which still name every rule. */
export function testingOf(form: PromptForm): 'none' | 'some' {
  const answers =
    form.projectType === 'web-app' ? [form.testingPreference, form.testingStrategy] : [form.testingPreference]
  const given = answers.filter((answer) => answer !== '')
  return given.length > 0 && given.every((answer) => answer === 'none') ? 'none' : 'some'
}

function checkTests(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const text = sectionText(document, /^Tests/u)
  if (testingOf(form) === 'none') {
    report.unless(
      /no automated tests/iu.test(text),
      'tests',
      'testing "none" does not say "No automated tests"',
    )
    return
  }
  report.unless(
    !/no automated tests/iu.test(text),
    'tests',
    'says "No automated tests" though tests were wanted',
  )
  const proved = idsIn(text, 'BR')
  const unproved = definedIds(document, 'BR').filter((id) => !proved.has(id))
  report.unless(
    unproved.length === 0,
    'tests',
    `no test names ${unproved.map((id) => `BR-${id}`).join(', ')}`,
  )
}

function checkQuestions(document: BriefDocument, report: FailureList): void {
  const text = sectionText(document, /^Assumptions/u)
  const questions = text.split(/(?=(?<![\p{L}\p{N}–…-])Q-\d)/u).filter((part) => /^Q-\d/u.test(part))
  report.unless(questions.length <= 3, 'questions', `${questions.length} questions, at most 3`)
  for (const question of questions) {
    report.unless(/Default/u.test(question), 'questions', `no default: ${question}`)
    report.unless(/[?？؟]/u.test(question), 'questions', `no question mark: ${question}`)
  }
  const assumptions = definedIds(document, 'A')
  report.unless(assumptions.length <= 8, 'questions', `${assumptions.length} assumptions, at most 8`)
}
