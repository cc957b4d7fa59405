import { expect, test } from 'vitest'
import { planItems, editItem, keepItem } from '../../contract/edit-plan.ts'
import { textOf } from '../../contract/plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import { core } from '../core.ts'
import { phrases } from '../craft/platforms.ts'
import { fieldSection, sentinelDraft, sentinelOf } from '../drafts.test-support.ts'
import { examples } from '../examples.ts'
import { PromptDraft } from '../form.ts'
import {
  emptyDraft,
  fieldNames,
  fieldRules,
  platforms,
  projectTypes,
  type FieldName,
  type Platform,
} from '../form-rules.ts'
import { isShown, sectionIds, sizes, type BriefPlan } from '../plan.ts'
import { shiftSwap } from '../replies.test-support.ts'

function planOf(draft: PromptDraft): BriefPlan {
  return core.compose(draft) as BriefPlan
}

function partsFor(platform: Platform, plan: BriefPlan, draft: PromptDraft) {
  return (
    core
      .dialects(plan, draft)
      .find(({ id }) => id === platform)
      ?.render(plan, draft) ?? []
  )
}

function textFor(platform: Platform, draft: PromptDraft, plan = planOf(draft)): string {
  return renderedText(partsFor(platform, plan, draft))
}

/** Our own words: without what a person typed. */
function ours(platform: Platform, draft: PromptDraft): string {
  const pieces = partsFor(platform, planOf(draft), draft).flatMap((part) => part.pieces)
  return pieces.map(({ from, text }) => (from === 'you' ? '' : text)).join('')
}

const everywhere = platforms.flatMap((platform) => sizes.map((size) => ({ platform, size })))

test.for(everywhere)(
  'on $platform at size $size each of the 77 answers stands in its section',
  ({ platform, size }) => {
    const draft = sentinelDraft({ platform })
    const parts = partsFor(platform, { ...planOf(draft), size }, draft)
    const inTitle: readonly FieldName[] = ['projectName', 'projectType', 'platform']
    for (const field of fieldNames) {
      // Beside what the product has, what people do with it is told as a journey.
      const ownSection = field === 'coreUserActions' ? 'journeys' : fieldSection(field)
      // Copilot is assigned one issue at a time: each requirement stands in its own.
      const isInIssue = platform === 'github-copilot' && ownSection === 'requirements'
      const section = inTitle.includes(field) ? '' : isInIssue ? 'phases' : ownSection
      const pieces = parts.filter(({ id }) => id === section).flatMap((part) => part.pieces)
      const { kind } = fieldRules[field]
      if (kind === 'text' || kind === 'list')
        expect(pieces.map(({ text }) => text).join(''), field).toContain(sentinelOf(field))
      else
        expect(
          pieces.flatMap(({ by = [] }) => by.map((choice) => choice.field)),
          field,
        ).toContain(field)
    }
  },
)

test.for(platforms)('%s: a no to each question stands out of scope', (platform) => {
  const flags = fieldNames.filter((field) => fieldRules[field].kind === 'flag')
  const draft = {
    ...emptyDraft,
    projectName: 'Any',
    ...Object.fromEntries(flags.map((field) => [field, false])),
  }
  const [part] = partsFor(platform, planOf(draft), draft).filter(({ id }) => id === 'outOfScope')
  expect(
    new Set(
      part?.pieces
        .flatMap(({ by = [] }) => by.map(({ field }) => field))
        .filter((field) => field !== 'platform'),
    ),
  ).toEqual(new Set(flags))
})

