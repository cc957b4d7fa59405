import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { nobody, person, withIdentity } from '#platform/database/with-identity.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { deleteDocument, listDocuments } from './documents.server.ts'
import { seedFirstLibrary } from './first-library.server.ts'
import type { Library } from './library.server.ts'
import {
  check,
  lighthouse,
  newPerson,
  openLibrary,
  orchard,
  textFile,
  unrelated,
} from './library.test-support.ts'

let database: Database
let library: Library
const never = new AbortController().signal
let eva = ''
let ada = ''
let ben = ''

beforeAll(async () => {
  database = await openTestDatabase()
  library = openLibrary(database)
  eva = await newPerson(database, { isAdmin: true })
  ada = await newPerson(database)
  ben = await newPerson(database)
  const added = await library.importSource(
    { userId: eva, scope: 'library' },
    textFile('The lighthouse.txt', lighthouse),
    never,
  )
  expect(added).toMatchObject({ outcome: 'added', title: 'The lighthouse' })
  await library.importSource({ userId: ada, scope: 'own' }, textFile('Orchard.txt', orchard), never)
})

afterAll(async () => {
  await library.close()
  await database.close()
})

test('everybody’s check finds a passage of the library, with its source', async () => {
  const text = `${unrelated} ${lighthouse.slice(0, 240)}`
  const { sources, matches, coverage, score } = await check(library, { text })
  expect(sources).toMatchObject([{ title: 'The lighthouse', origin: 'library' }])
  expect(matches.every(({ start, end, excerpt }) => text.slice(start, end) === excerpt)).toBe(true)
  const [match] = matches
  expect(lighthouse.slice(match?.source?.start, match?.source?.end)).toBe(match?.source?.excerpt)
  expect(coverage.documents).toBe(1)
  expect(score).toBeGreaterThan(30)
})

test('evasions and other wordings find the same document', async () => {
  const disguised = lighthouse.replace(/e/g, 'е').replace(/(\w{3})(\w)/g, '$1​$2')
  const reworded =
    'Before breakfast forty gulls were counted by the keeper of the lighthouse, who used red ink to write the number. The inspector from the mainland compared the two ledgers of keeper and sister, and sighed.'
  for (const text of [disguised, lighthouse.toUpperCase(), `${unrelated} ${reworded}`]) {
    const { sources } = await check(library, { text })
    expect(
      sources.map(({ title }) => title),
      text.slice(0, 40),
    ).toEqual(['The lighthouse'])
  }
})

test('a text that shares nothing has no source and a score of 0', async () => {
  expect(await check(library, { text: unrelated })).toMatchObject({ sources: [], score: 0 })
})

test('a private source is reached by its owner’s check and by nobody else’s', async () => {
  const own = await check(library, { text: orchard }, ada)
  expect(own.sources).toMatchObject([{ title: 'Orchard', origin: 'own' }])
  // A kept source is no text that came with the request.
  expect(own.coverage.documents).toBe(2)
  expect(own.coverage.compared.join()).not.toContain('you provided')
  for (const other of [undefined, ben, eva]) {
    const { sources, score, coverage } = await check(library, { text: orchard }, other)
    expect({ sources, score, documents: coverage.documents }).toEqual({ sources: [], score: 0, documents: 1 })
  }
})

test('the two search functions give private rows to their owner only', async () => {
  const asked = async (identity: Parameters<typeof withIdentity>[1]) =>
    withIdentity(database, identity, async ({ query }) => {
      const passages = await query(`select * from find_library_passages(array['''orchard''','''gull'''], 10)`)
      const prints = await query(
        `select * from find_library_fingerprints((select array_agg(h) from unnest($1::int[]) h), 10)`,
        [hashesOfAll],
      )
      return [passages.rowCount, prints.rowCount > 0]
    })
  const { rows } = await database.pool.query<{ hash: number }>(
    'select hash from library_fingerprints where owner_id is not null',
  )
  const hashesOfAll = rows.map(({ hash }) => hash)
  expect(hashesOfAll.length).toBeGreaterThan(3)
  expect(await asked(person(ada))).toEqual([2, true])
  for (const identity of [nobody, person(ben), person(eva)]) expect(await asked(identity)).toEqual([1, false])
})

