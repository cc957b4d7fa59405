import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { nobody, person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { readUploadedImage } from '#shared/uploaded-image.ts'
import { seedDemoPosts, storeDemoCovers } from './demo-posts.server.ts'
import { deletePost, findPost, listPosts, restorePost, savePost } from './blog.server.ts'
import { PostForm } from './post.schema.ts'
import { findPublished, listFurtherPages, listPublished, newestPosts } from './published-posts.server.ts'

const eva = 'eeeeeeee-0000-4000-8000-000000000003'
const ada = 'aaaaaaaa-0000-4000-8000-000000000001'
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`insert into users (id, name, email) values
    ('${eva}', 'Eva Admin', 'eva@example.org'), ('${ada}', 'Ada', 'ada@example.org');
    update profiles set is_admin = true where id = '${eva}'`)
})

afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from blogs'))

const asEva = <Result>(work: (statements: Statements) => Promise<Result>) =>
  withIdentity(database, person(eva), work)
const asVisitor = <Result>(work: (statements: Statements) => Promise<Result>) =>
  withIdentity(database, nobody, work)

function formOf(changes: Partial<Record<keyof PostForm, string>> = {}): PostForm {
  return PostForm.parse({
    title: 'A title',
    slug: 'a-title',
    content: '<p>Some words</p>',
    imageUrl: '',
    videoUrl: '',
    publication: 'now',
    ...changes,
  })
}

async function idOf(slug: string): Promise<string> {
  const { rows } = await database.pool.query(`select id from blogs where slug = $1`, [slug])
  return rows[0].id
}

test('what an admin publishes can be read at once, cleaned and signed', async () => {
  await asEva((statements) =>
    savePost(
      statements,
      '',
      formOf({ content: '<h1>Hi</h1><p onclick="x">Some <b>words</b></p><script>1</script>' }),
    ),
  )
  const { rows } = await asVisitor((statements) => listPublished(statements, ''))
  expect(rows).toMatchObject([
    { slug: 'a-title', author: 'Eva Admin', excerpt: 'Hi Some words', readingMinutes: 1, imageUrl: null },
  ])
  const post = await asVisitor((statements) => findPublished(statements, 'a-title'))
  expect(post).toMatchObject({ content: '<h2>Hi</h2><p>Some <b>words</b></p>', isPublic: true })
})

test('the author is the full name, else the email, else Anonymous', async () => {
  await asEva((statements) => savePost(statements, '', formOf()))
  const author = async () => (await asVisitor((statements) => findPublished(statements, 'a-title')))?.author
  expect(await author()).toBe('Eva Admin')
  await database.pool.query(`update users set name = '  ' where id = '${eva}'`)
  expect(await author()).toBe('eva@example.org')
  await database.pool.query(`update blogs set author_id = null`)
  expect(await author()).toBe('Anonymous')
  await database.pool.query(`update users set name = 'Eva Admin' where id = '${eva}'`)
})

test('drafts and what is scheduled are for admins only, and appear when their time has come', async () => {
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  await asEva(async (statements) => {
    await savePost(statements, '', formOf({ slug: 'draft', publication: 'draft' }))
    await savePost(statements, '', formOf({ slug: 'ahead', publication: ahead }))
  })
  for (const slug of ['draft', 'ahead']) {
    expect(await asVisitor((statements) => findPublished(statements, slug))).toBeUndefined()
    expect(await asEva((statements) => findPublished(statements, slug))).toMatchObject({
      slug,
      isPublic: false,
    })
  }
  expect((await asEva((statements) => listPublished(statements, ''))).rows).toEqual([])
  expect(await listFurtherPages(database)).toEqual([])
  expect(await asVisitor((statements) => newestPosts(statements, 10))).toEqual([])
  await database.pool.query(`update blogs set published_at = now() where slug = 'ahead'`)
  expect(await asVisitor((statements) => listPublished(statements, ''))).toMatchObject({
    rows: [{ slug: 'ahead' }],
  })
})

test('a post is no older than its publication, whenever it was typed in', async () => {
  await database.pool.query(`insert into blogs
    (title, slug, content, excerpt, reading_minutes, author_id, updated_at, published_at)
    values ('A title', 'a-title', '<p>Words</p>', 'Words', 1, '${eva}', '2026-01-01', '2026-01-20')`)
  const [newest] = await asVisitor((statements) => newestPosts(statements, 1))
  const found = await asVisitor((statements) => findPublished(statements, 'a-title'))
  const [listed] = await listFurtherPages(database)
  const expected = newest?.publishedAt
  expect(newest?.updatedAt).toBe(expected)
  expect(found?.updatedAt).toBe(expected)
  expect(listed?.updatedAt.toISOString()).toBe(expected)
})

