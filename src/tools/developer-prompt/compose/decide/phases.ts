import type { Brief, Issue, NamedTest, Phase, Requirement } from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { lowerTyped } from './form-language.ts'
import { clipWords, lowerFirst, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { toSlug } from '../words/slug.ts'
import { showIds } from './ids.ts'

type Input = Pick<
  Brief,
  | 'form'
  | 'requirements'
  | 'pages'
  | 'stories'
  | 'rules'
  | 'entities'
  | 'integrations'
  | 'tests'
  | 'roles'
  | 'facets'
  | 'content'
>

/** Vertical slices: each can be clicked through and checked in a minute. */
export function decidePhases(input: Input): Phase[] {
  const groups = sliceRequirements(input)
  const phases: Phase[] = []
  const platform = input.form.platform
  const isContent = typeProfiles[input.form.projectType].content
  const first = input.stories[0]
  const width = input.form.isResponsive === false ? 1024 : 360
  const journeyCheck = `${first ? 'US-1 by hand' : 'the first page'} at ${width} px`
  if (isContent) {
    phases.push({
      title: 'Pages with real content',
      scope: `${showIds(ids(groups.core))} with every state`,
      check: journeyCheck,
      requirements: ids(groups.core),
    })
    if (groups.access.length > 0)
      phases.push({
        title: 'Editing',
        scope: showIds(ids(groups.access)),
        check: 'one item edited and visible on the public page',
        requirements: ids(groups.access),
      })
  } else if (platform === 'cursor' || platform === 'replit' || platform === 'github-copilot') {
    const start = [...groups.access, ...groups.core]
    phases.push({
      title: platform === 'replit' ? 'Core on real data' : 'Schema and first slice',
      scope: `migrations for the data model, ${showIds(ids(start))}`,
      check: `${journeyCheck}, then a restart`,
      requirements: ids(start),
    })
  } else {
    phases.push({
      title: 'Screens with sample data',
      scope: `all pages with every state; ${showIds(ids(groups.core))} simulated`,
      check: journeyCheck,
      requirements: ids(groups.core),
    })
    const stored = [...groups.access]
    phases.push({
      title: 'Accounts, data and rules',
      scope: `data model, access rules${stored.length > 0 ? `, ${showIds(ids(stored))}` : ''}; Phase 1 on stored data; ${testRange(input.tests.named)}`,
      check: 'two accounts; neither reads the other’s rows',
      requirements: ids(stored),
    })
  }
  if (groups.should.length > 0) {
    const halves =
      groups.should.length > 7
        ? [
            groups.should.slice(0, Math.ceil(groups.should.length / 2)),
            groups.should.slice(Math.ceil(groups.should.length / 2)),
          ]
        : [groups.should]
    halves.forEach((half) => {
      phases.push({
        title: titleFor(half, input),
        scope: showIds(ids(half)),
        check: checkFor(half),
        requirements: ids(half),
      })
    })
  }
  if (groups.could.length > 0)
    phases.push({
      title: 'If time allows',
      scope: showIds(ids(groups.could)),
      check: checkFor(groups.could),
      requirements: ids(groups.could),
    })
  if (phases.length === 1 && platform !== 'v0')
    phases.push({
      title: 'States and failures',
      scope: 'empty, loading and error state of every page; every refusal under Business rules',
      check: 'each state forced once by hand',
      requirements: [],
    })
  const external = input.integrations.map((integration) => integration.name.replaceAll('\\|', '|'))
  phases.push({
    title: 'Proof',
    scope: `${external.length > 0 ? `${joinList(external.slice(0, 3))} in test mode; ` : ''}success measure; every box under "Done means"`,
    check:
      external.length > 0
        ? `switch ${external[0]} off: nothing is lost`
        : 'all boxes ticked by somebody who did not build it',
    requirements: [],
  })
  return phases.slice(0, 6)
}

export function testRange(tests: readonly NamedTest[]): string {
  if (tests.length === 0) return 'the manual checklist'
  return tests.length === 1 ? 'T-1' : `T-1 to T-${tests.length}`
}

type Groups = { access: Requirement[]; core: Requirement[]; should: Requirement[]; could: Requirement[] }

function sliceRequirements(input: Input): Groups {
  const groups: Groups = { access: [], core: [], should: [], could: [] }
  for (const requirement of input.requirements) {
    if (requirement.priority === 'must')
      groups[requirement.slice === 'access' ? 'access' : 'core'].push(requirement)
    else groups[requirement.priority].push(requirement)
  }
  return groups
}

function ids(requirements: readonly Requirement[]): string[] {
  return requirements.map((requirement) => requirement.id)
}

function titleFor(group: readonly Requirement[], input: Input): string {
  const names = group.map((requirement) => requirement.title).filter((title) => title !== '')
  const picked = names
    .slice(0, 2)
    .map((title) => lowerTyped(clipWords(title.replace(/\s*\(.*\)$/, ''), 4), input.form))
  return picked.length === 0 ? `More for ${input.roles[0]?.label ?? 'users'}` : upperFirst(joinList(picked))
}

function checkFor(group: readonly Requirement[]): string {
  const first = group[0]
  if (!first) return 'each requirement once'
  const line = withoutStop((first.text.split(/(?<=[.;:])\s/)[0] ?? first.text).replace(/[;:]$/, ''))
  return `${first.id}: ${lowerFirst(clipWords(line, 9))}`
}

/** The same phases as issues: one pull request each. */
export function decideIssues(input: Input, slug: string): Issue[] {
  const isContent = typeProfiles[input.form.projectType].content
  const groups = sliceRequirements(input)
  const issues: Issue[] = []
  const tests = input.tests.named
  const userRules = input.rules.filter((rule) => !rule.derived)
  const derived = input.rules.filter((rule) => rule.derived)
  const entityNames = input.entities.map((entity) => entity.name)
  issues.push({
    title: `Scaffold ${slug}, CI and first page`,
    context: isContent
      ? 'Empty repository; content types and page frame come first.'
      : `Empty repository; schema for ${joinList(entityNames.slice(0, 4))} comes first.`,
    acceptance: [
      'CI runs types, lint, tests and build on every PR',
      isContent
        ? `Content model with its sample items renders on \`${input.pages.find((page) => page.states !== 'section')?.route ?? '/'}\``
        : 'Migrations create the data model; a seed loads the sample data',
      '`.github/copilot-instructions.md` holds commands and unbreakable rules',
    ],
    files: isContent ? '`src/content`, `src/pages`, `.github`' : '`src/db`, `src/features`, `.github`',
    out: 'later issues',
    verify: 'CI is green',
    review: false,
  })
  const add = (
    title: string,
    context: string,
    requirements: readonly Requirement[],
    more: string[],
    folder: string,
    review: boolean,
  ) => {
    if (requirements.length === 0 && more.length === 0) return
    issues.push({
      title,
      context,
      acceptance: [
        ...(requirements.length > 0
          ? [
              `${showIds(requirements.map((requirement) => requirement.id))} ${hold(requirements)}${rulesIn(requirements)}`,
            ]
          : []),
        ...more,
      ],
      files: `\`src/${isContent ? 'pages' : 'features'}/${folder.split('-').slice(0, 3).join('-')}\``,
      out: 'the rest',
      verify: review ? 'its tests pass and a person reads the diff' : 'its tests pass, screenshots in the PR',
      review,
    })
  }
  add(
    'Sign-in and permission matrix',
    'Who may do what is decided on the server before any feature relies on it.',
    groups.access,
    groups.access.length > 0 || input.roles.length > 1
      ? ['Each cell of the permission matrix has one test; 403 changes nothing']
      : [],
    'access',
    true,
  )
  const half = Math.ceil(groups.core.length / 2)
  const core =
    groups.core.length > 6 && !isContent
      ? [groups.core.slice(0, half), groups.core.slice(half)]
      : [groups.core]
  core.forEach((part, index) => {
    const story = input.stories[index] ?? input.stories[0]
    add(
      index === 0 ? clipWords(story?.title ?? '', 8) || 'First journey' : coreTitle(part),
      'US-1 end to end, with its states.',
      part,
      index === 0 ? ['Every scenario of US-1 has one test'] : [],
      toSlug(part[0]?.slice ?? 'core') || 'core',
      false,
    )
  })
  if (userRules.length > 0 && tests.length > 0)
    add(
      'Enforce the business rules',
      'Rules run in one place on the server; the interface only previews them.',
      [],
      [
        `${showIds(userRules.map((rule) => rule.id))} pass their tests (${testRange(tests)}), also by a direct request to the server`,
      ],
      'rules',
      true,
    )
  const should = groups.should
  const parts =
    should.length > 6 && !isContent
      ? [should.slice(0, Math.ceil(should.length / 2)), should.slice(Math.ceil(should.length / 2))]
      : [should]
  parts.forEach((part) =>
    add(
      titleFor(part, input),
      'Builds on the first journey.',
      part,
      [],
      toSlug(titleFor(part, input)) || 'more',
      part.some((requirement) =>
        /pay|sign-in|login|role|permission|delete/i.test(
          `${requirement.title} ${requirement.featureId ?? ''}`,
        ),
      ),
    ),
  )
  add(
    issues.length >= 7 ? 'Remaining and failure cases' : 'Failure cases and optional parts',
    'A service is down, two people act at once, a rule meets another.',
    groups.could,
    derived.length > 0
      ? [
          `${showIds(derived.map((rule) => rule.id))} ${derived.length === 1 ? 'is' : 'are each'} forced once in a test`,
        ]
      : [],
    'reliability',
    input.facets.has('payments'),
  )
  while (issues.length < 4) {
    issues.push({
      title: issues.length === 2 ? 'States, accessibility and speed' : 'Release check',
      context: 'The brief is proved by somebody who did not build it.',
      acceptance:
        issues.length === 2
          ? [
              'Every page shows its empty, loading and error state',
              'The accessibility scan reports nothing on any page',
            ]
          : ['Every box under "Done means" is ticked with a link'],
      files: '`src/pages`, `tests`',
      out: 'new features',
      verify: 'checklist in the pull request',
      review: false,
    })
  }
  const [schema] = issues
  if (!isContent && schema && !issues.some((issue) => issue.review)) schema.review = true
  return issues.slice(0, 8)
}

/** The rules a group of requirements has to respect, named once. */
function rulesIn(requirements: readonly Requirement[]): string {
  const named = [...new Set(requirements.flatMap((requirement) => requirement.rules))]
  return named.length > 0 ? ` with ${showIds(named)}` : ''
}

function coreTitle(part: readonly Requirement[]): string {
  const title = part.find((requirement) => requirement.title !== '')?.title
  return title === undefined ? 'Rest of the first journey' : `${clipWords(title, 6)} and what follows`
}

const fewestBoxes = 6

function hold(requirements: readonly Requirement[]): string {
  return requirements.length === 1 ? 'holds' : 'hold'
}

/** Boxes somebody can tick without reading code. */
export function decideDone(input: Input, hasMatrix: boolean): string[] {
  const boxes: string[] = []
  const scenarios = input.stories.reduce((sum, story) => sum + story.scenarios.length, 0)
  if (scenarios > 0) boxes.push('Every scenario under Key journeys works with the sample people.')
  const must = input.requirements.filter((requirement) => requirement.priority === 'must')
  boxes.push(`${showIds(must.map((requirement) => requirement.id))} ${hold(must)} after a reload.`)
  if (hasMatrix && (input.roles.length > 1 || input.facets.has('auth')))
    boxes.push('The access check passes for every table.')
  if (input.tests.named.length > 0)
    boxes.push(`${testRange(input.tests.named)} ${input.tests.named.length === 1 ? 'passes' : 'pass'}.`)
  else boxes.push('The checklist under Tests passes.')
  if (input.form.customDomain === true)
    boxes.push('DNS set: the own domain answers over HTTPS, www redirects.')
  if (input.form.appStoreDeployment === true)
    boxes.push('Store builds upload with icon, splash, privacy labels and permission texts.')
  boxes.push('Every page shows its empty, loading and error state.')
  if (input.form.isResponsive === false)
    boxes.push('At 1024 and 1440 px no sideways scroll; below 1024 px the notice shows.')
  else if (input.form.isResponsive === true || input.form.projectType !== 'mobile-app')
    boxes.push('No sideways scroll at 360, 768 and 1280 px.')
  else boxes.push('Works on one small and one large phone, portrait and landscape.')
  const service = input.integrations[0]
  if (service) boxes.push(`With ${service.name} off, nothing entered is lost.`)
  if (input.form.platform === 'lovable') boxes.push('Security scan has no open finding.')
  const spare = [
    'A scan of the first page for accessibility reports nothing.',
    'The first page shows its content within 2.5 s on a mid-range phone.',
    'Keyboard alone reaches and uses everything on the first page.',
  ]
  while (boxes.length < fewestBoxes && spare.length > 0) boxes.push(spare.shift() ?? '')
  return boxes.slice(0, 10)
}
