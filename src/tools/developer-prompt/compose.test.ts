import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planItems } from '../contract/edit-plan.ts'
import { textOf, you, type Span } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { fieldRows, missingRows } from './craft/fields.ts'
import { flagRows } from './craft/flags.ts'
import { optionRows } from './craft/options.ts'
import { anyDraft, sentinelDraft } from './drafts.test-support.ts'
import { examples } from './examples.ts'
import { findFeature } from './feature-list.ts'
import { PromptDraft } from './form.ts'
import { emptyDraft, fieldNames, fieldRules, projectTypes, type FieldName } from './form-rules.ts'
import type { BriefItem, BriefPlan, SectionId } from './plan.ts'
import { sizes } from './plan.ts'

function composed(draft: Partial<PromptDraft>): BriefPlan {
  return core.compose({ ...emptyDraft, ...draft }) as BriefPlan
}

function linesOf(plan: BriefPlan, section: SectionId): string[] {
  return plan[section].map((item) => `${item.ref ?? ''} ${textOf(item)}`.trim())
}

function spansOf(plan: BriefPlan, draft: PromptDraft): Span[] {
  const rendered = core.dialects(plan, draft).flatMap((dialect) => dialect.render(plan, draft))
  return [...planItems(plan).flatMap(({ words }) => words), ...rendered.flatMap(({ pieces }) => pieces)]
}