test('a slug is taken once, and the second post says so', async () => {
  await asEva((statements) => savePost(statements, '', formOf()))
  const again = asEva((statements) => savePost(statements, '', formOf({ slug: 'A Title!' })))
  await expect(again).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A post with this slug already exists',
    fields: { slug: 'A post with this slug already exists' },
  })
})

test('whoever is no admin changes nothing', async () => {
  await asEva((statements) => savePost(statements, '', formOf()))
  const id = await idOf('a-title')
  for (const identity of [nobody, person(ada)]) {
    const work = (job: (statements: Statements) => Promise<unknown>) => withIdentity(database, identity, job)
    await expect(work((statements) => savePost(statements, '', formOf({ slug: 'x' })))).rejects.toThrow()
    await expect(work((statements) => savePost(statements, id, formOf({ title: 'x' })))).rejects.toThrow()
    await expect(work((statements) => deletePost(statements, id))).rejects.toThrow()
  }
  expect(await asEva((statements) => findPost(statements, id))).toMatchObject({ title: 'A title' })
})

test('editing keeps author and time, deleting can be undone, and the log knows all of it', async () => {
  await asEva((statements) => savePost(statements, '', formOf({ publication: '2026-01-02T03:04:05Z' })))
  const id = await idOf('a-title')
  await asEva((statements) =>
    savePost(statements, id, formOf({ title: 'B', publication: '2026-01-02T03:04:05Z' })),
  )
  const before = await asEva((statements) => findPost(statements, id))
  expect(before).toMatchObject({ title: 'B', authorId: eva, publishedAt: '2026-01-02T03:04:05.000Z' })
  const { entryId } = await asEva((statements) => deletePost(statements, id))
  expect(await asVisitor((statements) => findPublished(statements, 'a-title'))).toBeUndefined()
  await asEva((statements) => restorePost(statements, entryId))
  expect(await asEva((statements) => findPost(statements, id))).toEqual(before)
  const { rows } = await database.pool.query(
    `select action from audit_log where subject_id = '${id}' order by created_at, action`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete', 'restore'])
})

test('content of which nothing is left is refused', async () => {
  const empty = asEva((statements) =>
    savePost(statements, '', formOf({ content: '<script>alert(1)</script>' })),
  )
  await expect(empty).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { content: expect.any(String) },
  })
})

test('a thousand posts: pages by key, without gap or repetition', async () => {
  await database.pool
    .query(`insert into blogs (title, slug, content, excerpt, reading_minutes, author_id, published_at)
    select 'Title ' || n, 'slug-' || n, repeat('<p>text</p>', 300), repeat('x', 150), 1, '${eva}',
      now() - (n / 3) * interval '1 hour' from generate_series(1, 1000) n`)
  await asVisitor((statements) => listPublished(statements, ''))
  const seen = new Set<string>()
  let after = ''
  for (let page = 0; page < 30; page += 1) {
    const { rows, next } = await asVisitor((statements) => listPublished(statements, after))
    for (const { id } of rows) seen.add(id)
    after = next
  }
  expect(seen.size).toBe(300)
  for (const sort of ['title', 'slug', 'published'] as const) {
    for (const search of ['', 'Title 9']) {
      const query = { search, sort, direction: 'desc', after: '' } as const
      const { rows } = await asEva((statements) => listPosts(statements, query))
      expect(rows.length).toBe(25)
    }
  }
})

test('the examples for a new installation can be read by everybody, and come out as they went in', async () => {
  const stored = new Set<string>()
  const covers = await storeDemoCovers({ put: async (name) => void stored.add(`/files/${name}`) })
  const count = await withIdentity(database, { role: 'operator' }, (statements) =>
    seedDemoPosts(statements, eva, covers),
  )
  const { rows } = await asVisitor((statements) => listPublished(statements, ''))
  expect(rows.length).toBe(count)
  for (const { slug, excerpt, imageUrl } of rows) {
    expect(excerpt.length).toBeGreaterThan(100)
    expect(stored).toContain(imageUrl)
    // With the smaller copies that a phone and a card are given.
    expect(readUploadedImage(imageUrl ?? '')?.srcSet).toContain('-480.webp 480w')
    const post = await asVisitor((statements) => findPublished(statements, slug))
    expect(post?.content).toMatch(/<h[23]>/)
    expect(post?.content).toBe(
      (await database.pool.query('select content from blogs where slug = $1', [slug])).rows[0].content,
    )
  }
})
