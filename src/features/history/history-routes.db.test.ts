import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { loader as compare } from './compare-page.tsx'
import { action } from './history-changes-route.ts'
import { historyContext } from './history-context.server.ts'
import { loader as readList } from './history-page.tsx'
import { loader as exportAll } from './history-export-route.ts'
import { loader as readEntry } from './history-entry-route.ts'
import { saveGeneration } from './history.server.ts'
import { oldResults, type OldResult } from './old-rows.test-support.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const origin = 'https://prompts.example.org'

/** What a loader or action of a route is given. */
function call(person: TestPerson | undefined, path: string, body?: string) {
  const context = new RouterContextProvider()
  const { id, email } = person ?? {}
  const viewer = id && email ? { id, email, fullName: 'Ada', isAdmin: false, avatarUrl: null } : undefined
  context.set(historyContext, database)
  context.set(requestContext, {
    requestId: 'x',
    nonce: 'x',
    config: {
      appName: 'Blueprompt',
      appUrl: origin,
      browserModels: true,
      openRouterUrl: 'https://openrouter.ai',
      searchesWeb: false,
    },
    viewer,
    address: '127.0.0.1',
    log: pino({ level: 'silent' }),
  })
  const request = new Request(
    origin + path,
    body === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'Application/JSON; charset=utf-8' } },
  )
  return { request, context, params: {}, url: new URL(request.url), pattern: path }
}

const keep = (person: TestPerson | undefined, body: string) => action(call(person, '/history/changes', body))

function saveOld({ as }: TestPerson, { row }: OldResult): Promise<string> {
  return as((statements) =>
    saveGeneration(statements, {
      toolSlug: row.tool_slug,
      kind: 'answer',
      input: row.form_data,
      output: row.result,
      text: row.generated_prompt,
      projectName: row.project_name,
      projectType: row.project_type,
      idempotencyKey: randomUUID(),
    }),
  )
}

test('whoever is not signed in is told so where a page saves in the background', async () => {
  const answer = await keep(undefined, '{"results":[]}')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
  const form = { ...call(undefined, '/history/changes'), request: new Request(origin, { method: 'POST' }) }
  expect((await action(form)).status).toBe(401)
  expect((await readEntry(call(undefined, '/history/entries/x'))).status).toBe(401)
})

test('an entry of somebody else is as good as none', async () => {
  const [ada, ben] = [await newPerson(database), await newPerson(database)]
  const id = await saveOld(ada, oldResults[0] as OldResult)
  const open = (person: TestPerson) =>
    readEntry({ ...call(person, `/history/entries/${id}`), params: { id } })
  expect((await open(ben)).status).toBe(404)
  const body = new URLSearchParams({ change: 'delete', id })
  const request = new Request(`${origin}/history/changes`, { method: 'POST', body })
  expect((await action({ ...call(ben, '/history/changes'), request })).status).toBe(404)
  expect((await open(ada)).status).toBe(200)
})

test('whoever is not signed in comes back to the page they wanted', async () => {
  for (const [read, wanted, to] of [
    [readList, '/history?search=heron&lastAfter=x', '/history?search=heron&lastAfter=x'],
    [readList, '/history?search=heron&after=x', '/history'],
    [compare, '/history/compare?one=1&other=2', '/history/compare?one=1&other=2'],
  ] as const) {
    const thrown = await Promise.resolve(read(call(undefined, wanted))).catch((reason: unknown) => reason)
    const target = thrown instanceof Response ? thrown.headers.get('location') : undefined
    expect(target).toBe(`/auth?next=${encodeURIComponent(to)}`)
  }
})

test('each export has its own form', async () => {
  const ada = await newPerson(database)
  expect(await (await exportAll(call(ada, '/history/all.json'))).json()).toEqual([])
  for (const path of ['/history/all.md', '/history/ALL.MD', '/history/all.md/'])
    expect(await (await exportAll(call(ada, path))).text(), path).toBe('')
})

test('results that cannot be read are refused by name, and bodies that nobody needs unread', async () => {
  const ada = await newPerson(database)
  const unknown = { toolSlug: 'no-tool', input: {}, plan: {}, idempotencyKey: randomUUID() }
  const refused = await keep(ada, JSON.stringify({ results: [unknown] }))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'results.0.toolSlug': 'This tool doesn’t exist.' },
  })
  expect((await keep(ada, 'no JSON')).status).toBe(400)
  expect((await keep(ada, `"${'x'.repeat(5_000_000)}"`)).status).toBe(413)
  expect(await (await keep(ada, '{"results":[]}')).json()).toEqual({ keys: [] })
})

test.each(oldResults)('an old row of $row.tool_slug is shown and compared byte for byte', async (old) => {
  const ada = await newPerson(database)
  const ids = [await saveOld(ada, old), await saveOld(ada, old)]
  const entry = await readEntry({ ...call(ada, `/history/entries/${ids[0]}`), params: { id: ids[0] ?? '' } })
  expect(await entry.json()).toMatchObject({ text: old.shown, input: old.row.form_data })
  const { sides } = await compare(call(ada, `/history/compare?one=${ids[0]}&other=${ids[1]}`))
  expect(sides?.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([old.shown, old.shown])
})

test('a comparison that would take long shows both texts whole, after a moment', async () => {
  const ada = await newPerson(database)
  const characters = Array.from({ length: 10_000 }, (_, index) => String.fromCharCode(0x4e00 + index))
  const given = [characters.join(''), characters.toReversed().join('')]
  const [old] = oldResults
  const ids = []
  for (const text of given)
    ids.push(
      await saveOld(ada, { ...old, row: { ...old?.row, result: { generatedPrompt: text } } } as OldResult),
    )
  const began = performance.now()
  const { sides } = await compare(call(ada, `/history/compare?one=${ids[0]}&other=${ids[1]}`))
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(sides?.map(({ pieces }) => pieces)).toEqual([
    [{ text: given[0], change: 'removed' }],
    [{ text: given[1], change: 'added' }],
  ])
})