test('neither an admin nor a stranger lists or deletes a private source, and no stranger the library', async () => {
  const idOf = async (title: string) =>
    (
      await database.pool.query<{ id: number }>('select id from library_documents where title = $1', [title])
    ).rows.at(0)?.id ?? 0
  const orchardId = await idOf('Orchard')
  for (const who of [eva, ben]) {
    const gone = await withIdentity(database, person(who), async (statements) => ({
      listed: (await listDocuments(statements, 'own', { search: '' })).items,
      own: await deleteDocument(statements, 'own', orchardId),
    }))
    expect(gone).toEqual({ listed: [], own: undefined })
  }

  const lighthouseId = await idOf('The lighthouse')
  expect(
    await withIdentity(database, person(ben), (statements) =>
      deleteDocument(statements, 'library', lighthouseId),
    ),
  ).toBeUndefined()
  await expect(
    library.importSource({ userId: ben, scope: 'library' }, textFile('x.txt', unrelated), never),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the same text in another dress, and nearly the same text, is told and not kept twice', async () => {
  const to = { userId: ada, scope: 'own' as const }
  const long = Array.from(
    { length: 30 },
    (_, part) => `${orchard} In year ${part} pears ripened ${part * 3} days late.`,
  ).join(' ')
  expect(await library.importSource(to, textFile('long.txt', long), never)).toMatchObject({
    outcome: 'added',
  })
  const again = await library.importSource(to, textFile('a.txt', orchard.toUpperCase()), never)
  expect(again).toEqual({ outcome: 'known', title: 'Orchard' })
  const near = await library.importSource(to, textFile('b.txt', `${long} One more line at the end.`), never)
  expect(near).toEqual({ outcome: 'known', title: 'long' })
  const others = await library.importSource({ userId: ben, scope: 'own' }, textFile('c.txt', orchard), never)
  expect(others).toMatchObject({ outcome: 'added' })
})

test('a long text that begins like another one is kept', async () => {
  const to = { userId: ben, scope: 'own' as const }
  const report = (year: string) =>
    [
      ...Array.from({ length: 1_000 }, (_, at) => `preface${at}`),
      ...Array.from({ length: 4_000 }, (_, at) => year + at),
    ].join(' ')
  for (const year of ['former', 'latter']) {
    const added = await library.importSource(to, textFile(`${year}.txt`, report(year)), never)
    expect(added).toMatchObject({ outcome: 'added' })
  }
})

test('an import that broke off is finished by the next one, and a canceled one leaves nothing', async () => {
  const controller = new AbortController()
  let [connections, failAt, abortAt] = [0, 5, Infinity]
  const pool = new Proxy(database.pool, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (key !== 'connect') return value
      return () => {
        connections += 1
        if (connections === abortAt) controller.abort()
        return connections === failAt ? Promise.reject(new Error('gone')) : target.connect()
      }
    },
  })
  const breaking = openLibrary({ ...database, pool })
  const add = (name: string) => {
    connections = 0
    const text = Array.from({ length: 12_000 }, (_, at) => name + at).join(' ')
    return breaking.importSource({ userId: eva, scope: 'library' }, textFile(name, text), controller.signal)
  }
  const rowsOf = async (title: string) =>
    (
      await database.pool.query(
        `select action, (select indexed_at is not null from library_documents where title = subject_name) as found
         from audit_log where subject_name = $1 order by created_at`,
        [title],
      )
    ).rows
  try {
    await expect(add('broken.txt')).rejects.toThrow()
    expect(await rowsOf('broken')).toEqual([{ action: 'create', found: false }])
    failAt = Infinity
    expect(await add('broken.txt')).toMatchObject({ outcome: 'added' })
    expect(await rowsOf('broken')).toEqual([{ action: 'create', found: true }])
    expect(await add('broken.txt')).toMatchObject({ outcome: 'known' })
    abortAt = 4
    await expect(add('canceled.txt')).rejects.toMatchObject({ name: 'AbortError' })
    expect(await rowsOf('canceled')).toEqual([
      { action: 'create', found: null },
      { action: 'delete', found: null },
    ])
  } finally {
    await breaking.close()
    await database.pool.query(`delete from library_documents where title = 'broken'`)
  }
})

