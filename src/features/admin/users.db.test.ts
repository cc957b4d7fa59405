import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { listAudit } from './audit.server.ts'
import { listUsers, setAdminFlag, userSorts } from './users.server.ts'

let database: Database
let eva: TestPerson
beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true, name: 'Eva' })
})
afterAll(() => database.close())

function queryOf(address: string) {
  return readTableQuery(new URLSearchParams(address), {
    sorts: userSorts,
    sort: 'created',
    direction: 'desc',
  })
}

const list = (address: string) => eva.as((statements) => listUsers(statements, queryOf(address)))

test('every order and direction shows everybody exactly once, page by page', async () => {
  for (let index = 0; index < 60; index += 1)
    await newPerson(database, { name: index % 3 === 0 ? '' : `Walker ${index % 7}` })
  const { rows } = await eva.as(({ query }) => query<{ count: number }>('select count(*)::int from profiles'))
  for (const sort of userSorts)
    for (const direction of ['asc', 'desc']) {
      const seen: string[] = []
      let after = ''
      do {
        const page = await list(`sort=${sort}&direction=${direction}&after=${encodeURIComponent(after)}`)
        seen.push(...page.rows.map(({ id }) => id))
        after = page.next
      } while (after !== '' && seen.length < 1_000)
      expect(seen.length, `${sort} ${direction}`).toBe(rows[0]?.count)
      expect(new Set(seen).size, `${sort} ${direction}`).toBe(seen.length)
    }
})

test('a search finds parts of address and name in any case, and its signs mean themselves', async () => {
  const ada = await newPerson(database, { name: 'Ada 100% Lovelace_x' })
  for (const words of ['LOVELACE', 'ada 100%', 'lace_x', ada.email.slice(3, 20).toUpperCase()])
    expect(
      (await list(`search=${encodeURIComponent(words)}`)).rows.map(({ id }) => id),
      words,
    ).toEqual([ada.id])
  for (const words of ['%', '_', "x'; drop table users; --", 'a\\'])
    expect((await list(`search=${encodeURIComponent(words)}`)).rows.every(({ id }) => id === ada.id)).toBe(
      true,
    )
})

test('the log is searched by words, whatever column each of them is in', async () => {
  const ada = await newPerson(database)
  const change = (isAdmin: boolean) =>
    withAdmin(database, eva.id, (statements) => setAdminFlag(statements, ada.id, isAdmin))
  await change(true)
  const find = async (search: string) => {
    const query = { search, sort: 'when', direction: 'asc', after: '' } as const
    return (await eva.as((statements) => listAudit(statements, query))).rows.length
  }
  expect(await find(`GRANT ${ada.email}`)).toBe(1)
  expect(await find(`revoke ${ada.email}`)).toBe(0)
  await change(false)
})

test('the entry of a deletion names the tab that restores it', async () => {
  const about = { subjectType: "what's new post", subjectId: eva.id, subjectName: 'Old news' }
  for (const action of ['create', 'delete'])
    await withAdmin(database, eva.id, (statements) => recordAdminAction(statements, { action, ...about }))
  const query = { search: 'Old news', sort: 'when', direction: 'asc', after: '' } as const
  const { rows } = await eva.as((statements) => listAudit(statements, query))
  expect(rows.map(({ restoringTab }) => restoringTab)).toEqual([undefined, 'whats-new'])
})

test('an end of a page that never was one is the beginning', async () => {
  const first = await list('')
  for (const after of ['x', '|', `${eva.id}|yesterday`, `${eva.id}|2026-99-99 00:00:00+00`, "'|--"])
    expect((await list(`after=${encodeURIComponent(after)}`)).rows[0]?.id, after).toBe(first.rows[0]?.id)
})

test('the flag is granted and revoked, with an entry each; again is nothing new', async () => {
  const ada = await newPerson(database)
  const change = (isAdmin: boolean) =>
    withAdmin(database, eva.id, (statements) => setAdminFlag(statements, ada.id, isAdmin))
  await change(true)
  await change(true)
  await change(false)
  const { rows } = await eva.as((statements) =>
    listAudit(statements, { search: ada.email, sort: 'when', direction: 'asc', after: '' }),
  )
  expect(rows.map(({ action, before, after, actorEmail }) => [action, before, after, actorEmail])).toEqual([
    ['grant admin', { isAdmin: false }, { isAdmin: true }, eva.email],
    ['revoke admin', { isAdmin: true }, { isAdmin: false }, eva.email],
  ])
  await expect(
    withAdmin(database, eva.id, (statements) =>
      setAdminFlag(statements, '00000000-0000-4000-8000-000000000000', true),
    ),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one may take the flag from oneself, but not if nobody else has it', async () => {
  const fred = await newPerson(database, { isAdmin: true })
  await withAdmin(database, fred.id, (statements) => setAdminFlag(statements, fred.id, false))
  await expect(
    withAdmin(database, eva.id, (statements) => setAdminFlag(statements, eva.id, false)),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('last admin') })
})

// The embedded database has one connection, so there nothing happens at the same moment.
const rounds = process.env.TEST_DATABASE === 'postgres' ? 1_000 : 20

test(
  'two admins who demote each other at the same moment, again and again: never none',
  { timeout: 300_000 },
  async () => {
    const fred = await newPerson(database, { isAdmin: true })
    const refusals = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.allSettled([
        withAdmin(database, eva.id, (statements) => setAdminFlag(statements, fred.id, false)),
        withAdmin(database, fred.id, (statements) => setAdminFlag(statements, eva.id, false)),
      ])
      for (const answer of answers)
        if (answer.status === 'rejected') {
          if (!(answer.reason instanceof AppError)) throw answer.reason
          refusals.set(answer.reason.code, (refusals.get(answer.reason.code) ?? 0) + 1)
        }
      const { rows } = await withIdentity(database, { role: 'operator' }, ({ query }) =>
        query<{ id: string }>('select id from profiles where is_admin'),
      )
      expect(rows, `round ${round}`).toHaveLength(1)
      await withIdentity(database, { role: 'operator' }, ({ query }) =>
        query('update profiles set is_admin = true where id = any($1)', [[eva.id, fred.id]]),
      )
    }
    expect([...refusals.values()].reduce((sum, count) => sum + count, 0)).toBe(rounds)
  },
)