test('every word that was typed stands in the plan', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const own = planItems(core.compose(draft)).flatMap(({ words }) =>
        words.filter(({ from }) => from === 'you'),
      )
      const lost = (Object.keys(fieldRows) as (keyof typeof fieldRows)[]).flatMap((field) => {
        // An action that is also a feature of one's own stands as the feature, in its letters.
        const isHere = (span: Span) => [field, 'customFeatures', 'features'].includes(span.field ?? '')
        const said = own.flatMap((span) => (isHere(span) ? span.text.toLowerCase() : [])).join(' ')
        const typed = draft[field].split(/[\s,;，、。.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
        return typed.filter((word) => !said.includes(word.toLowerCase()))
      })
      expect(lost).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('nothing is said without a source that the draft knows', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const plan = core.compose(draft) as BriefPlan
      expect(core.plan.parse(plan)).toEqual(plan)
      const knows = (field: string, value: string) => {
        const given = [draft[field as FieldName]].flat().map((one) => String(one ?? '').trim())
        if (field === 'platform') return true
        return value === '' ? given.every((one) => one === '') : given.some((one) => one.startsWith(value))
      }
      const wrong = spansOf(plan, draft).filter(({ from, text, field = '', by = [], row = '' }) =>
        from === 'you'
          ? ![draft[field as FieldName]].flat().join('\n').includes(text)
          : (from !== 'standard' && from !== 'assumed') ||
            row === '' ||
            by.length === 0 ||
            by.some((choice) => !knows(choice.field, choice.value)),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('without a choice the words that it brought are gone', () => {
  fc.assert(
    fc.property(anyDraft, fc.nat(), (draft, seed) => {
      const field = fieldNames[seed % fieldNames.length] ?? 'projectType'
      const blank = { ...draft, [field]: emptyDraft[field] }
      const values = new Set(
        [draft[field]]
          .flat()
          .map((value) => String(value ?? ''))
          .filter((value) => value.trim() !== ''),
      )
      if (field === 'platform') return
      const left = planItems(core.compose(blank)).flatMap(({ words }) => words.flatMap(({ by = [] }) => by))
      expect(left.filter((choice) => choice.field === field && values.has(choice.value))).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 60_000)

const choices = fieldNames.flatMap((field): { field: FieldName; value: unknown }[] => {
  const rule = fieldRules[field]
  if (rule.kind === 'choice') return rule.values.map((value) => ({ field, value }))
  return rule.kind === 'flag' ? [true, false].map((value) => ({ field, value })) : []
})

test.for(choices)('$field: $value says something', ({ field, value }) => {
  const coreUserActions = 'offer, join, weigh, share'
  const features = ['wa-crud', 'wa-search', 'wa-export']
  const base = {
    ...emptyDraft,
    projectName: 'Any',
    projectDescription: 'Any words.',
    coreUserActions,
    features,
  }
  const text = (draft: PromptDraft) => JSON.stringify(core.answer(core.compose(draft) as BriefPlan, draft))
  if (field === 'platform' && value === 'other') return
  expect(text({ ...base, [field]: value })).not.toBe(text(base))
})

test('the same draft gives the same plan, whatever the order of its keys', () => {
  for (const { input } of examples) {
    const draft = PromptDraft.parse(input)
    const turned = Object.fromEntries(Object.entries(draft).toReversed()) as PromptDraft
    expect(core.compose(turned)).toEqual(core.compose(draft))
  }
})

test('an empty draft is asked for everything that is required', () => {
  const open = planItems(composed({})).flatMap(({ about = '' }) =>
    about.startsWith('missing:') ? about.slice(8) : [],
  )
  expect(open.toSorted()).toEqual(
    [
      'projectType',
      'projectDescription',
      'targetAudience',
      'mainGoal',
      'features',
      'coreUserActions',
      'userFlow',
      'dataModels',
      'modelRelationships',
    ].toSorted(),
  )
})

test.for(projectTypes)('%s: a missing answer becomes work for the builder, by the field', (projectType) => {
  const plan = composed({ projectType, projectDescription: 'Any words.' })
  const open = planItems(plan).filter(({ about }: BriefItem) => about?.startsWith('missing:'))
  expect(open.length).toBeGreaterThan(2)
  for (const { words, about = '', derive } of open as BriefItem[]) {
    expect(derive).toBe(true)
    expect(words[0]?.by).toEqual([{ field: about.slice(8), value: '' }])
    expect(words[0]?.text).toBe(missingRows[about.slice(8) as FieldName])
  }
})

test('each rule and note has a line, each rule a number', () => {
  const plan = composed({
    businessRules: 'At least 4 pickers per day. Ladders over 3 metres only with a leader.',
    shippingRules: 'Sweden 49 kr; EU 12 euros',
    additionalNotes: 'No chat.\nReady before 1 May.',
  })
  expect(linesOf(plan, 'core').slice(0, 7)).toEqual([
    'BR-1 “At least 4 pickers per day.”',
    'BR-2 “Ladders over 3 metres only with a leader.”',
    'BR-3 “Sweden 49 kr”',
    'BR-4 “EU 12 euros”',
    'Note: “No chat.”',
    'Note: “Ready before 1 May.”',
    expect.stringMatching(/^Each BR holds at every way in .* Where it forbids, nothing changes/u),
  ])
  expect(linesOf(plan, 'tests').join('\n')).toContain(
    'T-1 (BR-1 to BR-4) each rule: one case that meets it, one at each number in it, one past each',
  )
})

test('an action that is also a feature of my own is required once', () => {
  const draft = composed({ coreUserActions: 'Add a bike, Find a tour', customFeatures: ['find a tour'] })
  const required = linesOf(draft, 'requirements').filter((line) => line.includes('“'))
  expect(required).toEqual(['FR-001 “Add a bike”', 'FR-002 “find a tour”'])
  const twice = composed({ features: ['find a tour'], customFeatures: ['Find a tour'] })
  expect(twice.requirements.filter(({ ref }) => ref)).toHaveLength(1)
})

test('colors that are only described leave the palette open, codes take its place', () => {
  const designOf = (colorPreferences: string) =>
    linesOf(composed({ designStyle: 'modern', colorPreferences }), 'design').join('\n')
  expect(designOf('')).toContain('primary `#')
  expect(designOf('like an old farm')).toContain('accent to fit my color words')
  expect(designOf('like an old farm')).not.toContain('primary `#')
  expect(designOf('#0a4a82, green')).toContain('on “#0a4a82”, use')
})

test('a switch of themes has the colors of both, for which the feature is a reason', () => {
  const draft = {
    projectType: 'blog',
    designStyle: 'minimal',
    features: ['Comfortable reading mode'],
  } as const
  const spans = composed({ ...draft, features: [...draft.features] }).design.flatMap(({ words }) => words)
  const theme = spans.filter(({ text }) => text.startsWith(' In the other theme: background'))
  expect(theme.map(({ by }) => by?.some(({ field }) => field === 'features'))).toEqual([true])
})

test('two features that meet say what they ask of each other, in either order', () => {
  const pair = ['Customer account', 'Guest checkout']
  const [one, other] = [pair, pair.toReversed()].map((features) =>
    linesOf(composed({ projectType: 'ecommerce', features }), 'requirements').join(' '),
  )
  expect(one).toContain('Together with **Customer account**: a guest order joins')
  expect(other).toContain('Together with **Guest checkout**: a guest order joins')
})

test('the first step runs the journey from end to end, whatever it needs of later steps', () => {
  const draft = { userFlow: 'open, scan, read', coreUserActions: 'scan, read, keep, send' }
  const [alone = ''] = linesOf(composed(draft), 'phases')
  expect(alone).toMatch(/^\*\*First journey\*\*: FR-001 to FR-004\. Check: US-1 by hand\.$/u)
  const features = ['Charts', 'Search']
  const [first = ''] = linesOf(composed({ ...draft, projectType: 'other', features }), 'phases')
  expect(first).toContain(', and what US-1 needs of later steps to run from end to end. Check: US-1 by hand.')
})

test('one action per line is one requirement, also where a line holds alternatives', () => {
  const coreFeatures = 'create a league\njoin by link or code\nenter results'
  const plan = composed({ coreFeatures, userFlow: 'open, choose pickup or delivery, pay' })
  expect(plan.requirements.filter(({ ref }) => ref)).toHaveLength(3)
  expect(linesOf(plan, 'journeys')[0]).toContain('2 “choose pickup or delivery”')
})

test('beside own colors the other theme brings no main color of its own', () => {
  const draft = { projectType: 'blog', designStyle: 'minimal', colorPreferences: 'navy and #c0ffee' } as const
  const text = linesOf(composed({ ...draft, features: ['Comfortable reading mode'] }), 'design').join('\n')
  expect(text).toContain('In the other theme: background')
  expect(text).not.toContain('on primary')
})

test.each([
  ['sign up -> add my bike -> pick a town', ['sign up', 'add my bike', 'pick a town']],
  ['регистрация - мой велосипед - куда еду', ['регистрация', 'мой велосипед', 'куда еду']],
  ['打开 → 拍照 → 保存', ['打开', '拍照', '保存']],
  ['open\nscan the code\nread the answer', ['open', 'scan the code', 'read the answer']],
  ['open the sign-in, type, done', ['open the sign-in', 'type', 'done']],
])('the steps of a journey in its notation are numbered: %s', (userFlow, steps) => {
  const shown = steps.map((step, at) => `${at + 1} “${step}”`).join(', ')
  expect(linesOf(composed({ userFlow }), 'journeys')[0]).toBe(`US-1 Main journey, as I describe it: ${shown}`)
})

test.each([
  'They look around - and leave.',
  'Жмёт «Старт» и видит «Итог» или «Ошибка» на экране',
  'Somebody signs in and then they do what they came for.',
])('a journey in running text stays whole: %s', (userFlow) => {
  expect(linesOf(composed({ userFlow }), 'journeys')[0]).toBe(
    `US-1 Main journey, as I describe it: “${userFlow}”`,
  )
})

test('actions, core features and custom features are requirements one by one', () => {
  const plan = composed({
    coreFeatures: 'offer trees, fill picking days and share the juice',
    keyActions: 'offer a tree\nweigh the crates',
    customFeatures: ['label for each crate'],
  })
  expect(linesOf(plan, 'requirements').slice(0, 5)).toEqual([
    'FR-001 “offer trees”',
    'FR-002 “fill picking days and share the juice”',
    'FR-003 “offer a tree”',
    'FR-004 “weigh the crates”',
    'FR-005 “label for each crate”',
  ])
  expect(linesOf(plan, 'requirements').at(-2)).toMatch(
    /^Four cases for FR-001 to FR-005\. .*with a retry that acts once/u,
  )
  const last = plan.requirements.at(-1)
  expect([last?.derive, textOf(last ?? [])]).toEqual([true, expect.stringContaining('FR-001 to FR-005')])
})

test('beside what the product has, what people do is told as a journey, so that nothing is required twice', () => {
  const plan = composed({ coreFeatures: 'offer trees, share the juice', coreUserActions: 'offer, share' })
  expect(linesOf(plan, 'journeys')[0]).toBe('US-1 What people do: 1 “offer”, 2 “share”')
  expect(plan.requirements.filter(({ ref }) => ref)).toHaveLength(2)
})

test('without a list of wishes the description is the first requirement, and is built first', () => {
  const answers = { projectDescription: 'Pick-up on Fridays.', features: ['Guest checkout'] }
  const plan = composed({ projectType: 'ecommerce', ...answers })
  expect(linesOf(plan, 'requirements')[0]).toMatch(/^FR-001 \*\*What my words describe\*\* but no other/u)
  expect(linesOf(plan, 'phases')[0]).toMatch(/^\*\*What my words describe\*\*: FR-001,/u)
  const listed = composed({ projectType: 'ecommerce', ...answers, customFeatures: ['a slot for each hour'] })
  expect(linesOf(listed, 'requirements').join('\n')).not.toContain('What my words describe')
  expect(linesOf(listed, 'requirements').at(-1)).toContain('Give each wish without an id')
})

test('what a description lists or says has ids where it stands, which a requirement takes up', () => {
  const shown = (projectDescription: string, more: Partial<PromptDraft> = {}, id = 'cursor') => {
    const draft = { ...emptyDraft, projectType: 'web-app', projectDescription, ...more } as const
    const dialect = core.dialects(composed(draft), draft).find((one) => one.id === id)
    return renderedText(dialect?.render(composed(draft), draft) ?? [])
  }
  const listed = 'Neighbors offer trees.\n- One leader a day\n- Weigh the crates\n  - in kg\nThat is all.'
  const quoted =
    '> Neighbors offer trees.\n  > - D-1 One leader a day\n  > - D-2 Weigh the crates\n  >   - D-3 in kg'
  for (const id of ['cursor', 'lovable', 'v0', 'replit', 'github-copilot', 'other'])
    expect(shown(listed, {}, id)).toContain(quoted)
  expect(shown(listed, { coreFeatures: 'weigh' })).toContain('FR-002 **What my words describe**')
  const marked = '## Trees\n\n1. Offer\n2. Pick\n3. Weigh'
  expect(shown(marked)).toContain('```text\n## Trees\n\n1. D-1 Offer\n2. D-2 Pick\n3. D-3 Weigh\n```')
  const told = 'Neighbors offer trees. We pick. We weigh.'
  expect(shown(told)).toContain('“D-1 Neighbors offer trees. D-2 We pick. D-3 We weigh.”')
  expect(shown('We pick.')).not.toContain('D-1')
  expect(shown('We pick.')).toContain('FR-001 **What my words describe**')
  expect(shown('We pick.', { coreFeatures: 'weigh' })).not.toContain('What my words describe')
  const tagged = `<b>Trees</b>\n${'Neighbors offer trees that we pick and weigh. '.repeat(5)}`
  expect(shown(tagged, { coreFeatures: 'weigh' })).toContain('FR-002 **What my words describe**')
  expect(shown(tagged)).not.toContain('D-1')
})

test('a description that was edited has the ids of its new words', () => {
  const draft = { ...emptyDraft, projectDescription: 'Neighbors offer trees. We pick. We weigh.' }
  const plan = composed(draft)
  const described = plan.product.slice(0, 1)
  const edited = {
    ...plan,
    product: described.map((item) => ({ ...item, words: [you('projectDescription', 'We only pick.')] })),
  }
  const [dialect] = core.dialects(edited, draft)
  expect(renderedText(dialect?.render(edited, draft) ?? [])).toMatch(/We only pick/u)
  expect(renderedText(dialect?.render(edited, draft) ?? [])).not.toContain('D-1')
})

test('a journey in steps is tested from its first to its last', () => {
  const tested = (userFlow: string) => linesOf(composed({ userFlow }), 'tests').join('\n')
  expect(tested('offer -> pick -> weigh')).toMatch(/^T-1 \(US-1\) from its first step to its last/mu)
  expect(tested('we offer and then we pick')).not.toContain('US-1')
})

test('tests that both questions ask for are asked for once, because of both', () => {
  const plan = composed({ testingPreference: 'both', testingStrategy: 'comprehensive' })
  const unit = plan.tests.filter((item) => textOf(item).includes('Unit tests'))
  expect(unit.map(({ words }) => words[0]?.by?.map(({ field }) => field))).toEqual([
    ['testingPreference', 'testingStrategy'],
  ])
})

test('a blog that is written in the browser gets a stack with a server', () => {
  const stackOf = (features: string[]) => linesOf(composed({ projectType: 'blog', features }), 'stack')[0]
  expect(stackOf(['bl-toc'])).toContain('Astro')
  expect(stackOf(['bl-editor'])).toContain('PostgreSQL')
})

test('alternatives in a list belong to one action', () => {
  const coreFeatures = 'search clips, filter by game, streamer or date'
  expect(linesOf(composed({ coreFeatures }), 'requirements')[0]).toBe(`FR-001 “${coreFeatures}”`)
  const portuguese = composed({ coreFeatures: 'ver o carrinho, finalizar o pedido' })
  expect(linesOf(portuguese, 'requirements').slice(0, 2)).toEqual([
    'FR-001 “ver o carrinho”',
    'FR-002 “finalizar o pedido”',
  ])
})

test('a list in a list stays whole', () => {
  const coreFeatures = 'see classes, pay. admin: add classes, move them'
  expect(linesOf(composed({ coreFeatures }), 'requirements')[0]).toBe(`FR-001 “${coreFeatures}”`)
})

test('a widget that shows several things is one widget', () => {
  const nested = 'one box a meter with voltage, kVA and amps, a trend chart'
  expect(linesOf(composed({ dashboardWidgets: nested }), 'requirements')[0]).toBe(
    `FR-001 Widget: “${nested}”`,
  )
  const listed = 'a table - campaign, product, stock'
  expect(linesOf(composed({ dashboardWidgets: listed }), 'requirements')[0]).toContain(`“${listed}”`)
  const plain = linesOf(composed({ dashboardWidgets: 'open swaps, hours and rest' }), 'requirements')
  expect(plain.slice(0, 2)).toEqual(['FR-001 Widget: “open swaps”', 'FR-002 Widget: “hours and rest”'])
})

test('running text stays whole instead of becoming a list', () => {
  const coreUserActions =
    'People come in, look around, talk to whoever stands behind the counter on that day of the week, the month and the whole long year'
  const text = coreUserActions.replaceAll(', ', ' or else they ')
  expect(linesOf(composed({ coreUserActions: text }), 'requirements')[0]).toBe(`FR-001 “${text}”`)
})

test('things in the notation have a line each, and what is still to say about roles and records is asked', () => {
  const plan = composed({
    features: ['wa-crud'],
    userRoles: 'Owner, Picker',
    dataModels: 'Tree(variety, status offered/picked), Crate(weight_kg)',
  })
  const data = linesOf(plan, 'data')
  expect(data.slice(0, 2)).toEqual([
    'Record: “Tree(variety, status offered/picked)”',
    'Record: “Crate(weight_kg)”',
  ])
  const asked = [...plan.users, ...plan.data].filter(({ derive }) => derive).map(textOf)
  expect(asked.filter((text) => /^(?:Who may create, read|For each record:)/u.test(text))).toHaveLength(2)
})

test('chosen features say what they store, each record once, marked as assumed', () => {
  const { data } = composed({ projectType: 'ecommerce', features: ['ec-cart', 'ec-account', 'ec-wishlist'] })
  const stored = data.filter(({ words: [first] }) => first?.row?.startsWith('records/'))
  expect(stored.map(({ words: [first] }) => [first?.from, first?.text.split(' (')[0]])).toEqual([
    ['assumed', 'Account'],
    ['assumed', 'Cart item'],
    ['assumed', 'Wishlist item'],
  ])
  expect(stored[2]?.words[0]?.by).toEqual([{ field: 'features', value: 'ec-wishlist' }])
  const twice = composed({ projectType: 'landing', features: ['lp-form', 'lp-popup'] }).data.map(textOf)
  expect(twice.filter((text) => text.startsWith('Lead (')).length).toBe(1)
  const own = composed({ projectType: 'ecommerce', features: ['ec-cart'], dataModels: 'Cart item(qty)' })
  expect(linesOf(own, 'data').join('\n')).not.toContain('Cart item (')
})

test('a small site with one form has no build order', () => {
  const site = { projectType: 'landing', projectDescription: 'A page for our choir.' } as const
  expect(composed({ ...site, features: ['lp-form'] }).phases).toEqual([])
})

test('a type that may have no screens says so with its look, until a style is chosen', () => {
  const look = (draft: Partial<PromptDraft>) => linesOf(composed(draft), 'design').join('\n')
  expect(look({ projectType: 'other' })).toMatch(/^If it has screens: .* Colors, where my words name none: /u)
  expect(look({ projectType: 'other', designStyle: 'playful' })).not.toContain('If it has screens: ')
})

test('an answer needs and stores the same as the suggested feature that it stands for', () => {
  const said = (draft: Partial<PromptDraft>) => {
    const plan = composed({ projectType: 'blog', ...draft })
    return [...linesOf(plan, 'services'), ...linesOf(plan, 'data'), ...linesOf(plan, 'quality')].join('\n')
  }
  expect(said({ newsletterIntegration: true })).toMatch(/NEWSLETTER_API_KEY[^]*Subscriber \(/u)
  expect(said({ newsletterIntegration: false })).not.toMatch(/NEWSLETTER_API_KEY|Subscriber \(/u)
  expect(said({ projectType: 'web-app', authenticationType: 'magic' })).toContain('MAIL_API_KEY')
  const server = said({ markdownOrCMS: 'wysiwyg' })
  expect(server).not.toBe(said({ markdownOrCMS: 'markdown' }))
  expect(server).toBe(said({ features: ['bl-editor'] }))
})

test('where one of the two questions about tests asks for some, nobody is told to write none', () => {
  const lines = linesOf(composed({ testingPreference: 'none', testingStrategy: 'unit' }), 'tests').join('\n')
  expect(lines).toContain('Unit tests')
  expect(lines).not.toContain('No automated tests')
})

test('a description alone has no cases to be tested by, since none are written', () => {
  const lines = linesOf(composed({ projectDescription: 'A todo app for two.' }), 'tests').join('\n')
  expect(lines).not.toContain('all four cases')
  expect(lines).toContain('One line for each requirement')
})

test('what success means is a box to tick, except on pages, which may show nothing invented', () => {
  const boxes = (projectType: 'web-app' | 'landing') =>
    linesOf(composed({ projectType, mainGoal: 'fewer calls' }), 'tests').filter((line) =>
      /Success/u.test(line),
    )
  expect(boxes('web-app')).toEqual(['Success, in my words: shown with sample data.'])
  expect(boxes('landing')).toEqual([])
})

test.for([
  {
    id: 'core',
    answers: { projectType: 'ecommerce' },
    chosen: { features: ['ec-orders'] },
    plain: 'An order line',
  },
  {
    id: 'quality',
    answers: { projectType: 'landing' },
    chosen: { leadFormTool: 'simple' },
    plain: 'Form input is checked',
  },
] as const)('$plain: only where a choice makes it plain', ({ id, answers, chosen, plain }) => {
  const said = (more: Partial<PromptDraft>) =>
    composed({ ...answers, ...more })[id].filter((item) => textOf(item).includes(plain))
  expect(said({})).toEqual([])
  const [line] = said({ ...chosen } as Partial<PromptDraft>)
  expect(textOf(line ?? [])).toMatch(new RegExp(`^${plain}`, 'u'))
  expect(line?.words[0]?.by?.map(({ field }) => field)).toContain(Object.keys(chosen)[0])
})

test('a landing page without a form says nothing about forms; words about paying decide nothing', () => {
  const landing = composed({ projectType: 'landing', leadFormTool: 'none' })
  expect(linesOf(landing, 'quality').join('\n')).not.toContain('honeypot')
  const shop = composed({ projectType: 'ecommerce', paymentGateways: 'none, only a catalogue' })
  expect(linesOf(shop, 'core').join('\n')).not.toContain('An order line')
})

test('accounts are built right after the first journey, and what stands alone shares a step', () => {
  const phases = linesOf(
    composed({
      projectType: 'web-app',
      coreFeatures: 'offer trees, weigh crates',
      customFeatures: ['labels', 'a map'],
      features: ['wa-search', 'wa-crud', 'wa-email-login', 'wa-comments'],
    }),
    'phases',
  )
  expect(phases.map((line) => /\*\*(.+?)\*\*/u.exec(line)?.[1])).toEqual([
    'First journey',
    'Email and password sign-in',
    'My further features',
    'Search and filters, Manage records',
    'Comments and mentions',
    'Proof',
  ])
  const alone = composed({ projectType: 'web-app', features: ['wa-email-login', 'wa-sessions', 'wa-crud'] })
  expect(linesOf(alone, 'phases')[0]).toContain('sign-in')
})

test('one wish beside the core is built before what was only chosen', () => {
  const phases = linesOf(
    composed({
      projectType: 'web-app',
      coreFeatures: 'offer trees, weigh crates',
      customFeatures: ['labels'],
      features: ['wa-search', 'wa-crud', 'wa-comments'],
    }),
    'phases',
  )
  expect(phases.map((line) => /\*\*(.+?)\*\*/u.exec(line)?.[1])).toEqual([
    'First journey',
    'My further features',
    'Search and filters, Manage records',
    'Comments and mentions',
    'Proof',
  ])
})

test('without a chosen style, the one that is usual for the type stands there as assumed', () => {
  const { design } = composed({ projectType: 'dashboard' })
  expect(design.filter(({ derive }) => !derive).every(({ words }) => words[0]?.from === 'assumed')).toBe(true)
  expect(design.map(textOf).join('\n')).toContain('primary `#')
})

test('type follows the script of the person’s words', () => {
  const arabic = composed({
    projectType: 'web-app',
    projectDescription: 'أريد تطبيقا لإدارة مواعيد العيادة وتذكير المرضى بها كل يوم',
  })
  expect(linesOf(arabic, 'design').join('\n')).toContain('right to left')
})

test('a chosen feature is a requirement with its id; an unknown one stays in the person’s words', () => {
  const { requirements } = composed({
    projectType: 'web-app',
    features: ['wa-roles', 'Search and filters', 'fly to the moon'],
  })
  expect(requirements.map(({ ref, about }) => [ref, about]).slice(0, 3)).toEqual([
    ['FR-001', 'C1'],
    ['FR-002', 'wa-roles'],
    ['FR-003', 'wa-search'],
  ])
  expect(requirements[0]?.words[1]).toEqual({ text: 'fly to the moon', from: 'you', field: 'features' })
})

test('a yes, and a form that was picked, stand beside features that say something else', () => {
  const [flags, forms] = [Object.entries(flagRows), Object.entries(optionRows.leadFormTool?.values ?? {})]
  const picked = forms.filter(([value]) => value !== 'none')
  const rows = [
    ...flags.flatMap(([field, { yes, twins = [] }]) =>
      yes ? [{ field, value: true, text: yes, twins }] : [],
    ),
    ...picked.map(([value, text]) => ({ field: 'leadFormTool', value, text, twins: [] })),
  ]
  for (const { field, value, text, twins } of rows) {
    const features = ['pf-lightbox', 'db-live', 'lp-form', 'lp-multistep', 'lp-popup', ...twins]
    const plan = composed({ [field]: value, features })
    expect(planItems(plan).map(textOf), field).toEqual(expect.arrayContaining([text].flat()))
  }
})

test('a no clashes only with a feature that it rules out', () => {
  const denied = (draft: Partial<PromptDraft>) => composed({ projectType: 'dashboard', ...draft })
  const live = denied({ realTimeUpdates: false, features: ['db-live'] })
  expect(linesOf(live, 'outOfScope').join()).toContain('Live updates')
  expect(live.assumptions.filter(({ words: [first] }) => first?.row === 'clashes')).toEqual([])
  const filters = denied({ searchFilterSupport: false, features: ['db-filters'] })
  expect(linesOf(filters, 'outOfScope').join()).not.toContain('filters')
  expect(linesOf(filters, 'assumptions').join()).toContain('picked by name')
})

test('comments that one feature asks for keep the moderation that a yes promises', () => {
  const plan = composed({ projectType: 'blog', commentingSystem: true, features: ['bl-comments'] })
  expect(linesOf(plan, 'requirements').join()).toContain(`**${findFeature('bl-moderation')?.label}**`)
})

test('what two answers say is built once, because of both', () => {
  const plan = composed({ projectType: 'ecommerce', features: ['ec-cart'], cartWishlistSupport: true })
  const carts = plan.requirements.filter((item) => /cart/iu.test(textOf(item)) && item.ref)
  expect(carts).toHaveLength(1)
  expect(plan.requirements.some((item) => textOf(item).startsWith('**Wishlist**'))).toBe(true)
  expect(carts[0]?.words[0]?.by).toEqual([
    { field: 'features', value: 'ec-cart' },
    { field: 'cartWishlistSupport', value: 'true' },
  ])
})

test('own colors replace the palette and are told with what they can carry', () => {
  const design = linesOf(
    composed({ designStyle: 'modern', colorPreferences: 'calm blue #1B5E8C, gold' }),
    'design',
  ).join('\n')
  expect(design).toContain('Colors: “calm blue #1B5E8C, gold”')
  expect(design).toMatch(/on “#1B5E8C”, use `#FFFFFF` \(6\.9:1\)/u)
  expect(design).not.toContain('“gold”')
  expect(design).not.toContain('primary')
})

test('a default that nobody chose is marked as assumed', () => {
  const plan = composed({ projectType: 'web-app', designStyle: 'modern', projectName: 'Any' })
  expect(plan.stack[0]?.words[0]).toMatchObject({ from: 'assumed', row: 'stacks/default' })
  expect(plan.design.find((item) => textOf(item).startsWith('Colors'))?.words[0]?.from).toBe('assumed')
})

test('at most three questions are asked, and none that is answered', () => {
  for (const projectType of projectTypes) {
    const { questions } = composed({ projectType })
    expect(questions.length).toBeLessThan(4)
    for (const item of questions) expect(textOf(item)).toMatch(/\? Default: .+\.$/u)
  }
  expect(
    linesOf(
      composed({ projectType: 'blog', commentingSystem: false, markdownOrCMS: 'markdown' }),
      'questions',
    ),
  ).toEqual([])
  expect(
    linesOf(
      composed({ projectType: 'landing', features: ['lp-form'], contentSections: 'hero' }),
      'questions',
    ),
  ).toEqual([])
})

test('explicit answers that clash are decided in one line with the reason', () => {
  const clash = (draft: Partial<PromptDraft>) => linesOf(composed(draft), 'assumptions').join('\n')
  expect(clash({ testingPreference: 'none', testingStrategy: 'e2e' })).toContain('the stricter answer leads')
  expect(clash({ projectType: 'ecommerce', reviewSystem: false, features: ['ec-reviews'] })).toContain(
    'answered with no; it is built',
  )
  expect(clash({ leadFormTool: 'none', features: ['lp-form'] })).toContain('clash')
  expect(clash({ techStack: 'Go', techPreferences: 'Rust' })).toContain('technical preferences lead')
  expect(clash({ testingPreference: 'unit', testingStrategy: 'unit' })).not.toContain('clash')
  expect(clash({ authenticationType: 'sso', features: ['wa-email-login'] })).toContain('both are offered')
  expect(clash({ authenticationType: 'social', features: ['wa-social-login'] })).toBe('')
})

test('an answer that another one leaves nothing of is not asked for', () => {
  const leads = composed({ projectType: 'landing', leadFormTool: 'none', features: ['lp-crm'] })
  expect(linesOf(leads, 'assumptions').join()).toContain('a form that asks for name and email is built')
  expect(linesOf(leads, 'requirements').join()).not.toContain('No form')
  const mobile = { projectType: 'mobile-app', preferredFramework: 'flutter' } as const
  expect(linesOf(composed({ ...mobile, targetPlatforms: 'pwa' }), 'stack').join()).not.toContain('Flutter')
  expect(linesOf(composed({ ...mobile, targetPlatforms: 'both' }), 'stack').join()).toContain('Flutter')
  expect(linesOf(composed({ ...mobile, targetPlatforms: 'hybrid' }), 'stack').join()).not.toContain('Expo')
})

test('the size follows what was chosen and counted', () => {
  const sizeOf = (draft: Partial<PromptDraft>) => composed(draft).size
  expect(sizeOf({ projectType: 'other', customFeatures: ['ring'] })).toBe('small')
  expect(sizeOf({ projectType: 'blog', features: ['bl-rss'] })).toBe('small')
  expect(sizeOf({ projectType: 'web-app', features: ['wa-crud', 'wa-search', 'wa-export'] })).toBe('small')
  expect(sizeOf({ projectType: 'web-app', userRoles: 'Nurse, Manager' })).toBe('large')
  expect(sizeOf({ projectType: 'ecommerce' })).toBe('large')
})

test('another size keeps everything that was given', () => {
  const draft = sentinelDraft()
  const plan = core.compose(draft) as BriefPlan
  const own = (text: string) => text.match(/zq7 \w+ words/gu) ?? []
  const texts = sizes.map((size) => String(core.answer({ ...plan, size }, draft)['generatedPrompt']))
  expect(new Set(texts.map((text) => [...new Set(own(text))].toSorted().join())).size).toBe(1)
  const [tiny = '', , large = ''] = texts
  expect(tiny.length).toBeLessThan(large.length)
})

test('the language of the texts is told when it is sure', () => {
  const language = (projectDescription: string) => composed({ projectDescription }).language
  const russian =
    'Создать сайт, на котором общаются велосипедисты, собирающиеся поехать в отпуск. Человек может отдать свой велосипед тому, кто приезжает в его город, и взять его велосипед там.'
  expect(language(russian)).toBe('Russian')
  expect(language('A small tool with which nurses trade their shifts without calling each other.')).toBe(
    'English',
  )
  expect(language('xyz')).toBe('')
})

test('a word that every object knows is only what was typed', () => {
  const plan = composed({ projectName: 'Herbarium', architectureNotes: 'constructor' })
  expect(linesOf(plan, 'stack')).toEqual(['Architecture: “constructor”'])
})
