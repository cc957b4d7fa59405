import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '#platform/database/test-databases.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { toolSlugs } from '#tools/tools.ts'

type Place = { place: TestDatabase; database: Database }

async function openPlace(): Promise<Place> {
  const place = await createTestDatabase()
  return { place, database: await openDatabase(place.config, silentLog) }
}

async function closePlace({ place, database }: Place): Promise<void> {
  await database.close()
  await place.drop()
}

function seed({ place }: Place): Promise<{ code: number; text: string }> {
  const { databaseUrl, dataDir } = place.config
  const environment = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/seed-demo.ts'], { env: environment }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })
}

test(
  'it refuses where people are, and fills what is empty, once, beside a running server',
  { timeout: 120_000 },
  async () => {
    const here = await openPlace()
    const { database } = here
    const eva = await newPerson(database, { isAdmin: true })
    const guest = await newPerson(database)
    expect(await seed(here)).toMatchObject({ code: 1, text: expect.stringContaining('more than one person') })
    await withIdentity(database, { role: 'auth' }, ({ query }) =>
      query('delete from users where id = $1', [guest.id]),
    )

    expect(await seed(here)).toMatchObject({ code: 0 })
    const seen = await withIdentity(database, nobody, async ({ query }) => ({
      slugs: (await query<{ slug: string }>('select tool_slug as slug from tools_content')).rows,
      posts: (await query('select 1 from whats_new_posts')).rowCount,
      articles: (await query('select 1 from blogs')).rowCount,
    }))
    expect(seen.slugs.map(({ slug }) => slug).sort()).toEqual([...toolSlugs].sort())
    expect(seen.posts).toBeGreaterThan(2)
    expect(seen.articles).toBeGreaterThan(2)

    expect(await seed(here)).toMatchObject({ code: 1, text: expect.stringContaining('content already') })
    expect((await eva.as(({ query }) => query('select 1 from tools_content'))).rowCount).toBe(
      toolSlugs.length,
    )
    await closePlace(here)
  },
)

test('without an admin the articles are signed by an account that nobody can use', async () => {
  const here = await openPlace()
  const { database } = here
  try {
    expect(await seed(here)).toMatchObject({ code: 0 })
    const { rows } = await withIdentity(database, nobody, ({ query }) =>
      query('select distinct blog_author(id) as author from blogs'),
    )
    expect(rows).toEqual([{ author: 'Blueprompt team' }])
    const ways = await withIdentity(database, { role: 'auth' }, ({ query }) =>
      query('select 1 from accounts'),
    )
    expect(ways.rowCount).toBe(0)
  } finally {
    await closePlace(here)
  }
})
