import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, testCore, testInput, testTool, textIn } from '#tools/contract/test-tool.test-support.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { AppError } from '#shared/app-error.ts'
import { mostPlanCharacters } from '#tools/contract/change-body.ts'
import type { ToolDefinition } from '#tools/contract/define-tool.ts'
import { editItem } from '#tools/contract/edit-plan.ts'
import { plainItem, standard } from '#tools/contract/plan.ts'
import { collectBrowserResults } from './collect-browser-results.ts'
import { deleteEntry, exportHistory, markFavourite, renameEntry, saveGeneration } from './history.server.ts'
import { keepResults } from './keep-results.server.ts'
import { oldResults, storageWith } from './old-rows.test-support.ts'
import { showEntry } from './show-entry.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tool = testTool('json')
const toolSlug = tool.card.slug
const composed = testCore('json').compose(testInput)

const result = (more: object = {}) => ({
  toolSlug,
  input: testInput,
  plan: goodPlan as object,
  idempotencyKey: randomUUID(),
  ...more,
})

function keysOf({ as }: TestPerson, results: readonly object[], known: ToolDefinition = tool) {
  const findTool = (slug: string) => (slug === known.card.slug ? known : undefined)
  return keepResults({ asSelf: as, findTool }, { results })
}

async function keep(...given: Parameters<typeof keysOf>): Promise<number> {
  return (await keysOf(...given)).length
}

/** One after the other, so that the rows have an order. */
async function keepEach(of: TestPerson, results: readonly object[], known?: ToolDefinition): Promise<void> {
  for (const one of results) await keep(of, [one], known)
}

async function rowsOf({ as }: TestPerson) {
  const { entries } = await as((statements) => exportHistory(statements, ''))
  return entries
}

async function fieldsOf(keeping: Promise<unknown>): Promise<Record<string, string> | undefined> {
  const error = await keeping.catch((reason: unknown) => reason)
  if (!(error instanceof AppError)) throw new Error('It was not refused')
  expect(error.code).toBe('INVALID_INPUT')
  return error.fields
}

test('a plan is kept with the text that the server writes of it, not with one that was sent', async () => {
  const ada = await newPerson(database)
  const sent = result({ text: 'not this', output: { generatedPrompt: 'nor this' } })
  expect(await keep(ada, [sent])).toBe(1)
  expect(await rowsOf(ada)).toMatchObject([
    {
      toolSlug,
      kind: 'answer',
      text: textIn(goodPlan),
      input: testInput,
      output: { generatedPrompt: textIn(goodPlan), plan: goodPlan, planVersion: 1 },
      projectName: testInput.idea,
      idempotencyKey: sent.idempotencyKey,
    },
  ])
})

test('the same result twice is one row', async () => {
  const ada = await newPerson(database)
  const sent = result()
  await keep(ada, [sent])
  expect(await keep(ada, [sent, result()])).toBe(2)
  expect(await rowsOf(ada)).toHaveLength(2)
})

test('a plan counts as composed only when the composer gives exactly the same', async () => {
  const ada = await newPerson(database)
  await keepEach(ada, [
    result({ plan: composed }),
    result({ plan: composed && { ...composed, points: [] } }),
    result({ writtenBy: 'model' }),
    result({ plan: goodPlan, input: { ...testInput, kind: 'story' }, writtenBy: 'composer' }),
    result({ writtenBy: 'own-model', model: 'qwen3:8b' }),
    result({ writtenBy: 'model', model: 'a model that we never asked' }),
  ])
  const engines = (await rowsOf(ada)).map(({ output }) => Object(output).engine)
  expect(engines).toEqual([
    { writtenBy: 'composer' },
    { writtenBy: 'browser' },
    { writtenBy: 'browser' },
    { writtenBy: 'browser' },
    { writtenBy: 'own-model', model: 'qwen3:8b' },
    { writtenBy: 'browser' },
  ])
})

