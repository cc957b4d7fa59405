import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'
import { nobody, openTransaction, person, withIdentity, type Identity } from './with-identity.server.ts'

let database: Database
const slow = { timeout: 120_000 }

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

async function addPerson(name = 'Someone', image: string | null = null): Promise<string> {
  const id = randomUUID()
  await as({ role: 'auth' }, 'insert into users (id, name, email, image) values ($1, $2, $3, $4)', [
    id,
    name,
    `${id}@example.org`,
    image,
  ])
  return id
}

async function as<Row extends object>(
  identity: Identity,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await withIdentity(database, identity, ({ query }) => query<Row>(statement, values))
  return rows
}

async function appoint(id: string): Promise<void> {
  await as({ role: 'operator' }, 'update profiles set is_admin = true where id = $1', [id])
}

const saveText = `insert into prompt_history (tool_slug, form_data, result, generated_prompt)
  values ('text-to-prompt', '{}', '{}', $1)`

test('a profile appears with the account and follows it', async () => {
  const id = await addPerson('Ada Lovelace', 'https://example.org/ada.png')
  const find = () => as(person(id), 'select full_name, avatar_url, is_admin, email from profiles')
  expect(await find()).toEqual([
    {
      full_name: 'Ada Lovelace',
      avatar_url: 'https://example.org/ada.png',
      is_admin: false,
      email: `${id}@example.org`,
    },
  ])
  await as({ role: 'auth' }, `update users set name = 'Ada King', email = $2 where id = $1`, [
    id,
    `${id}@king.example`,
  ])
  expect(await find()).toMatchObject([{ full_name: 'Ada King', email: `${id}@king.example` }])
  await as({ role: 'auth' }, 'delete from users where id = $1', [id])
  expect(await find()).toEqual([])
})

test('is_admin and the flag agree', async () => {
  const id = await addPerson()
  const read = () => as(nobody, 'select is_admin($1) as it', [id])
  expect(await read()).toEqual([{ it: false }])
  await appoint(id)
  expect(await read()).toEqual([{ it: true }])
  expect(await as(nobody, 'select is_admin($1) as it', [randomUUID()])).toEqual([{ it: false }])
})

test('whoever is nobody sees nothing and can save nothing', async () => {
  const id = await addPerson()
  await as(person(id), saveText, ['mine'])
  for (const table of ['profiles', 'prompt_history']) {
    expect(await as(nobody, `select id from ${table}`)).toEqual([])
  }
  await expect(as(nobody, saveText, ['whose?'])).rejects.toMatchObject({
    code: expect.stringMatching(/42501|23502/),
  })
  await expect(as(nobody, 'select id from sessions')).rejects.toMatchObject({ code: '42501' })
})

test('what is not the id of a person is refused before it reaches the database', async () => {
  for (const id of ['1', `${randomUUID()}' or true --`, randomUUID().toUpperCase()]) {
    await expect(as(person(id), 'select 1')).rejects.toThrow('not a UUID')
  }
})

test('owner, id and time of a saved prompt cannot be forged', async () => {
  const [me, other] = [await addPerson(), await addPerson()]
  for (const column of ['user_id', 'id', 'created_at']) {
    const value = column === 'created_at' ? '2001-01-01' : other
    const forged = `insert into prompt_history (${column}, tool_slug, form_data, result, generated_prompt)
      values ($1, 'x', '{}', '{}', 'x')`
    await expect(as(person(me), forged, [value]), column).rejects.toMatchObject({ code: '42501' })
    await expect(
      as(person(me), `update prompt_history set ${column} = $1`, [value]),
      column,
    ).rejects.toMatchObject({ code: '42501' })
  }
})

test('a thousand interleaved transactions of twenty people show nobody what is another’s', slow, async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson()))
  for (const id of people) await as(person(id), saveText, [`secret of ${id}`])
  let failures = 0
  const takeTurn = async (index: number) => {
    const id = people[index % people.length] ?? ''
    if (index % 7 === 0) {
      // Ends in the middle, by an error of the database or of our own.
      const failing = withIdentity(database, person(id), async ({ query }) => {
        await query('select id from prompt_history')
        if (index % 2 === 0) await query('select 1/0')
        throw new Error('changed my mind')
      })
      await failing.catch(() => (failures += 1))
      return []
    }
    const select = 'select generated_prompt from prompt_history'
    if (index % 11 === 0) return as<{ generated_prompt: string }>(nobody, select)
    const rows = await as<{ generated_prompt: string }>(person(id), select)
    expect(rows).toHaveLength(1)
    return rows.filter((row) => row.generated_prompt !== `secret of ${id}`)
  }
  const outcomes: object[][] = []
  // Of a thousand at once the last would wait longer for a connection than a busy machine lets them.
  for (let first = 0; first < 1_000; first += 100)
    outcomes.push(...(await Promise.all(Array.from({ length: 100 }, (_, place) => takeTurn(first + place)))))
  expect(outcomes.flat()).toEqual([])
  expect(failures).toBe(143)
  const { rows } = await database.pool.query(
    `select current_setting('app.user_id', true) as id, current_user = session_user as is_itself`,
  )
  expect(rows).toEqual([{ id: '', is_itself: true }])
})

