import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handleEditing } from './admin-form.server.ts'
import { withAdmin } from './admin-only.server.ts'
import { findLastChange, recordAdminAction } from './audit-log.server.ts'
import type { Database } from './database/open-database.server.ts'
import { newPerson } from './database/people.test-support.ts'
import { openTestDatabase } from './database/test-databases.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an older tab does not overwrite what another admin changed, also after a save of one’s own', async () => {
  const [eva, ada] = [
    await newPerson(database, { isAdmin: true }),
    await newPerson(database, { isAdmin: true }),
  ]
  const id = randomUUID()
  const opened = () =>
    withAdmin(database, eva.id, async (statements) => (await findLastChange(statements, id)) ?? '')
  const save = (who: { id: string }, version: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent: 'save', id, version })) form.set(name, value)
    return withAdmin(database, who.id, (statements) =>
      handleEditing(statements, form, {
        schema: z.object({}),
        async save() {
          const entry = { action: 'update', subjectType: 'thing', subjectId: id, subjectName: 'A thing' }
          await recordAdminAction(statements, entry)
        },
        remove: () => Promise.reject(new Error('not asked for')),
        restore: () => Promise.reject(new Error('not asked for')),
      }),
    )
  }
  await save(eva, '')
  const older = await opened()
  await save(ada, older)
  const newer = await opened()
  await save(eva, newer)
  // Its answer may have been lost.
  await save(eva, newer)
  await expect(save(eva, older)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(save(eva, '')).rejects.toMatchObject({ code: 'CONFLICT' })
})
