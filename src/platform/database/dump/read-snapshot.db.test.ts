import { expect, test } from 'vitest'
import { openTestDatabase } from '../test-databases.ts'
import { openSnapshot } from './read-snapshot.server.ts'

test('large rows after small ones come in pieces of a few megabytes', { timeout: 60_000 }, async () => {
  const database = await openTestDatabase()
  const client = await database.pool.connect()
  try {
    for (const [count, characters] of [
      [336, 300],
      [120, 100_000],
    ] as const)
      await client.query(
        `insert into library_documents (title, format, language, words, text, content_hash)
         select 'x', 'text', 'en', 1, repeat('x', $2::int), md5($2 || ' ' || n) || md5('')
         from generate_series(1, $1::int) n`,
        [count, characters],
      )
    const { tables, readRows } = await openSnapshot(client)
    const table = tables.find(({ name }) => name === 'library_documents')
    if (table === undefined) throw new Error('No such table')
    const sizes: number[] = []
    let rows = 0
    for await (const lines of readRows(table)) {
      sizes.push(lines.join('\n').length)
      rows += lines.length
    }
    expect(rows).toBe(456)
    expect(Math.max(...sizes)).toBeLessThan(5_000_000)
  } finally {
    client.release(true)
    await database.close()
  }
})
