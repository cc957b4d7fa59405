import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminAction, adminContext, adminLoader, withAdmin } from './admin-only.server.ts'
import { findDeleted, recordAdminAction } from './audit-log.server.ts'
import type { Database } from './database/open-database.server.ts'
import { newPerson } from './database/people.test-support.ts'
import { openTestDatabase, silentLog } from './database/test-databases.ts'
import { withIdentity } from './database/with-identity.server.ts'
import { requestContext, type RequestContext } from './request-context.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const entry = { action: 'delete', subjectType: 'thing', subjectId: '1', subjectName: 'A thing' }

test('only who is an admin at that moment gets to work', async () => {
  const eva = await newPerson(database, { isAdmin: true })
  const ada = await newPerson(database)
  await newPerson(database, { isAdmin: true })
  await expect(withAdmin(database, eva.id, async () => 'done')).resolves.toBe('done')
  await expect(withAdmin(database, ada.id, async () => 'done')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await withIdentity(database, { role: 'operator' }, ({ query }) =>
    query('update profiles set is_admin = false where id = $1', [eva.id]),
  )
  await expect(withAdmin(database, eva.id, async () => 'done')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the log says who and when by itself, and is there only if the deed is', async () => {
  const eva = await newPerson(database, { isAdmin: true })
  const before = { title: 'as it was' }
  const entryId = await withAdmin(database, eva.id, (statements) =>
    recordAdminAction(statements, { ...entry, before }),
  )
  const { rows } = await eva.as(({ query }) => query('select * from audit_log where id = $1', [entryId]))
  expect(rows).toMatchObject([{ actor_id: eva.id, actor_email: eva.email, before, after: null }])
  expect(await eva.as((statements) => findDeleted(statements, { entryId, subjectType: 'thing' }))).toEqual(
    before,
  )
  expect(
    await eva.as((statements) => findDeleted(statements, { entryId, subjectType: 'other' })),
  ).toBeUndefined()

  await expect(
    withAdmin(database, eva.id, async (statements) => {
      await recordAdminAction(statements, { ...entry, subjectId: 'never' })
      throw new Error('the deed failed')
    }),
  ).rejects.toThrow('the deed failed')
  const { rowCount } = await eva.as(({ query }) =>
    query(`select 1 from audit_log where subject_id = 'never'`),
  )
  expect(rowCount).toBe(0)
})

test('nobody changes the log or empties it, not even the owner of the table', async () => {
  const eva = await newPerson(database, { isAdmin: true })
  await withAdmin(database, eva.id, (statements) => recordAdminAction(statements, entry))
  for (const statement of [
    `update audit_log set actor_email = 'somebody else'`,
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(
      eva.as(({ query }) => query(statement)),
      statement,
    ).rejects.toThrow('permission denied')
    await expect(database.pool.query(statement), statement).rejects.toThrow('only ever added to')
  }
})

test('an ordinary person can neither write nor read it', async () => {
  const ada = await newPerson(database)
  await expect(ada.as((statements) => recordAdminAction(statements, entry))).rejects.toThrow(
    'row-level security',
  )
  expect((await ada.as(({ query }) => query('select 1 from audit_log'))).rowCount).toBe(0)
})

test('where a second factor is required, nothing of an admin works without it', async () => {
  const require = (isRequired: boolean) =>
    withIdentity(database, { role: 'operator' }, ({ query }) =>
      query('update installation set admins_need_second_factor = $1', [isRequired]),
    )
  const eva = await newPerson(database, { isAdmin: true })
  const work = () => withAdmin(database, eva.id, async () => 'done')
  const turn = (isOn: boolean) =>
    withIdentity(database, { role: 'auth' }, ({ query }) =>
      query('update users set two_factor_enabled = $2 where id = $1', [eva.id, isOn]),
    )
  await require(true)
  try {
    await expect(work()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('two-factor'),
    })
    await turn(true)
    await expect(work()).resolves.toBe('done')
    await turn(false)
    await expect(work()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  } finally {
    await require(false)
  }
  await expect(work()).resolves.toBe('done')
})

test('without a second factor the loaders of the panel lead to where it is turned on', async () => {
  const eva = await newPerson(database, { isAdmin: true })
  await withIdentity(database, { role: 'operator' }, ({ query }) =>
    query('update installation set admins_need_second_factor = true'),
  )
  const context = new RouterContextProvider()
  context.set(adminContext, { database, onChange: () => undefined })
  context.set(requestContext, {
    viewer: { ...eva, isAdmin: true },
    log: silentLog,
  } as unknown as RequestContext)
  const thrown = await adminLoader(context, async () => 'shown').catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('location')).toBe('/account?second-factor=required#two-factor')
  const { data } = await adminAction(context, async () => 'done')
  expect(data).toMatchObject({
    ok: false,
    code: 'FORBIDDEN',
    message: expect.stringContaining('account page'),
  })
  await withIdentity(database, { role: 'operator' }, ({ query }) =>
    query('update installation set admins_need_second_factor = false'),
  )
})