test('indexing again changes nothing that can be found, and deleting removes every trace', async () => {
  const to = { userId: ben, scope: 'own' as const }
  const added = await library.importSource(to, textFile('bike.txt', unrelated), never)
  if (added.outcome !== 'added') throw new Error('not added')
  const rowsOf = async () =>
    (
      await database.pool.query(
        `select 'f' as kind, hash::text as what from library_fingerprints where document_id = $1
         union all select 'p', stems::text from library_passages where document_id = $1 order by 1, 2`,
        [added.id],
      )
    ).rows
  const before = await rowsOf()
  expect(before.length).toBeGreaterThan(3)
  // Two admins at once, too.
  const twice = [1, 2].map(() => library.reindex({ ...to, id: added.id }))
  expect(await Promise.all(twice)).toEqual([true, true])
  expect(await rowsOf()).toEqual(before)
  expect(await library.reindex({ userId: ada, scope: 'own', id: added.id })).toBe(false)
  await withIdentity(database, person(ben), (statements) => deleteDocument(statements, 'own', added.id))
  expect(await rowsOf()).toEqual([])
  expect((await check(library, { text: unrelated }, ben)).score).toBe(0)
})

test('who has added too many sources waits, and an admin goes on filling the library', async () => {
  const busy = openLibrary(database, {}, { limits: { take: async () => 60 } })
  const add = (userId: string, scope: 'own' | 'library') =>
    busy.importSource({ userId, scope }, textFile('empty.txt', ' '), never)
  try {
    await expect(add(ada, 'own')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await add(eva, 'library')).toMatchObject({ outcome: 'failed' })
  } finally {
    await busy.close()
  }
})

test('a deleted account takes its sources with it', async () => {
  const cora = await newPerson(database)
  await library.importSource({ userId: cora, scope: 'own' }, textFile('x.txt', unrelated), never)
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('delete from users where id = $1', [cora]),
  )
  const left = await database.pool.query('select from library_fingerprints where owner_id = $1', [cora])
  expect(left.rowCount).toBe(0)
})

test('without its database the check compares what it was given and says that the library was not searched', async () => {
  const broken = openLibrary({
    ...database,
    pool: { connect: () => Promise.reject(new Error('gone')) } as unknown as Database['pool'],
  })
  try {
    const { sources, coverage } = await check(broken, {
      text: orchard,
      compareWith: [{ title: 'Mine', text: orchard }],
    })
    expect(sources).toMatchObject([{ title: 'Mine', share: 100 }])
    expect(coverage.notChecked).toContain(
      'this site’s library and any private sources of yours (they couldn’t be searched this time)',
    )
  } finally {
    await broken.close()
  }
})

test('the first library is filled once, and a copied opening is found with its author', async () => {
  for (let round = 0; round < 2; round += 1)
    await withIdentity(database, { role: 'operator' }, seedFirstLibrary)
  const { rows } = await database.pool.query<{ copies: number }>(
    `select count(*)::int as copies from library_documents where title like 'Abraham Lincoln%'`,
  )
  expect(rows[0]?.copies).toBe(1)
  const { sources } = await check(library, {
    text: 'Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war.',
  })
  expect(sources[0]?.title).toContain('Abraham Lincoln')
})