test.for(examples)('"$label" is whole Markdown for every platform', ({ input }) => {
  const draft = PromptDraft.parse(input)
  for (const platform of platforms) {
    const text = textFor(platform, draft)
    expect(text, platform).toMatch(/^# /u)
    expect(text).not.toMatch(/undefined|\{name\}|\[object|NaN|lorem ipsum/u)
    expect((text.match(/^```/gmu) ?? []).length % 2).toBe(0)
    expect(text).not.toMatch(/\n{4}/u)
    expect(text.match(/^## /gmu)?.length).toBeGreaterThan(6)
    const headings = text.match(/^## .*$/gmu) ?? []
    expect(new Set(headings).size).toBe(headings.length)
  }
})

const forbidden: Record<Platform, RegExp> = {
  lovable: /create-vite|npm create|pnpm|Next\.js/u,
  v0: /npx shadcn|tailwind\.config|pnpm/u,
  replit: /docker|\.env\b|localhost/iu,
  cursor: /Lovable|v0\b/u,
  'github-copilot': /Lovable|v0\b/u,
  other: /Lovable|v0\b/u,
}

test.for(platforms)(
  '%s gets its own first message and last line, and nothing it must not hear',
  (platform) => {
    for (const { input } of examples) {
      const draft = PromptDraft.parse(input)
      expect(ours(platform, draft)).not.toMatch(forbidden[platform])
      const hasSteps = planOf(draft).phases.length > 0
      const last =
        platform === 'lovable' ? /Start with the points to work out; everything else waits/u : undefined
      const shown = textFor(platform, draft).trimEnd().split('\n').at(-1)
      if (hasSteps) expect(shown).toMatch(last ?? phrases[`last.${platform}`])
    }
  },
)

test.for(['lovable', 'replit', 'other'] as const)(
  '%s is told to build a brief without steps at once',
  (platform) => {
    const draft = PromptDraft.parse({
      projectType: 'landing',
      projectDescription: 'A page for our choir.',
      features: ['lp-faq'],
    })
    const text = textFor(platform, draft)
    expect(text).toContain(phrases[`at-once.${platform}`])
    expect(text.trimEnd().split('\n').at(-1)).toBe(phrases['last.tiny'])
    const translated = { ...planOf(draft), phrases: { 'task.tiny': 'Bau es jetzt.' } }
    expect(
      partsFor(platform, translated, draft)[0]
        ?.pieces.map((piece) => piece.text)
        .join(''),
    ).toContain('Bau es jetzt.')
  },
)

test('where the issues are still to be worked out, none of them is told to be created', () => {
  const draft = { ...emptyDraft, projectDescription: 'A tool that adds up what we rode.' }
  expect(textFor('github-copilot', draft)).toMatch(/Start with the points to work out[^\n]*\n$/u)
  const chosen = { ...shiftSwap, platform: 'github-copilot' as const }
  expect(textFor('github-copilot', chosen)).toMatch(/Start with Issue 1 only[^\n]*\n$/u)
})

test.for(everywhere)(
  'on $platform at size $size what is handed over is one numbered list before all sections, a point for each',
  ({ platform, size }) => {
    const draft = { ...shiftSwap, platform }
    const plan = { ...planOf(draft), size }
    const [opening, ...sections] = partsFor(platform, plan, draft)
    const handedOver = sectionIds.map((id) =>
      plan[id].filter(
        (item) => item.derive && isShown(item, platform === 'v0' && size === 'small' ? 'tiny' : size),
      ),
    )
    const idsIn = (pieces: readonly { item?: string }[] = []) => pieces.map(({ item }) => item)
    const points = handedOver.filter(({ length }) => length > 0)
    expect(points.length).toBeGreaterThan(0)
    for (const { id } of points.flat()) {
      expect(idsIn(opening?.pieces)).toContain(id)
      expect(sections.flatMap(({ pieces }) => idsIn(pieces))).not.toContain(id)
    }
    expect(opening?.pieces.map(({ text }) => text).join('')).toContain(`\n${points.length}. `)
  },
)

test('v0 opens with what, who and limits and leaves the stack unsaid', () => {
  const text = textFor('v0', shiftSwap)
  expect(text.match(/^## .*$/gmu)?.slice(0, 3)).toEqual([
    '## Build',
    '## Used by',
    '## Constraints (defaults)',
  ])
  expect(text).not.toContain('## Stack')
  expect(text).toContain(phrases['task.v0'])
})

test('Lovable gets project knowledge of at most 1,200 characters with the rules in it', () => {
  for (const draft of [shiftSwap, ...examples.map(({ input }) => PromptDraft.parse(input))]) {
    const [, knowledge = ''] = textFor('lovable', draft).split(
      '### Project knowledge (paste into Project settings → Knowledge)\n\n',
    )
    const block = knowledge.split('\n\n## ')[0] ?? ''
    expect(block.length).toBeLessThanOrEqual(1_200)
    expect(block).toContain(draft.projectName)
    if (draft.businessRules.trim() !== '') expect(block).toContain('BR-1')
  }
})

test('Replit is told which secrets to ask for', () => {
  expect(textFor('replit', shiftSwap)).toContain('Secrets to ask me for: `MAIL_API_KEY`')
})

test('Cursor gets the stack with exact commands, unless another stack was asked for', () => {
  expect(textFor('cursor', shiftSwap)).toContain(
    'Commands before every stop, with the default stack of the brief: `pnpm typecheck`',
  )
  const own = textFor('cursor', { ...shiftSwap, techPreferences: 'Rust, PostgreSQL' })
  expect(own).toContain('As asked: “Rust, PostgreSQL”')
  expect(own).not.toContain('pnpm')
})

test('what it runs on is said where it was chosen, also by a model and for a tool with a stack of its own', () => {
  const reply = '## [1] Name\nKm\nlarge\n## [13] Stack\n- iPhone e Android com um só código.\n- Expo.\n[end]'
  const shown = (draft: PromptDraft) => {
    const plan = core.plan.parse(core.read(reply, draft).plan)
    const dialect = core.dialects(plan, draft).find(({ id }) => id === 'replit')
    return renderedText(dialect?.render(plan, draft) ?? [])
  }
  expect(shown(PromptDraft.parse({ projectName: 'Km', targetPlatforms: 'both' }))).toContain(
    'iPhone e Android',
  )
  expect(shown(PromptDraft.parse({ projectName: 'Km' }))).not.toContain('Expo')
})

test('for Copilot few requirements are a pull request each', () => {
  const draft = { ...emptyDraft, projectType: 'landing' as const, customFeatures: ['a map', 'a list'] }
  const text = textFor('github-copilot', draft)
  expect(text).toMatch(/### Issue 2: FR-001\nAcceptance:\n- \[ \] FR-001 “a map”/u)
  expect(text).toMatch(/### Issue 3: FR-002\n/u)
})

test('Copilot gets issues: the scaffold first, then each step with its boxes, reviewed where it matters', () => {
  const text = textFor('github-copilot', {
    ...shiftSwap,
    features: ['wa-roles', 'wa-invite', 'wa-search', 'wa-export'],
  })
  const issues = text.match(/^### Issue .*$/gmu) ?? []
  expect(issues.length).toBeGreaterThanOrEqual(4)
  expect(issues[0]).toContain('.github/copilot-instructions.md')
  expect(issues.find((issue) => issue.includes('**Accounts**'))).toContain('(needs human review)')
  expect(text).toMatch(/- \[ \] FR-\d{3} \*\*Team invitations\*\*/u)
  expect(text).toMatch(/\nAcceptance:\n- \[ \] `docs\/decisions\.md`/u)
  const dashboard = { ...shiftSwap, projectType: 'dashboard' as const, dashboardWidgets: 'open swaps, hours' }
  expect(textFor('github-copilot', dashboard)).toMatch(/- \[ \] FR-\d{3} Widget: “open swaps”/u)
  const boxes = new Set([...text.matchAll(/- \[ \] (FR-\d{3})/gu)].map(([, id]) => id))
  expect(boxes.size).toBe(
    planOf({
      ...shiftSwap,
      features: ['wa-roles', 'wa-invite', 'wa-search', 'wa-export'],
    }).requirements.filter(({ ref }) => ref).length,
  )
})

test('the issues of Copilot are defaults only where none of them holds words of the person', () => {
  const chosen = {
    ...emptyDraft,
    projectType: 'web-app',
    features: ['wa-search', 'wa-roles', 'wa-files', 'wa-share'],
  }
  const all = textFor('github-copilot', chosen as PromptDraft)
  const issuesOf = (text: string) => text.slice(text.indexOf('## Build order')).split('\n## ')[0] ?? ''
  expect(issuesOf(all)).toMatch(/^## Build order \(defaults\)/u)
  expect(issuesOf(all)).not.toContain('(default)')
  const own = textFor('github-copilot', { ...chosen, customFeatures: ['count the palms'] } as PromptDraft)
  expect(issuesOf(own)).toMatch(/^## Build order\n/u)
  expect(issuesOf(own)).toContain('(default)')
})

test('commands stand where their stack does, and not for a framework that gives way to the target', () => {
  const fileOf = (draft: PromptDraft, platform: Platform) =>
    core.files?.(planOf(draft), draft, platform).find(({ path }) => !path.endsWith('-brief.md'))?.content
  const web = { ...emptyDraft, projectType: 'web-app' as const }
  expect(fileOf(web, 'cursor')).toContain('pnpm build')
  expect(fileOf(web, 'replit')).not.toContain('pnpm')
  const app = { ...emptyDraft, projectType: 'mobile-app', preferredFramework: 'flutter' } as const
  expect(fileOf({ ...app, targetPlatforms: 'both' }, 'cursor')).toContain('flutter analyze')
  expect(fileOf({ ...app, targetPlatforms: 'pwa' }, 'cursor')).not.toContain('flutter')
})

test('a requirement whose step was taken out stands under Requirements, and the others stay in their issues', () => {
  const features = ['wa-email-login', 'wa-sessions', 'wa-search', 'wa-export']
  const plan = planOf({ ...shiftSwap, features })
  const without = { ...plan, phases: plan.phases.filter((_, at) => at !== 1) }
  const text = textFor('github-copilot', { ...shiftSwap, features }, without)
  for (const { ref = '' } of plan.requirements.filter((item) => item.ref))
    expect(text.match(new RegExp(`^- (?:\\[ \\] )?${ref} `, 'gmu')), ref).toHaveLength(1)
  const issue = text.slice(text.indexOf('Search and filters, '), text.indexOf('**Proof**'))
  expect(issue).toContain('**Search and filters**:')
})

test('what a platform cannot do is said there and nowhere else', () => {
  const draft = PromptDraft.parse({
    projectName: 'Any',
    projectType: 'mobile-app',
    targetPlatforms: 'both',
    preferredFramework: 'flutter',
    techPreferences: 'Vue, Tailwind',
  })
  expect(textFor('lovable', draft)).toContain('installable, touch-first web app')
  expect(textFor('lovable', draft)).toContain(
    'Flutter, stable channel. (not fully possible here, see Assumptions)',
  )
  expect(textFor('cursor', draft)).not.toContain('possible here')
  expect(textFor('lovable', draft)).toContain('“Vue” cannot be used here')
  expect(textFor('lovable', draft)).not.toContain('“Tailwind” cannot')
  expect(textFor('cursor', draft)).not.toContain('cannot be used here')
  expect(textFor('replit', draft)).toContain('This tool builds mobile apps with Expo')
  expect(core.notes(planOf({ ...draft, platform: 'v0' }), { ...draft, platform: 'v0' })).toContainEqual(
    expect.objectContaining({ kind: 'conflict', field: 'targetPlatforms' }),
  )
})

test('a tool with a stack of its own is not told a default one', () => {
  const draft = PromptDraft.parse({
    projectName: 'Any',
    projectType: 'mobile-app',
    targetPlatforms: 'android',
  })
  expect(textFor('cursor', draft)).toContain('Unless my words name another stack')
  expect(textFor('replit', draft)).not.toContain('Unless my words name another stack')
})

test('what a model wrote for a tool stands as it wrote it; on another tool, code says what cannot be followed', () => {
  const draft = { ...shiftSwap, techPreferences: 'Svelte', platform: 'lovable' as const }
  const { plan } = core.read(
    '## [2] Produkt\n- Dienste tauschen.\n\n## [13] Technik\n- Mit SvelteKit, statisch gebaut.\n\n## [17] Annahmen\n- A-1: Svelte bleibt.\n\n[end]',
    draft,
  )
  const here = textFor('lovable', draft, plan)
  expect(here).toContain('- Mit SvelteKit, statisch gebaut.')
  expect(here).not.toMatch(/As asked|cannot be used here/u)
  expect(textFor('v0', draft, plan)).toContain('- A-2 “Svelte” cannot be used here')
})

test('a box of an issue holds whole sentences of what a model wrote', () => {
  const first = 'The footer shows “Elsewhere: switch”, e.g. Nora’s, on a post.'
  const { plan } = core.read(
    `## [2] Product\n- A site.\n\n## [7] Requirements\n- FR-001 (Must) ${first} It ${'stays put '.repeat(40)}there.\n- FR-002 (Must) One: two.\n\n[end]`,
    shiftSwap,
  )
  const text = textFor('github-copilot', shiftSwap, plan)
  expect(text).toContain(`- [ ] FR-001 ${first}\n`)
  expect(text).toContain('- [ ] FR-002 One: two.\n')
})

test('every id that is spoken of exists', () => {
  for (const { input } of examples)
    for (const platform of platforms) {
      const text = textFor(platform, PromptDraft.parse(input))
      const said = new Set(text.match(/\b(?:FR-\d{3}|(?:BR|US|Q)-\d+)\b/gu) ?? [])
      const defined = new Set(
        [...text.matchAll(/^- (?:\[ \] )?((?:FR-\d{3})|(?:BR|US|Q)-\d+) /gmu)].map(([, id]) => id),
      )
      expect([...said].filter((id) => !defined.has(id))).toEqual([])
    }
})

test('an edited item shows its new words and a removed one is gone, on every platform', () => {
  const plan = planOf(shiftSwap)
  const [first, second] = plan.core
  const edited = editItem(
    editItem(plan, first?.id ?? '', 'Only the same grade can claim.'),
    second?.id ?? '',
    '',
  )
  for (const platform of platforms) {
    const text = textFor(platform, shiftSwap, edited)
    expect(text).toContain('BR-1 Only the same grade can claim.')
    expect(text).not.toContain('No more than 48 hours')
  }
  expect(planItems(edited)).toHaveLength(planItems(plan).length - 1)
})

test('what was ruled out leads over the defaults, and is not spoken of where nothing was', () => {
  const ruledOut = { ...shiftSwap, isResponsive: false }
  expect(textFor('cursor', ruledOut)).toContain('wherever my words or Out of scope need')
  expect(textFor('cursor', { ...emptyDraft, projectDescription: 'x' })).toContain('wherever my words need')
})

test('what comes with a choice is marked until it is kept', () => {
  const lineWith = (text: string, words: string) => text.split('\n').find((line) => line.includes(words))
  for (const platform of ['cursor', 'github-copilot'] as const) {
    const text = textFor(platform, shiftSwap)
    expect(text).toContain('## Quality bars (defaults)\n')
    expect(lineWith(text, '**Activity log**:')).toMatch(/ \(default\)$/u)
    expect(lineWith(text, 'BR-1')).not.toContain('(default)')
  }
  const plan = planOf(shiftSwap)
  const log = plan.requirements.find((item) => textOf(item).startsWith('**Activity log**'))
  const kept = keepItem(plan, log?.id ?? '')
  expect(lineWith(textFor('cursor', shiftSwap, kept), '**Activity log**:')).not.toContain('(default)')
  expect(textFor('cursor', shiftSwap, { ...plan, language: undefined })).not.toContain('(default')
})

test('even the name can be removed', () => {
  expect(textFor('lovable', shiftSwap, editItem(planOf(shiftSwap), 'name', ''))).toContain('## Your task')
})

test.for(projectTypes)('%s: an almost empty form gives a brief that can be pasted', (projectType) => {
  const draft = { ...emptyDraft, projectType, projectName: 'Any' }
  for (const platform of platforms) expect(textFor(platform, draft).length).toBeGreaterThan(1_000)
})

test('only words without a language of their own are told in which language to answer', () => {
  expect(
    textFor('other', {
      ...shiftSwap,
      projectDescription: `${shiftSwap.projectDescription} They want to see who takes which shift and when.`,
    }),
  ).not.toContain('Answer me in')
  expect(textFor('other', { ...emptyDraft, projectName: 'X' })).toContain(
    'Answer me in the language of my words',
  )
})

test.for(platforms)('%s: the file pack holds the whole brief and a small standing file', (platform) => {
  const plan = planOf(shiftSwap)
  const [whole, ...standing] = core.files?.(plan, shiftSwap, platform) ?? []
  expect(whole).toMatchObject({ path: 'shiftswap-brief.md', content: textFor(platform, shiftSwap) })
  expect(standing.length).toBeGreaterThan(0)
  for (const file of standing) {
    expect(file.content).toContain('Only same or higher grade can claim.')
    expect(file.content.split('\n').length).toBeLessThan(40)
  }
})

test('a name in another script still names its files', () => {
  const draft = { ...shiftSwap, projectName: 'Велосипед' }
  expect(core.files?.(planOf(draft), draft, 'cursor')[0]?.path).toBe('велосипед-brief.md')
})
