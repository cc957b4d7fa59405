import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { from, openForInsights } from './insights.test-support.ts'
import { listRecordings, readRecording, removeRecording, unpackPieces } from './recordings.server.ts'

const { database, ada, open, asAdmin, empty } = await openForInsights()
beforeEach(empty)
afterAll(() => database.close())

function chunk(recordingId: string, sequence: number, more: object = {}): Blob {
  return new Blob([new Uint8Array(gzipSync(plainChunk(recordingId, sequence, more)))])
}

function plainChunk(recordingId: string, sequence: number, more: object = {}): string {
  const at = Date.now() - 60_000 + sequence * 10_000
  return JSON.stringify({
    recordingId,
    sequence,
    path: '/tools',
    device: 'desktop',
    events: [
      { type: 4, timestamp: at, data: { href: '/tools', width: 1280, height: 900 } },
      { type: 3, timestamp: at + 5_000, data: { source: 3 } },
    ],
    ...more,
  })
}

type Send = ReturnType<typeof open>

async function start(send: Send, address = from, headers: Record<string, string> = {}): Promise<Response> {
  return send('recordings/start', JSON.stringify({ agreed: true }), headers, address)
}

/** A visitor who agreed and was chosen. */
async function begin(send: Send, address = from) {
  const { id, permit } = (await (await start(send, address)).json()) as { id: string; permit: string }
  const put = (sequence: number, body = chunk(id, sequence), headers: Record<string, string> = {}) =>
    send(
      'recordings',
      body,
      {
        'content-length': String(body.size),
        'content-type': 'application/gzip',
        'x-recording-permit': permit,
        ...headers,
      },
      address,
    )
  return { id, permit, put }
}

/** What the player gets. */
async function played(id: string): Promise<unknown> {
  const pieces = await asAdmin((statements) => readRecording(statements, id))
  return new Response(unpackPieces(pieces)).json()
}

test('the pieces of a recording come back in their order, once, and can be removed', async () => {
  const { id, put } = await begin(open())
  for (const sequence of [1, 0, 0, 1]) expect((await put(sequence)).status).toBe(204)
  const { recordings, next } = await asAdmin((statements) => listRecordings(statements, ''))
  expect(recordings).toMatchObject([{ id, seconds: 15, pages: 1, device: 'desktop', firstPath: '/tools' }])
  expect(next).toBe('')
  expect(await played(id)).toMatchObject([{ sequence: 0 }, { sequence: 1 }])
  expect(await asAdmin((statements) => removeRecording(statements, id))).toBe(true)
  expect(await asAdmin((statements) => readRecording(statements, id))).toEqual([])
})

test('a recording without its first piece is listed, and can be removed', async () => {
  const { id, put } = await begin(open())
  for (const sequence of [2, 1]) await put(sequence)
  const { recordings } = await asAdmin((statements) => listRecordings(statements, ''))
  expect(recordings).toMatchObject([{ id, seconds: 15 }])
  expect(await asAdmin((statements) => removeRecording(statements, id))).toBe(true)
})

test('a page that ends sends its piece as it is, and it is checked and kept like any other', async () => {
  const { id, put } = await begin(open())
  const plain = { 'content-type': 'application/json' }
  await expect(put(0, new Blob(['x']), plain)).rejects.toMatchObject({ status: 400 })
  expect((await put(0, new Blob([plainChunk(id, 0)]), plain)).status).toBe(204)
  expect(await played(id)).toMatchObject([{ sequence: 0 }])
})

test('a recording that unpacks to more than its limit is played as far as that', async () => {
  const { id, put } = await begin(open())
  const data = { text: 'x'.repeat(7_500_000) }
  for (let sequence = 0; sequence < 8; sequence++)
    await put(sequence, chunk(id, sequence, { events: [{ type: 3, timestamp: sequence, data }] }))
  expect(await played(id)).toHaveLength(7)
})

test('whoever is no admin sees no recordings', async () => {
  await (await begin(open())).put(0)
  const seen = await withIdentity(database, person(ada), (statements) => listRecordings(statements, ''))
  expect(seen.recordings).toEqual([])
  expect((await asAdmin((statements) => listRecordings(statements, ''))).recordings).toHaveLength(1)
})