test('a text that a model did not finish stays unfinished, also when it is edited', async () => {
  const ada = await newPerson(database)
  const unfinished = { reason: 'stopped', sentence: 'You stopped the model.' }
  const mine = result({ writtenBy: 'model', ...unfinished })
  const limited = { writtenBy: 'composer', reason: 'limit', sentence: 'Nobody was asked.' }
  const own = { writtenBy: 'own-model', model: 'qwen3:8b', ...unfinished }
  await keepEach(ada, [mine, result(own), result(limited)])
  const edited = editItem(goodPlan, 'points-1', 'My own point.')
  await keep(ada, [{ ...mine, plan: edited, replaces: mine.idempotencyKey, writtenBy: 'browser' }])
  const engines = (await rowsOf(ada)).map(({ output }) => Object(output).engine)
  expect(engines).toEqual([
    { writtenBy: 'browser', ...unfinished },
    own,
    { writtenBy: 'browser', sentence: limited.sentence },
  ])
})

test('what its tool cannot read is refused by field, and nothing of the list is kept', async () => {
  const ada = await newPerson(database)
  const unread = [
    result(),
    result({ toolSlug: 'no-tool' }),
    result({ input: { idea: '' } }),
    result({ plan: { task: 7 } }),
    result({ plan: undefined }),
    result({ plan: { ...goodPlan, more: 'x'.repeat(mostPlanCharacters) } }),
    result({ plan: undefined, output: { more: 'x'.repeat(mostPlanCharacters) } }),
    result({
      plan: undefined,
      output: { generatedPrompt: 'Once.' },
      input: { more: 'x'.repeat(mostPlanCharacters) },
    }),
  ]
  expect(await fieldsOf(keep(ada, unread))).toEqual({
    'results.1.toolSlug': 'This tool doesn’t exist.',
    'results.2.input.idea': 'Please describe your idea',
    'results.3.plan.task': expect.any(String),
    'results.3.plan.points': expect.any(String),
    'results.4.plan': 'Please include the result’s plan.',
    'results.5.plan': 'Please send at most 600,000 characters.',
    'results.6.output': 'Please send at most 600,000 characters.',
    'results.7.input': 'Please send at most 600,000 characters.',
  })
  expect(Object.keys((await fieldsOf(keep(ada, [result({ idempotencyKey: 'x' })]))) ?? {})).toEqual([
    'results.0.idempotencyKey',
  ])
  expect(
    await fieldsOf(
      keep(
        ada,
        Array.from({ length: 51 }, () => result()),
      ),
    ),
  ).toHaveProperty('results')
  expect(await rowsOf(ada)).toEqual([])
})

test('an answer that comes back takes the place of its request, which keeps its name and star', async () => {
  const ada = await newPerson(database)
  const key = randomUUID()
  const id = await ada.as((statements) =>
    saveGeneration(statements, {
      toolSlug,
      kind: 'request',
      input: testInput,
      output: {
        needsModel: true,
        request: 'Write it.',
        engine: { writtenBy: 'composer', reason: 'no-model' },
      },
      text: 'Write it.',
      projectName: '',
      projectType: '',
      idempotencyKey: key,
    }),
  )
  await ada.as((statements) => renameEntry(statements, id, 'Mine'))
  await ada.as((statements) => markFavourite(statements, id, true))
  const answer = result({ replaces: key, writtenBy: 'own-chat' })
  await keep(ada, [answer])
  const replaced = { id, title: 'Mine', isFavourite: true, kind: 'answer', text: textIn(goodPlan) }
  expect(await rowsOf(ada)).toMatchObject([{ ...replaced, output: { engine: { writtenBy: 'own-chat' } } }])
  expect((await rowsOf(ada))[0]?.output).not.toHaveProperty('needsModel')
  // Sent again, by its own key, or by the id of the row: still the same one.
  await keep(ada, [answer, { ...answer, replaces: answer.idempotencyKey }, { ...answer, replaces: id }])
  expect(await rowsOf(ada)).toMatchObject([replaced])
})

test('an edited answer stays who wrote it, with its edits; of other words nobody is named', async () => {
  const ada = await newPerson(database)
  const key = randomUUID()
  const engine = { writtenBy: 'model', model: 'x' } as const
  await ada.as((statements) =>
    saveGeneration(statements, {
      toolSlug,
      kind: 'answer',
      input: testInput,
      output: { plan: goodPlan, planVersion: 1, engine },
      text: textIn(goodPlan),
      projectName: '',
      projectType: '',
      idempotencyKey: key,
    }),
  )
  const again = (plan: object, more: object = {}) =>
    result({ plan, idempotencyKey: key, replaces: key, ...more })
  const edited = editItem(goodPlan, 'points-1', 'My own point.')
  await keep(ada, [again(edited)])
  expect(await rowsOf(ada)).toMatchObject([{ text: textIn(edited), output: { engine } }])
  const others = { ...edited, task: plainItem('task', 'Something else.', standard('x/y')) }
  await keep(ada, [again(others, { writtenBy: 'model' })])
  expect(await rowsOf(ada)).toMatchObject([{ output: { engine: { writtenBy: 'browser' } } }])
  await keep(ada, [again(others, { writtenBy: 'own-chat' })])
  expect(await rowsOf(ada)).toHaveLength(1)
})

