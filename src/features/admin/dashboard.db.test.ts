import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withAdmin } from '#platform/admin-only.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { countEverything, readActivity, readSystemState } from './dashboard.server.ts'
import { listUnsentMail, resendMail } from './mail.server.ts'

let database: Database
let eva: TestPerson
let ada: TestPerson
beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true })
  ada = await newPerson(database)
})
afterAll(() => database.close())

const today = new Date().toISOString().slice(0, 10)

test('an admin sees how much was generated and by how many, an ordinary person nothing of others', async () => {
  for (const tool of ['story-prompt', 'story-prompt', 'text-to-prompt'])
    await ada.as(({ query }) =>
      query(
        `insert into prompt_history (tool_slug, form_data, result, generated_prompt) values ($1, '{}', '{}', 'secret')`,
        [tool],
      ),
    )
  const seen = await eva.as((statements) => readActivity(statements, today, 30))
  expect(seen.signUps).toHaveLength(30)
  expect(seen.signUps.at(-1)).toEqual({ day: today, value: 2 })
  expect(seen.generations.at(-1)).toEqual({ day: today, value: 3 })
  expect(seen.byTool).toEqual([
    { toolSlug: 'story-prompt', generations: 2 },
    { toolSlug: 'text-to-prompt', generations: 1 },
  ])
  expect(await eva.as(countEverything)).toEqual({ users: 2, toolContents: 0, posts: 0, recentSignUps: 2 })
  expect((await eva.as(({ query }) => query('select 1 from prompt_history'))).rowCount).toBe(0)

  const byAda = await ada.as((statements) => readActivity(statements, today, 30))
  expect(byAda.byTool).toEqual([])
  expect(byAda.signUps.at(-1)?.value).toBe(1)
})

test('mail that was given up is listed without its text and sent again once', async () => {
  const id = randomUUID()
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query(
      `insert into mail_outbox (id, recipient, subject, body) values ($1, 'a@example.org', 'Hello', 'secret')`,
      [id],
    ),
  )
  await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query(
      `update mail_outbox set status = 'dead', attempts = 9, last_error = '550 no such user' where id = $1`,
      [id],
    ),
  )
  const list = () =>
    eva.as((statements) =>
      listUnsentMail(statements, { search: '550', sort: 'created', direction: 'desc', after: '' }),
    )
  const { rows } = await list()
  expect(rows).toMatchObject([{ id, status: 'dead', attempts: 9, lastError: '550 no such user' }])
  expect(JSON.stringify(rows)).not.toContain('secret')
  expect(await eva.as(readSystemState)).toMatchObject({ mailDead: 1, mailWaiting: 0 })

  await withAdmin(database, eva.id, (statements) => resendMail(statements, id))
  expect(await eva.as(readSystemState)).toMatchObject({ mailDead: 0, mailWaiting: 1 })
  await expect(withAdmin(database, eva.id, (statements) => resendMail(statements, id))).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  )
})