test('the last admin cannot be removed', async () => {
  await database.pool.query('update profiles set is_admin = false where false')
  const eva = await addPerson()
  await appoint(eva)
  const others = await as<{ id: string }>(
    { role: 'operator' },
    'select id from profiles where is_admin and id <> $1',
    [eva],
  )
  for (const { id } of others)
    await as(person(eva), 'update profiles set is_admin = false where id = $1', [id])
  const refusal = { code: '23514', constraint: 'keep_one_admin' }
  await expect(
    as(person(eva), 'update profiles set is_admin = false where id = $1', [eva]),
  ).rejects.toMatchObject(refusal)
  await expect(as({ role: 'auth' }, 'delete from users where id = $1', [eva])).rejects.toMatchObject(refusal)
  const otto = await addPerson()
  await as(person(eva), 'update profiles set is_admin = true where id = $1', [otto])
  await as(person(eva), 'update profiles set is_admin = false where id = $1', [eva])
  expect(
    await as(person(eva), 'update profiles set is_admin = true where id = $1 returning id', [eva]),
  ).toEqual([])
  await expect(as(person(otto), 'update profiles set is_admin = false')).rejects.toMatchObject(refusal)
})

test('two admins who remove each other at the same moment do not both succeed', slow, async () => {
  const before = await as<{ id: string }>({ role: 'operator' }, 'select id from profiles where is_admin')
  const [one, other] = [await addPerson(), await addPerson()]
  await appoint(one)
  for (const { id } of before)
    await as(person(one), 'update profiles set is_admin = false where id = $1', [id])
  // The embedded database has one connection, so there nothing happens at the same moment.
  const rounds = process.env.TEST_DATABASE === 'postgres' ? 300 : 10
  for (let round = 0; round < rounds; round += 1) {
    await appoint(one)
    await appoint(other)
    const removed = await Promise.allSettled([
      as(person(one), 'update profiles set is_admin = false where id = $1 returning id', [other]),
      as(person(other), 'update profiles set is_admin = false where id = $1 returning id', [one]),
      as({ role: 'operator' }, 'update profiles set is_admin = false'),
    ])
    const admins = await as({ role: 'operator' }, 'select id from profiles where is_admin')
    expect(admins.length, JSON.stringify(removed)).toBeGreaterThan(0)
  }
})

test('an allowance refuses what is over, says how long to wait, and refills', async () => {
  const take = async (key: string, allowed: number, seconds: number) =>
    (
      await as<{ wait: number }>(nobody, 'select take_allowance($1, $2, $3) as wait', [key, allowed, seconds])
    )[0]?.wait
  const waits = await Promise.all(Array.from({ length: 30 }, () => take('many', 10, 60)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(6)
  expect(await take('another', 1, 60)).toBe(0)
  expect(await take('another', 1, 60)).toBe(60)
  expect(await take('quick', 1, 1)).toBe(0)
  await new Promise((done) => setTimeout(done, 1_050))
  expect(await take('quick', 1, 1)).toBe(0)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'whoever had to wait for the row of an allowance is not told to wait that much longer',
  async () => {
    const take = `select take_allowance('held', 10, 60) as wait`
    const holder = await database.pool.connect()
    await holder.query('begin; lock table rate_limits in exclusive mode')
    const waiting = as<{ wait: number }>(nobody, take)
    await new Promise((done) => setTimeout(done, 1_200))
    for (let taken = 0; taken < 10; taken += 1) await holder.query(take)
    await holder.query('commit')
    holder.release()
    expect((await waiting)[0]?.wait).toBeLessThanOrEqual(6)
  },
)

test('a date begins at midnight in UTC, whatever the time zone of the session', async () => {
  await database.pool.query(`set timezone to 'Europe/Berlin'`)
  expect(await as(nobody, `select '2026-11-20'::date = '2026-11-20T00:00Z'::timestamptz as is_utc`)).toEqual([
    { is_utc: true },
  ])
  await database.pool.query('reset timezone')
})

test('what would wait for itself is refused at once', async () => {
  const nested = withIdentity(database, nobody, () => withIdentity(database, nobody, async () => 1))
  await expect(nested).rejects.toThrow('inside')
  expect(await as(nobody, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a transaction that is opened by hand ends once, and forgets who it was for', async () => {
  const id = await addPerson()
  const transaction = await openTransaction(database, person(id))
  await transaction.query(saveText, ['kept'])
  await transaction.commit()
  await transaction.rollback()
  expect(await as(person(id), 'select generated_prompt from prompt_history')).toEqual([
    { generated_prompt: 'kept' },
  ])
  const undone = await openTransaction(database, person(id))
  await undone.query(saveText, ['not kept'])
  await undone.rollback()
  expect(await as(person(id), 'select id from prompt_history')).toHaveLength(1)
})
