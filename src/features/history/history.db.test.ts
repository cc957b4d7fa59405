import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { HistoryFilter } from './history.schema.ts'
import {
  deleteEntry,
  exportHistory,
  findEntry,
  listHistory,
  markFavourite,
  renameEntry,
  restoreEntry,
  saveGeneration,
  type NewGeneration,
} from './history.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function newPerson(): Promise<
  <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
> {
  const id = randomUUID()
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Someone', `${id}@example.org`]),
  )
  return (work) => withIdentity(database, person(id), work)
}

function generation(changes: Partial<NewGeneration> = {}): NewGeneration {
  return {
    toolSlug: 'story-prompt',
    kind: 'answer',
    input: { idea: 'a boat' },
    output: { generatedStory: 'Once.' },
    text: 'Once.',
    projectName: 'a boat',
    projectType: '',
    idempotencyKey: randomUUID(),
    ...changes,
  }
}

const everything = HistoryFilter.parse({})

test('a generation is listed with its first 200 characters and opens as it was', async () => {
  const as = await newPerson()
  const text = 'x'.repeat(500)
  const id = await as((statements) => saveGeneration(statements, generation({ text })))
  const { items, next } = await as((statements) => listHistory(statements, everything))
  expect(items).toMatchObject([
    { id, preview: 'x'.repeat(200), isLonger: true, title: null, isFavourite: false },
  ])
  expect(next).toBe('')
  expect(await as((statements) => findEntry(statements, id))).toMatchObject({
    text,
    input: { idea: 'a boat' },
    output: { generatedStory: 'Once.' },
  })
})

test('half a character or one without a code keeps nothing from being saved', async () => {
  const as = await newPerson()
  const odd = 'a\0b \ud83d c'
  const sent = generation({
    text: odd,
    projectName: odd,
    input: { idea: odd },
    output: { plan: [odd, '\\u0000'] },
  })
  const id = await as((statements) => saveGeneration(statements, sent))
  expect(await as((statements) => findEntry(statements, id))).toMatchObject({
    text: 'ab \ufffd c',
    input: { idea: 'ab \ufffd c' },
    output: { plan: ['ab \ufffd c', '\\u0000'] },
  })
})

test('the same request twice is one generation', async () => {
  const as = await newPerson()
  const twice = generation()
  const ids = [
    await as((statements) => saveGeneration(statements, twice)),
    await as((statements) => saveGeneration(statements, twice)),
  ]
  expect(new Set(ids).size).toBe(1)
  expect((await as((statements) => listHistory(statements, everything))).items).toHaveLength(1)
})