test('recordings are listed by key', async () => {
  const send = open()
  for (let count = 0; count < 23; count++) await (await begin(send, `203.0.113.${count}`)).put(0)
  const first = await asAdmin((statements) => listRecordings(statements, ''))
  const second = await asAdmin((statements) => listRecordings(statements, first.next))
  expect([first.recordings.length, second.recordings.length, second.next]).toEqual([20, 3, ''])
  expect(new Set([...first.recordings, ...second.recordings].map(({ id }) => id)).size).toBe(23)
})

test('what is no recording, unpacks without end or is too long is refused', async () => {
  const send = open()
  const { id, put } = await begin(send)
  const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(50_000_000, 32)))])
  const none = [
    new Blob(['x']),
    chunk('x', 0),
    chunk(id, 0, { events: [{ type: 6, timestamp: 1, data: {} }] }),
    bomb,
  ]
  for (const body of none) await expect(put(0, body)).rejects.toMatchObject({ status: 400 })
  const long = { 'content-length': '9999999' }
  await expect(put(0, new Blob(['x']), long)).rejects.toMatchObject({ status: 413 })
  await put(0)
  await database.pool.query('update recording_chunks set size = 999999 where recording_id = $1', [id])
  for (let sequence = 1; sequence < 5; sequence++) await put(sequence)
  await database.pool.query('update recording_chunks set size = 1000000 where recording_id = $1', [id])
  await expect(put(6)).rejects.toMatchObject({ status: 413 })
})

test('nobody is recorded who did not agree, whose browser says no, or under an id of their own', async () => {
  const send = open()
  for (const body of ['{}', '{"agreed":false}', '{"agreed":"true"}'])
    await expect(send('recordings/start', body)).rejects.toMatchObject({ status: 403 })
  for (const signal of ['sec-gpc', 'dnt'])
    await expect(start(send, from, { [signal]: '1' })).rejects.toMatchObject({ status: 403 })
  const { id, permit, put } = await begin(send)
  const own = randomUUID()
  const forged = ['', own, permit.replace(id, own), `${id}.${Date.now()}.`, `${permit}x`, permit.slice(0, -2)]
  for (const text of forged)
    await expect(
      put(0, chunk(text === permit ? id : own, 0), { 'x-recording-permit': text }),
    ).rejects.toMatchObject({ status: 403 })
  await expect(put(0, chunk(own, 0))).rejects.toMatchObject({ status: 403 })
  await expect(put(0, chunk(id, 0), { 'sec-gpc': '1' })).rejects.toMatchObject({ status: 403 })
  const { rows: kept } = await database.pool.query('select 1 from recording_chunks')
  expect(kept).toEqual([])
})

test('with RECORDING_SAMPLE=0 nothing is recorded, not even under an id that was given before', async () => {
  const { id, permit } = await begin(open())
  const off = open({ RECORDING_SAMPLE: '0' })
  await expect(start(off)).rejects.toMatchObject({ status: 404 })
  const body = chunk(id, 0)
  const headers = { 'content-length': String(body.size), 'x-recording-permit': permit }
  await expect(off('recordings', body, headers)).rejects.toMatchObject({ status: 404 })
})

test('one address begins so many recordings within a day, another is not concerned', async () => {
  const send = open({ RECORDING_LIMIT: '3' })
  const address = '198.51.100.4'
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push((await start(send, address)).status)
  expect(statuses).toEqual([200, 200, 200, 204, 204])
  expect((await start(send, '198.51.100.5')).status).toBe(200)
})

test('all recordings together take no more of the disk than they may', async () => {
  const { id, put } = await begin(open())
  await put(0)
  await database.pool.query('update recording_chunks set size = 999990 where recording_id = $1', [id])
  const full = open({ RECORDING_DISK_MB: '1' })
  const other = await begin(full)
  await expect(other.put(0)).rejects.toMatchObject({ status: 413 })
  await database.pool.query('update recording_chunks set size = 1000000 where recording_id = $1', [id])
  const sizes = await database.pool.query(
    'insert into recording_chunks select gen_random_uuid(), sequence, started_at, duration_ms, path, device, body, 10, expires_at from recording_chunks',
  )
  expect(sizes.rowCount).toBe(1)
  expect((await start(open({ RECORDING_DISK_MB: '1' }))).status).toBe(204)
})
