import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { createTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { findLife } from './seed-demo.ts'

test('the author that a failed try left behind is not taken for a person', async () => {
  const place = await createTestDatabase()
  const database = await openDatabase(place.config, silentLog)
  const life = () => withIdentity(database, { role: 'operator' }, findLife)
  try {
    await newPerson(database)
    await withIdentity(database, { role: 'auth' }, ({ query }) =>
      query(`insert into users (name, email) values ('Team', 'demo-author@example.invalid')`),
    )
    expect(await life()).toEqual({ adminId: undefined })
    await newPerson(database)
    expect(await life()).toMatchObject({ reason: 'more than one person has signed up' })
  } finally {
    await database.close()
    await place.drop()
  }
})
