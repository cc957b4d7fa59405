import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.server.ts'
import { makeBucket, openFileStorage, type FileStorage } from './file-storage.server.ts'
import { answerUploadedFile } from './uploaded-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-files-'))
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  // For lists it computes another signature than Amazon does, without the slash after the bucket.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let endpoint = ''

beforeAll(async () => {
  const { port } = await bucket.run()
  endpoint = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

function storageOf(kind: string) {
  const s3 = {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return openFileStorage(parseConfig({ DATA_DIR: join(folder, 'data'), ...(kind === 'bucket' ? s3 : {}) }))
}

async function namesIn(storage: FileStorage): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.list()) names.push(name)
  return names
}

const name = `${'0a'.repeat(16)}-3x2.webp`

test.for(['folder', 'bucket'])('a %s gives back what was put, and nothing for what was not', async (kind) => {
  const storage = await storageOf(kind)
  const bytes = new Uint8Array([1, 2, 3, 0, 255])
  await storage.put(name, bytes, 'image/webp')
  expect(new Uint8Array((await storage.get(name)) ?? [])).toEqual(bytes)
  expect(await storage.get(`${'0b'.repeat(16)}-3x2.webp`)).toBeUndefined()
  expect(await namesIn(storage)).toEqual([name])
})

test('a bucket that is missing is said, made once and then used', async () => {
  const config = parseConfig({
    DATA_DIR: join(folder, 'data'),
    S3_BUCKET: 'new-pictures',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const storage = await openFileStorage(config)
  await expect(namesIn(storage)).rejects.toMatchObject({ cause: { name: 'NoSuchBucket' } })
  expect(await makeBucket(config)).toBe('made')
  expect(await makeBucket(config)).toBe('there already')
  await storage.put(name, new Uint8Array([1]), 'image/webp')
  expect(await namesIn(storage)).toEqual([name])
})

test('a folder that nothing was put in yet has no files', async () => {
  const storage = await openFileStorage(parseConfig({ DATA_DIR: join(folder, 'new') }))
  expect(await namesIn(storage)).toEqual([])
})

test('a bucket that is not there is an outage, and never an empty answer', async () => {
  const storage = await openFileStorage(
    parseConfig({
      S3_BUCKET: 'elsewhere',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'none',
      S3_SECRET_ACCESS_KEY: 'none',
    }),
  )
  const outage = { name: 'AppError', status: 503 }
  await expect(storage.get(name)).rejects.toMatchObject(outage)
  await expect(storage.put(name, new Uint8Array([1]), 'image/webp')).rejects.toMatchObject(outage)
})

test('a disk that takes nothing more is an outage too', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const storage = await openFileStorage(parseConfig({ DATA_DIR: file }))
  const putting = storage.put(name, new Uint8Array([1]), 'image/webp')
  await expect(putting).rejects.toMatchObject({ name: 'AppError', status: 503 })
})

test('an image is served so that nothing in it can run, and is kept for ever', async () => {
  const storage = await storageOf('folder')
  await storage.put(name, new Uint8Array([7]), 'image/webp')
  const answer = await answerUploadedFile(storage, new Request('http://x/'), name)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': 'inline; filename="image.webp"',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const etag = answer.headers.get('etag') ?? ''
  const again = await answerUploadedFile(
    storage,
    new Request('http://x/', { headers: { 'if-none-match': etag } }),
    name,
  )
  expect(again.status).toBe(304)
})

test.for([
  '../blueprompt.db',
  '..%2f..%2fetc%2fpasswd',
  'database',
  'x.svg',
  `${name}/../x`,
  `../${name}`,
  `${name}\0`,
  name.replace('.webp', '.html'),
  name.toUpperCase(),
  '',
])('%j is no name of a file', async (path) => {
  const answer = await answerUploadedFile(await storageOf('folder'), new Request('http://x/'), path)
  expect(answer.status).toBe(404)
})