test('nobody replaces a row of somebody else, of another tool, or one that was deleted', async () => {
  const [ada, ben] = [await newPerson(database), await newPerson(database)]
  const first = result()
  await keep(ada, [first])
  const [row] = await rowsOf(ada)
  const plan = editItem(goodPlan, 'task', 'Stolen')
  for (const replaces of [first.idempotencyKey, row?.id]) await keep(ben, [result({ plan, replaces })])
  const other = testTool('markdown')
  await keep(ada, [result({ toolSlug: other.card.slug, plan, replaces: row?.id })], other)
  expect((await rowsOf(ada)).map(({ text }) => text)).toEqual([textIn(goodPlan), textIn(plan)])
  await ada.as((statements) => deleteEntry(statements, row?.id ?? ''))
  await keep(ada, [result({ plan, replaces: row?.id })])
  expect(await rowsOf(ada)).toHaveLength(2)
  expect(await rowsOf(ben)).toHaveLength(2)
})

test('what its person has deleted does not come back with an edit, also when its row is gone for good', async () => {
  const ada = await newPerson(database)
  const saved = result()
  await keep(ada, [saved])
  const edit = (key: string) => {
    const names = { idempotencyKey: key, replaces: key, versions: [randomUUID()] }
    return keep(ada, [result({ ...names, plan: editItem(goodPlan, 'task', 'Edited'), wasSaved: true })])
  }
  await edit(saved.idempotencyKey)
  const [row] = await rowsOf(ada)
  expect(row?.text).toContain('Edited')
  await ada.as((statements) => deleteEntry(statements, row?.id ?? ''))
  for (const key of [saved.idempotencyKey, randomUUID()])
    await expect(edit(key)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rowsOf(ada)).toEqual([])
})

test('those whose entries were deleted are named, so that the others can be kept without them', async () => {
  const ada = await newPerson(database)
  const deleted = result()
  await keep(ada, [deleted])
  const [row] = await rowsOf(ada)
  await ada.as((statements) => deleteEntry(statements, row?.id ?? ''))
  await expect(keep(ada, [result(), deleted, result(), result({ wasSaved: true })])).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { 'results.1': expect.any(String), 'results.3': expect.any(String) },
  })
  expect(await rowsOf(ada)).toEqual([])
})

test('of two pages that change the same entry neither overwrites what it has not seen of the other', async () => {
  const ada = await newPerson(database)
  const key: string = randomUUID()
  await keep(ada, [result({ idempotencyKey: key })])
  const page = (names = { key, versions: Array.of<string>() }) => ({
    async save(text: string, isAnswerLost = false) {
      names.versions.push(randomUUID())
      const plan = editItem(goodPlan, 'task', text)
      const sent = result({ plan, ...names, idempotencyKey: names.key, replaces: names.key })
      const [saved = ''] = await keysOf(ada, [sent])
      if (!isAnswerLost) names.key = saved
      return sent
    },
  })
  const textOf = (text: string) => textIn(editItem(goodPlan, 'task', text))
  const textsKept = async () => (await rowsOf(ada)).map(({ text }) => text)

  const [one, other] = [page(), page()]
  await one.save('first')
  await one.save('first again')
  expect(await textsKept()).toEqual([textOf('first again')])
  const sent = await other.save('second', true)
  expect(await textsKept()).toEqual([textOf('first again'), textOf('second')])
  await keep(ada, [sent])
  await other.save('second once more', true)
  await other.save('second again')
  await one.save('first at last')
  expect(await textsKept()).toEqual([textOf('first at last'), textOf('second again')])

  const [row] = await rowsOf(ada)
  const { versions } = row ? await showEntry(row, { ...tool, path: '/' }) : {}
  const opened = page({ key, versions: [...(versions ?? [])] })
  await opened.save('third')
  expect(await textsKept()).toEqual([textOf('third'), textOf('second again')])
  await Promise.all([page().save('fourth'), page().save('fifth'), opened.save('sixth')])
  expect(new Set(await textsKept())).toEqual(
    new Set(['second again', 'fourth', 'fifth', 'sixth'].map(textOf)),
  )
})

