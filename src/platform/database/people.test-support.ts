import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { person, withIdentity, type Statements } from './with-identity.server.ts'

export type TestPerson = {
  id: string
  email: string
  as: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
}

/** Somebody who has signed up; an admin if the operator made them one. */
export async function newPerson(
  database: { pool: Pool },
  { isAdmin = false, name = 'Someone' } = {},
): Promise<TestPerson> {
  const id = randomUUID()
  const email = `${id}@example.org`
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (id, name, email) values ($1, $2, $3)', [id, name, email]),
  )
  if (isAdmin)
    await withIdentity(database, { role: 'operator' }, ({ query }) =>
      query('update profiles set is_admin = true where id = $1', [id]),
    )
  return { id, email, as: (work) => withIdentity(database, person(id), work) }
}
