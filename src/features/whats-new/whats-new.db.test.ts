import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleEditing } from '#platform/admin-form.server.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { PostForm } from './whats-new.schema.ts'
import { deletePost, findPost, listPosts, readPosted, restorePost, savePost } from './whats-new.server.ts'

let database: Database
let eva: TestPerson
beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true })
})
afterAll(() => database.close())

const editing = { schema: PostForm, save: savePost, remove: deletePost, restore: restorePost }

function send(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return withAdmin(database, eva.id, (statements) => handleEditing(statements, form, editing))
}

const post = {
  intent: 'save',
  id: '',
  title: 'A new tool',
  content: 'x'.repeat(150),
  imageUrl: '',
  datePosted: '2026-11-02',
}

const listed = (search: string) =>
  eva.as((statements) => listPosts(statements, { search, sort: 'posted', direction: 'desc', after: '' }))

test('a post is listed with its first 100 characters, changed, deleted and brought back', async () => {
  await send(post)
  const [row] = (await listed('A new tool')).rows
  expect(row).toMatchObject({ preview: `${'x'.repeat(100)}...`, datePosted: '2026-11-02', isAhead: false })
  const id = row?.id ?? ''
  await send({ ...post, id, content: 'short', imageUrl: 'https://example.org/a.png' })
  expect((await listed('A new tool')).rows[0]?.preview).toBe('short')
  const before = await eva.as((statements) => findPost(statements, id))
  const { entryId = '' } = await send({ intent: 'delete', id })
  expect((await listed('A new tool')).rows).toEqual([])
  await send({ intent: 'restore', entryId })
  expect(await eva.as((statements) => findPost(statements, id))).toEqual(before)
})

test('title, content and date are asked for', async () => {
  await expect(send({ ...post, title: '', content: '  ', datePosted: '' })).rejects.toMatchObject({
    fields: {
      title: 'Please enter a title.',
      content: 'Please enter the content.',
      datePosted: 'Please choose a date.',
    },
  })
})

test('everybody reads what is posted, newest first, and nothing dated ahead', async () => {
  await send({ ...post, title: 'Older', datePosted: '2024-01-01' })
  await send({ ...post, title: 'Tomorrow', datePosted: '2999-01-01' })
  const forAll = await withIdentity(database, nobody, (statements) => readPosted(statements, 100))
  const titles = forAll.map(({ title }) => title)
  expect(titles).toContain('Older')
  expect(titles).not.toContain('Tomorrow')
  expect(titles.indexOf('A new tool')).toBeLessThan(titles.indexOf('Older'))
  // An admin reads the home page as everybody does, and finds the post in the panel.
  const forEva = await eva.as((statements) => readPosted(statements, 100))
  expect(forEva).toEqual(forAll)
  expect((await listed('Tomorrow')).rows).toMatchObject([{ isAhead: true }])
})