test('the dialect that was looked at decides the text', async () => {
  const ada = await newPerson(database)
  const core = testCore('json')
  const [plain] = core.dialects(goodPlan, testInput)
  if (!plain) throw new Error('The test tool has no dialect')
  const loud = {
    ...plain,
    id: 'loud',
    render: (plan: typeof goodPlan) => [
      { id: '', pieces: [{ text: `${textIn(plan)}!\n`, from: 'model' as const }] },
    ],
  }
  const spoken = testTool('json', { core: async () => ({ ...core, dialects: () => [plain, loud] }) as never })
  await keepEach(ada, [result({ dialect: 'loud' }), result({ dialect: 'unknown' })], spoken)
  expect(await rowsOf(ada)).toMatchObject([
    { text: `${textIn(goodPlan)}!\n`, output: { dialect: 'loud' } },
    { text: textIn(goodPlan), output: expect.not.objectContaining({ dialect: expect.anything() }) },
  ])
})

test('a full history takes no more, but an entry in it may still be replaced', async () => {
  const ada = await newPerson(database)
  const first = result()
  await keep(ada, [first])
  await ada.as(({ query }) =>
    query(
      `insert into prompt_history (tool_slug, form_data, result, generated_prompt)
       select $1, '{}', '{}', 'x' from generate_series(1, 19999)`,
      [toolSlug],
    ),
  )
  await expect(keep(ada, [result()])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('20,000 entries'),
  })
  const plan = editItem(goodPlan, 'task', 'Another')
  expect(await keep(ada, [result({ plan, replaces: first.idempotencyKey })])).toBe(1)
  const { rows } = await ada.as(({ query }) => query('select count(*)::int from prompt_history'))
  expect(rows).toEqual([{ count: 20_000 }])
})

test('others are answered between the results of a long list', async () => {
  const ada = await newPerson(database)
  const order: string[] = []
  const keeping = keep(
    ada,
    Array.from({ length: 50 }, () => result({ plan: { task: 7 } })),
  ).catch(() => order.push('refused'))
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  order.push('answered')
  await keeping
  expect(order).toEqual(['answered', 'refused'])
})

test('what a tool promised not to keep is not kept this way either', async () => {
  const ada = await newPerson(database)
  const forHistory = (input: object, plan: typeof goodPlan) => ({
    input: { ...input, idea: 'x' },
    plan: { ...plan, points: [] },
  })
  const secretive = testTool('json', { core: async () => ({ ...testCore('json'), forHistory }) as never })
  const output = {
    explanation: 'Nothing found.',
    matches: [{ source: 'secret' }],
    variants: [{ text: 'secret' }],
  }
  const old = result({ plan: undefined, input: { idea: 'a', compareWith: ['secret'] }, output })
  await keepEach(ada, [result({ plan: composed }), old], secretive)
  expect(await rowsOf(ada)).toMatchObject([
    { input: { idea: 'x' }, output: { plan: { points: [] }, engine: { writtenBy: 'composer' } } },
    { input: { idea: 'a' }, text: 'Nothing found.', output: { explanation: 'Nothing found.' } },
  ])
  expect(JSON.stringify(await rowsOf(ada))).not.toContain('secret')
})

test.each(oldResults)('a result of $row.tool_slug from before plans is kept as it is', async (old) => {
  const ada = await newPerson(database)
  const found = await collectBrowserResults(storageWith(old.storage))
  const known = testTool('json', { card: { ...tool.card, slug: old.row.tool_slug } })
  await keep(ada, found, known)
  const [row, ...more] = await rowsOf(ada)
  expect(more).toEqual([])
  expect(row).toMatchObject({ toolSlug: old.row.tool_slug, text: old.shownInBrowser, kind: 'answer' })
  expect(row?.output).not.toHaveProperty('engine')
  expect(row?.output).not.toHaveProperty('plan')
})
