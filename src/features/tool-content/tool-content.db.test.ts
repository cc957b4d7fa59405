import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentLoader, handleEditing } from '#platform/admin-form.server.ts'
import { adminContext, withAdmin } from '#platform/admin-only.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { readToolCardContent } from '#platform/published-content.server.ts'
import { requestContext, type RequestContext } from '#platform/request-context.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { ToolContentForm } from './tool-content.schema.ts'
import {
  contentSorts,
  deleteToolContent,
  findToolContent,
  listToolContent,
  restoreToolContent,
  saveToolContent,
} from './tool-content.server.ts'

let database: Database
let eva: TestPerson
beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true })
})
afterAll(() => database.close())

const editing = {
  schema: ToolContentForm,
  save: saveToolContent,
  remove: deleteToolContent,
  restore: restoreToolContent,
}

function send(fields: Record<string, string>, who = eva) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return withAdmin(database, who.id, (statements) => handleEditing(statements, form, editing))
}

const guide = {
  intent: 'save',
  id: '',
  toolSlug: 'story-prompt',
  title: ' How to  begin ',
  description: 'A guide.',
  longContent: '## Begin',
  imageUrl: '',
  tags: 'stories, , children,stories , short',
  status: 'published',
}

async function listed(search = '') {
  const query = {
    ...readTableQuery(new URLSearchParams(), { sorts: contentSorts, sort: 'updated', direction: 'desc' }),
    search,
  }
  return (await eva.as((statements) => listToolContent(statements, query))).rows
}

/** As the dialog gets it. */
async function opened(id: string) {
  const context = new RouterContextProvider()
  context.set(adminContext, { database, onChange: () => undefined })
  context.set(requestContext, {
    viewer: { ...eva, isAdmin: true },
    log: silentLog,
  } as unknown as RequestContext)
  const order = { sorts: contentSorts, sort: 'updated', direction: 'desc' } as const
  const { content, gone } = await contentLoader(context, new Request(`http://localhost/?edit=${id}`), {
    ...editing,
    ...order,
    list: listToolContent,
    find: findToolContent,
  })
  const edited = content.ok ? content.value.edited : undefined
  return { gone, title: edited?.title, version: edited?.version ?? '' }
}

test('content is created, changed, deleted and brought back as it was', async () => {
  await send(guide)
  const [row] = await listed('How to begin')
  expect(row).toMatchObject({
    toolSlug: 'story-prompt',
    title: 'How to begin',
    tags: ['stories', 'children', 'short'],
  })
  const id = row?.id ?? ''
  await send({ ...guide, id, title: 'Changed', status: 'hidden', imageUrl: '/uploads/a.webp' })
  const before = await eva.as((statements) => findToolContent(statements, id))
  expect(before).toMatchObject({ title: 'Changed', status: 'hidden', imageUrl: '/uploads/a.webp' })

  const { entryId = '' } = await send({ intent: 'delete', id })
  expect(await listed('Changed')).toEqual([])
  await send({ intent: 'restore', entryId })
  expect(await eva.as((statements) => findToolContent(statements, id))).toEqual(before)
  await expect(send({ intent: 'restore', entryId })).rejects.toMatchObject({ code: 'CONFLICT' })
  await send({ intent: 'delete', id })
})

test('content that is brought back is as old as before, so the card stays the same', async () => {
  await send({ ...guide, title: 'Older' })
  await send({ ...guide, title: 'Newer' })
  const cards = () => withIdentity(database, nobody, readToolCardContent)
  const before = await cards()
  const [older] = await listed('Older')
  const { entryId = '' } = await send({ intent: 'delete', id: older?.id ?? '' })
  await send({ intent: 'restore', entryId })
  expect(await listed('Older')).toEqual([older])
  expect(await cards()).toEqual(before)
})

test('what somebody else has changed since it was opened is not saved over', async () => {
  await send({ ...guide, title: 'Shared' })
  const [{ id } = { id: '' }] = await listed('Shared')
  const { version } = await opened(id)
  const other = await newPerson(database, { isAdmin: true })
  await send({ ...guide, id, version, title: 'Shared, by one' })
  // As after an answer that was lost: what one has changed oneself is known.
  await send({ ...guide, id, version, title: 'Shared, by one' })
  await expect(send({ ...guide, id, version, title: 'Shared, by another' }, other)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('press Cancel and open the item again'),
  })
  const now = await opened(id)
  expect(now).toMatchObject({ gone: undefined, title: 'Shared, by one' })
  await send({ ...guide, id, version: now.version, title: 'Shared, by both' }, other)
  await expect(send({ ...guide, id, version: now.version })).rejects.toMatchObject({ code: 'CONFLICT' })
  await send({ intent: 'delete', id })
  for (const address of [id, 'nonsense'])
    expect((await opened(address)).gone).toBe('This item doesn’t exist.')
  expect((await opened('new')).gone).toBeUndefined()
})

test('what is missing is told by field, and what is gone cannot be saved or deleted', async () => {
  await expect(send({ ...guide, title: ' ', imageUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { title: 'Please enter a title.', imageUrl: expect.any(String) },
  })
  const gone = '00000000-0000-4000-8000-000000000000'
  await expect(send({ ...guide, id: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(send({ intent: 'delete', id: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(send({ intent: 'restore', entryId: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(send({ intent: 'explode' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('hidden content is seen by admins only, and an ordinary person changes nothing', async () => {
  const ada = await newPerson(database)
  await send({ ...guide, title: 'Secret', status: 'hidden' })
  const [secret] = await listed('Secret')
  const seenBy = (identity: typeof nobody) =>
    withIdentity(database, identity, ({ query }) =>
      query(`select 1 from tools_content where title = 'Secret'`),
    )
  expect((await seenBy(nobody)).rowCount).toBe(0)
  expect(
    (await ada.as(({ query }) => query(`select 1 from tools_content where title = 'Secret'`))).rowCount,
  ).toBe(0)
  await expect(send(guide, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(send({ intent: 'delete', id: secret?.id ?? '' }, ada)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
