import { expect, test } from 'vitest'
import { planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { phrases } from './craft/platforms.ts'
import { examples } from './examples.ts'
import { platforms } from './form-rules.ts'
import { PromptDraft } from './form.ts'
import type { BriefItem, BriefPlan } from './plan.ts'
import { asJson, bikes, bikesReply, shapes, shiftSwap, shiftSwapReply } from './replies.test-support.ts'

function readWell(reply: string, draft: PromptDraft = shiftSwap): BriefPlan {
  const { plan } = core.read(reply, draft)
  if (plan === undefined) throw new Error('nothing was read')
  expect(core.plan.parse(plan)).toEqual(plan)
  return plan
}

function shown({ ref, priority, words, block, level }: BriefItem) {
  return { ref, priority, text: textOf(words), block, level }
}

function textFor(plan: BriefPlan, draft = shiftSwap): string {
  return String(core.answer(plan, draft)['generatedPrompt'])
}

const asked = readWell(shiftSwapReply)
const itemsOf = (plan: BriefPlan) => planItems(plan).map(({ id }) => id)

test.for(shapes)('$name: every item is where it was asked to be', ({ reply }) => {
  const plan = readWell(reply)
  expect(plan.size).toBe('large')
  expect(planItems(plan).map((item) => ({ id: item.id, ...shown(item) }))).toEqual(
    planItems(asked).map((item) => ({ id: item.id, ...shown(item) })),
  )
  expect(core.faults(plan, shiftSwap)).toEqual([])
})

test('the person’s sentences come back for their ids, and features are told but not printed', () => {
  const [first, second] = asked.core
  expect(first?.words[0]).toEqual({
    text: 'Only same or higher grade can claim.',
    from: 'you',
    field: 'businessRules',
  })
  expect(first).toMatchObject({ ref: 'BR-1', about: 'R1' })
  expect(second?.words.map(({ from }) => from)).toEqual(['you', 'model'])
  expect(asked.requirements[3]).toMatchObject({ ref: 'FR-004', priority: 'should', about: 'wa-notify' })
  expect(textFor(asked)).not.toMatch(/\[(?:R|C|X|F:)/u)
})

test('what is the model’s own and marked so is assumed', () => {
  expect(asked.core.find(({ ref }) => ref === 'BR-3')?.words).toEqual([
    { text: 'Claims close 2 hours before the shift starts. (A-1)', from: 'assumed' },
  ])
  expect(asked.assumptions[0]?.words[0]?.from).toBe('assumed')
  expect(asked.product[0]?.words[0]?.from).toBe('model')
})

test('a table, boxes and lines below a bullet keep their form', () => {
  expect(asked.users[0]?.block).toBe('table')
  expect(asked.tests.map(({ block, ref }) => [block, ref])).toEqual([
    ['check', 'T-1'],
    ['check', 'T-2'],
  ])
  expect(asked.core[2]).toMatchObject({ level: 1 })
})

test('JSON where Markdown was asked is read', () => {
  const plan = readWell(asJson)
  expect(plan.requirements.map(({ ref, priority, about }) => [ref, priority, about])).toEqual([
    ['FR-001', 'must', undefined],
    ['FR-002', 'should', 'wa-notify'],
    ['FR-003', 'should', 'wa-activity'],
    ['FR-004', 'could', 'C1'],
  ])
  expect(core.faults(plan, shiftSwap).map(({ sentence }) => sentence)).not.toContainEqual(
    expect.stringContaining('[R'),
  )
})

test('every phrase of the frame is read back', () => {
  const translated = Object.fromEntries(Object.keys(phrases).map((id) => [id, `Satz zu ${id}`]))
  expect(readWell(core.write({ ...asked, phrases: translated })).phrases).toEqual(translated)
})

test('another language keeps its names of sections and gives the frame its phrases', () => {
  const plan = readWell(bikesReply, bikes)
  expect(plan.headings).toMatchObject({ product: 'Продукт', core: 'Ядро', phases: 'Порядок' })
  expect(Object.keys(plan.phrases)).not.toContain('nothing')
  const cursor = core.dialects(plan, bikes).find(({ id }) => id === 'cursor')
  const text = renderedText(cursor?.render(plan, bikes) ?? [])
  expect(text).toContain('## Ваша задача\n\nВы инженер BikesExchange.')
  expect(text).toContain('## Порядок')
  expect(text).toContain('Велосипед нельзя отдать двум людям на одни и те же дни.')
  expect(text.trimEnd().endsWith('Напишите план сейчас. Не меняйте файлы, пока я не соглашусь.')).toBe(true)
  expect(text).not.toContain('Product')
})

test('text behind the answer is kept apart', () => {
  expect(core.read(`${shiftSwapReply}\nShall I also draft the emails?`, shiftSwap).unread).toEqual([
    'Shall I also draft the emails?',
  ])
})

const sources = '[1] ShiftSwap docs, https://example.org/a\n[2] Open-Meteo, https://example.org/b\n[19] Last'
const sourced = ['as asked', 'without the end marker', 'bold markers', 'English names without numbers']

test.for(shapes.filter(({ name }) => sourced.includes(name)))(
  '$name: a list of sources is no section, wherever a chat puts it',
  ({ reply }) => {
    const open = reply.replace('\n\n[end]', '')
    const behind = core.read(`${open}\n\n${sources}`, shiftSwap)
    expect(behind.plan).toEqual(readWell(open))
    expect(behind.unread).toEqual([sources])
    const inside = core.read(
      open.replace('- Payroll', `- As said in [1].\n\n${sources}\n- Payroll`),
      shiftSwap,
    )
    expect({ ...inside.plan, outOfScope: [] }).toEqual({ ...readWell(open), outOfScope: [] })
    expect(JSON.stringify(inside.plan)).toContain(JSON.stringify(sources).slice(1, -1))
  },
)

test('bare marks are told from sources by their order', () => {
  const bare = shiftSwapReply.replace(/^## (?=\[)/gmu, '').replace('\n\n[end]', '')
  const cited = `${bare}\n\n[2] Open-Meteo, https://example.org/b`
  expect(core.read(cited, shiftSwap).plan).toEqual(readWell(bare))
})

test('words behind the name of a section are part of it, and labels are no part of the product’s name', () => {
  const plan = readWell(
    '**[1] Name**\n**Nom :** ShiftSwap\n**One line**: Trade shifts.\n**Size:** small\n\n---\n\n**[3] Out of scope:** Payroll.\n---\n\n**[16] Boundaries** – Never **ever**.\n[end]',
  )
  expect([plan.name, plan.oneLine].map((item) => item && textOf(item.words))).toEqual([
    'ShiftSwap',
    'Trade shifts.',
  ])
  expect(plan.size).toBe('small')
  expect(plan.outOfScope.map(({ words }) => textOf(words))).toEqual(['Payroll.'])
  expect(plan.boundaries.map(({ words }) => textOf(words))).toEqual(['Never **ever**.'])
})

test('a name that ends like a size is a name, with a size below it or without', () => {
  for (const projectName of ['Living Large', 'tiny']) {
    const draft = PromptDraft.parse({ ...shiftSwap, projectName })
    for (const end of ['\n**Size:** small', '']) {
      const plan = readWell(
        `## [1] Name\n${projectName}\nTrade shifts.${end}\n\n## [2] Product\n- Shifts\n[end]`,
        draft,
      )
      const { name, oneLine, size } = plan
      expect([name && textOf(name), oneLine && textOf(oneLine)]).toEqual([projectName, 'Trade shifts.'])
      expect(size).toBe(end ? 'small' : 'large')
    }
  }
})

test('where a page lost its bullets, each line is an item', () => {
  const lost = shiftSwapReply.replaceAll(/^- (?=\D)(?!\[ \])/gmu, '')
  const plan = readWell(lost)
  expect(plan.requirements.map(({ ref, priority }) => [ref, priority])).toEqual(
    asked.requirements.map(({ ref, priority }) => [ref, priority]),
  )
  expect(plan.journeys).toEqual(asked.journeys)
  expect(plan.phases.map(shown)).toEqual(asked.phases.map(shown))
  expect(readWell(shiftSwapReply.replaceAll(/^- /gmu, '・'))).toEqual(asked)
})

test('brackets that a chat escaped are read as they were meant', () => {
  const escaped = shiftSwapReply.replace(/\[([^\]\n]{1,12})\]/gu, '\\[$1\\]')
  expect(escaped).toContain('## \\[1\\] Name')
  expect(readWell(escaped)).toEqual(asked)
})

test('what is no answer gives no plan', () => {
  for (const reply of ['', 'I cannot help with that.', '{}', '# Hello\nworld'])
    expect(core.read(reply, shiftSwap).plan).toBeUndefined()
})

test.for([0.15, 0.35, 0.6, 0.9])('cut at %d of its length it keeps what came, with the same ids', (share) => {
  const reply = shiftSwapReply.slice(0, Math.floor(shiftSwapReply.length * share))
  const { plan, complete } = core.read(reply, shiftSwap)
  if (plan === undefined) throw new Error('nothing was read')
  expect(itemsOf(asked).filter((id) => itemsOf(plan).includes(id))).toEqual(itemsOf(plan))
  for (const part of complete) expect(plan[part as 'core']).toEqual(asked[part as 'core'])
})

test('every beginning of a reply is read, and what is complete stays as it is', () => {
  let known: string[] = []
  for (let length = 0; length <= shiftSwapReply.length; length += 37) {
    const { plan, complete } = core.read(shiftSwapReply.slice(0, length), shiftSwap)
    for (const part of known) expect(complete).toContain(part)
    for (const part of complete) expect(plan?.[part as 'core']).toEqual(asked[part as 'core'])
    known = complete
  }
})

test('replies that are hard to read are read to their end', () => {
  const hard = [
    '- '.repeat(60_000),
    '[R1'.repeat(40_000),
    '*'.repeat(150_000),
    '## [4] x\n'.repeat(15_000),
    ' '.repeat(150_000),
  ]
  for (const reply of hard)
    expect(core.read(`## [2] Product\n${reply}`, shiftSwap).plan ?? {}).toBeTypeOf('object')
})

test.for(examples)('"$label" survives being written down and read', ({ input }) => {
  const draft = PromptDraft.parse(input)
  const plan = core.compose(draft) as BriefPlan
  const back = readWell(core.write(plan), draft)
  expect(planItems(back).map((item) => ({ id: item.id, ...shown(item) }))).toEqual(
    planItems(plan).map((item) => ({ id: item.id, ...shown(item) })),
  )
})

test.for(shapes)('$name: written down it reads the same', ({ reply }) => {
  const plan = readWell(reply)
  const back = readWell(core.write(plan))
  expect(planItems(back)).toEqual(planItems(plan))
  expect(back.phrases).toEqual(plan.phrases)
})

test('a person’s text that looks like the form survives as well', () => {
  const draft = PromptDraft.parse({
    ...shiftSwap,
    projectDescription: 'First line\n- a bullet\n## [3] Not a section\n\n| a | b |\n(A) [R1] FR-001 end',
    additionalNotes: '<script>alert(1)</script>',
  })
  const plan = core.compose(draft) as BriefPlan
  const back = readWell(core.write(plan), draft)
  expect(planItems(back).map(textOf)).toHaveLength(planItems(plan).length)
  expect(textFor(back, draft)).toContain('```text\n<script>alert(1)</script>\n```')
})

test('one answer is shown for all platforms', () => {
  for (const dialect of core.dialects(asked, shiftSwap)) {
    const text = renderedText(dialect.render(asked, shiftSwap))
    for (const fact of [
      'ShiftSwap',
      '#0B6E75',
      'No chat.',
      'FR-006',
      'print weekly roster',
      '56 h in 7 days',
    ])
      expect(text, dialect.id).toContain(fact)
  }
  expect(
    core
      .dialects(asked, shiftSwap)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...platforms].toSorted())
})

test('marks leave no trace, and a person’s sentence ends before the next one begins', () => {
  const plan = readWell(
    [
      '## [4] Core',
      '- **BR-1 Grades.** [R1] Checked when claiming.',
      '- **BR-2** [R2] and never later.',
      '',
      '## [7] Requirements',
      '- FR-001 (Must) [F:wa-activity] : the log opens.',
      '- FR-002 (Must) [C1] With names.',
    ].join('\n'),
  )
  expect([...plan.core, ...plan.requirements].map(textOf)).toEqual([
    '**Grades.** Only same or higher grade can claim. Checked when claiming.',
    'No more than 48 hours in 7 days. and never later.',
    'the log opens.',
    'print weekly roster. With names.',
  ])
})

test.each(['## [18] Open questions\n- Q-1 Who pays? Default: nobody.', '## [19] Phrases\n- must: Muss'])(
  'the last words of a chat without the end mark are no part of the list above them: %s',
  (last) => {
    const offer = 'Soll ich noch die Tests ausführen?'
    const { plan, unread } = core.read(`## [1] Name\nPlan\n\n${last}\n\n${offer}`, shiftSwap)
    expect(plan?.questions.map(({ words }) => textOf(words)).join()).not.toContain(offer)
    expect(unread).toEqual([offer])
  },
)