test('a key that names another result is refused, so that nothing is told to be saved that is not', async () => {
  const as = await newPerson()
  const first = generation()
  const save = (changes: Partial<NewGeneration>) =>
    as((statements) => saveGeneration(statements, { ...first, ...changes }))
  const id = await save({})
  for (const changes of [{ text: 'Another story' }, { toolSlug: 'text-to-prompt' }])
    await expect(save(changes)).rejects.toMatchObject({ code: 'CONFLICT' })
  await as((statements) => deleteEntry(statements, id))
  await expect(save({})).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a text with a character that no column holds is the sender’s mistake', async () => {
  const as = await newPerson()
  const id = await as((statements) => saveGeneration(statements, generation()))
  await expect(as((statements) => renameEntry(statements, id, 'a\0b'))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('two people may use the same key, and neither sees the other', async () => {
  const ada = await newPerson()
  const ben = await newPerson()
  const same = generation()
  const adas = await ada((statements) => saveGeneration(statements, same))
  const bens = await ben((statements) => saveGeneration(statements, same))
  expect(adas).not.toBe(bens)
  expect(await ben((statements) => findEntry(statements, adas))).toBeUndefined()
  expect(await ben((statements) => deleteEntry(statements, adas))).toBe(false)
  expect(await ben((statements) => restoreEntry(statements, adas))).toBe(false)
  expect(await ben((statements) => renameEntry(statements, adas, 'mine'))).toBe(false)
  expect(await ben((statements) => markFavourite(statements, adas, true))).toBe(false)
  expect((await ada((statements) => listHistory(statements, everything))).items).toMatchObject([
    { id: adas, title: null },
  ])
})

test('pages of twenty, newest first, each once, also when all have the same time; and several at once', async () => {
  const as = await newPerson()
  const saved = await as(async (statements) => {
    // One transaction, so now() is the same for all of them.
    const ids: string[] = []
    for (let index = 0; index < 47; index += 1) ids.push(await saveGeneration(statements, generation()))
    return ids
  })
  const seen: string[] = []
  const sizes: number[] = []
  for (let after = '', isFirst = true; isFirst || after !== ''; isFirst = false) {
    const page = await as((statements) => listHistory(statements, { ...everything, after }))
    seen.push(...page.items.map(({ id }) => id))
    sizes.push(page.items.length)
    const atOnce = await as((statements) => listHistory(statements, everything, after))
    expect([atOnce.items.length, atOnce.next]).toEqual([seen.length, page.next])
    after = page.next
  }
  expect(sizes).toEqual([20, 20, 7])
  expect(new Set(seen)).toEqual(new Set(saved))
})

test('search, tool and favourites narrow the list; the signs of LIKE are ordinary characters', async () => {
  const as = await newPerson()
  const boat = await as((statements) =>
    saveGeneration(statements, generation({ text: 'A boat at 100% speed' })),
  )
  const app = await as((statements) =>
    saveGeneration(
      statements,
      generation({ toolSlug: 'developer-prompt', projectName: 'Parcel_room', text: 'A brief' }),
    ),
  )
  await as((statements) => markFavourite(statements, app, true))
  await as((statements) => renameEntry(statements, boat, 'Harbour'))
  const find = async (filter: Partial<HistoryFilter>) =>
    (await as((statements) => listHistory(statements, { ...everything, ...filter }))).items.map(
      ({ id }) => id,
    )
  expect(await find({ search: 'BOAT' })).toEqual([boat])
  expect(await find({ search: '100%' })).toEqual([boat])
  expect(await find({ search: '%' })).toEqual([boat])
  expect(await find({ search: 'l_r' })).toEqual([app])
  expect(await find({ search: 'harb' })).toEqual([boat])
  expect(await find({ tool: 'developer-prompt' })).toEqual([app])
  expect(await find({ favourites: true })).toEqual([app])
  expect(await find({ search: 'speed  harbour boat' })).toEqual([boat])
  expect(await find({ search: 'speed parcel' })).toEqual([])
})

test('deleted is gone from everywhere and comes back with undo', async () => {
  const as = await newPerson()
  const id = await as((statements) => saveGeneration(statements, generation()))
  expect(await as((statements) => deleteEntry(statements, id))).toBe(true)
  expect(await as((statements) => deleteEntry(statements, id))).toBe(false)
  expect(await as((statements) => findEntry(statements, id))).toBeUndefined()
  expect((await as((statements) => listHistory(statements, everything))).items).toEqual([])
  expect((await as((statements) => exportHistory(statements, ''))).entries).toEqual([])
  expect(await as((statements) => restoreEntry(statements, id))).toBe(true)
  expect((await as((statements) => listHistory(statements, everything))).items).toHaveLength(1)
})

test('a name can be given and taken back', async () => {
  const as = await newPerson()
  const id = await as((statements) => saveGeneration(statements, generation()))
  await as((statements) => renameEntry(statements, id, 'Harbour'))
  expect((await as((statements) => findEntry(statements, id)))?.title).toBe('Harbour')
  await as((statements) => renameEntry(statements, id, ''))
  expect((await as((statements) => findEntry(statements, id)))?.title).toBeNull()
})

test('a cursor that nobody wrote is the beginning', async () => {
  const as = await newPerson()
  await as((statements) => saveGeneration(statements, generation()))
  for (const after of ['x', "'; drop table users; --|x", '2026-13-99T99:99:99+00|nobody', '|']) {
    const { items } = await as((statements) => listHistory(statements, { ...everything, after }))
    expect(items, after).toHaveLength(1)
  }
})

test('the export gives everything, oldest first, in pieces', async () => {
  const as = await newPerson()
  await as(async (statements) => {
    for (let index = 0; index < 13; index += 1)
      await saveGeneration(statements, generation({ text: `Text ${index}` }))
  })
  const first = await as((statements) => exportHistory(statements, ''))
  const second = await as((statements) => exportHistory(statements, first.next))
  expect(first.entries).toHaveLength(10)
  expect(second.entries).toHaveLength(3)
  expect(second.next).toBe('')
})
