import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Tool } from '#tools/tools.ts'
import { testTool } from '#tools/contract/test-tool.test-support.ts'
import { readShelf } from '#tools/workbench/bench/bench-result.ts'
import { findEntry, listHistory } from './history.server.ts'
import { HistoryFilter } from './history.schema.ts'
import { oldResults, storageWith, type OldResult } from './old-rows.test-support.ts'
import { openEntry, openFormAgain } from './open-entry.ts'
import { showEntry } from './show-entry.server.ts'

let database: Database
let ada: TestPerson
beforeAll(async () => {
  database = await openTestDatabase()
  ada = await newPerson(database)
})
afterAll(() => database.close())

/** A tool that nobody may run. */
const tool: Tool = {
  ...testTool('json', {
    pages: [{ path: '/answer', file: 'output-page.tsx', shows: 'result' }],
    core: () => Promise.reject(new Error('An old answer is not composed again')),
  }),
  path: '/form',
}

async function insert({ row }: OldResult): Promise<string> {
  const { rows } = await ada.as(({ query }) =>
    query<{ id: string }>(
      `insert into prompt_history (tool_slug, form_data, result, generated_prompt, project_name, project_type,
         idempotency_key) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        row.tool_slug,
        JSON.stringify(row.form_data),
        JSON.stringify(row.result),
        row.generated_prompt,
        row.project_name,
        row.project_type,
        randomUUID(),
      ],
    ),
  )
  return rows[0]?.id ?? ''
}

async function shown(id: string) {
  const entry = await ada.as((statements) => findEntry(statements, id))
  if (!entry) throw new Error('The row is gone')
  return showEntry(entry, tool)
}

test.each(oldResults)(
  'an old row of $row.tool_slug shows, byte for byte, what its page showed',
  async (old) => {
    const id = await insert(old)
    const { text, ...entry } = await shown(id)
    expect(text).toBe(old.shown)
    expect(entry).toMatchObject({ toolSlug: old.row.tool_slug, input: old.row.form_data })
    expect(entry).not.toHaveProperty('plan')

    const storage = storageWith({})
    expect(openEntry({ ...entry, text }, storage)).toBe('/answer')
    const { results, shown: onPage } = readShelf(storage, old.row.tool_slug)
    expect(results).toMatchObject([
      { id: onPage, text: old.shown, input: old.row.form_data, history: 'saved' },
    ])
    expect(results[0]?.plan).toBeUndefined()
  },
)

test.each(oldResults)('an old row of $row.tool_slug is made again from its form, and stays', async (old) => {
  const id = await insert(old)
  const storage = storageWith({})
  expect(openFormAgain(await shown(id), storage)).toBe('/form')
  expect(readShelf(storage, old.row.tool_slug)).toEqual({ results: [], shown: undefined })
  const form = storage.getItem('promptFormData') ?? storage.getItem(`draft:${old.row.tool_slug}`)
  expect(JSON.parse(form ?? '')).toEqual(old.row.form_data)
  expect((await shown(id)).text).toBe(old.shown)
})

test('old rows are answers, listed like the others', async () => {
  const { items } = await ada.as((statements) => listHistory(statements, HistoryFilter.parse({})))
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ kind }) => kind === 'answer')).toBe(true)
})
