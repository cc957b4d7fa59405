import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#shared/viewer.ts'
import { parseConfig } from '../config.server.ts'
import type { Database } from '../database/open-database.server.ts'
import { openTestDatabase } from '../database/test-databases.ts'
import { openFileStorage } from './file-storage.server.ts'
import { picture } from './hostile-uploads.test-support.ts'
import { answerUploadedFile } from './uploaded-files.server.ts'
import { createUploads, uploadLimitBytes } from './uploads.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-uploads-'))
const storage = await openFileStorage(parseConfig({ DATA_DIR: folder }))
const eva = viewer('eeeeeeee-0000-4000-8000-000000000003')
const ada = viewer('aaaaaaaa-0000-4000-8000-000000000001')
let database: Database
let upload: ReturnType<typeof createUploads>

function viewer(id: string): Viewer {
  // What a session remembers is not asked: both say they are admins.
  return { id, email: 'x@example.org', fullName: '', avatarUrl: null, isAdmin: true }
}

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`insert into users (id, name, email) values
    ('${eva.id}', 'Eva', 'eva@example.org'), ('${ada.id}', 'Ada', 'ada@example.org');
    update profiles set is_admin = true where id = '${eva.id}'`)
  upload = createUploads({ database, storage })
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://x/admin/uploads', { method: 'POST', body, headers })
}

async function png(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture('png'))
}

test('an admin uploads a picture, it can be fetched, and the log says who did it', async () => {
  const answer = await upload(request(await png(), { 'content-type': 'text/html' }), eva)
  expect(answer.status).toBe(201)
  const { url, width, height } = await answer.json()
  expect({ width, height }).toEqual({ width: 96, height: 64 })
  const file = await answerUploadedFile(storage, new Request('http://x/'), url.replace('/files/', ''))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { rows } = await database.pool.query(`select action, subject_name, actor_email from audit_log`)
  expect(rows).toEqual([{ action: 'upload', subject_name: url, actor_email: 'eva@example.org' }])
})

test('nobody else does, whatever their session says, and nothing is read or kept', async () => {
  await expect(upload(request(await png()), undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const refused = request(await png())
  await expect(upload(refused, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(refused.bodyUsed).toBe(false)
})

test.for([
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x.png',
  '/etc/cron.d/x',
  'a\0.png',
  'x.svg',
  'x.php.png',
  '.htaccess',
  '<script>alert(1)</script>.png',
  'CON',
  `${'a'.repeat(5_000)}.png`,
  'nul\r\nSet-Cookie: a=b',
  '%2e%2e%2fx.html',
])('a file called %j is kept under a name of ours', async (name) => {
  const form = new FormData()
  form.set('file', new File([await png()], name, { type: 'image/svg+xml' }))
  const answer = await upload(request(form), eva)
  expect((await answer.json()).url).toMatch(/^\/files\/[0-9a-f]{32}-96x64\.webp$/)
})

test('what is too large is not read to its end', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  const body = new Request('http://x/', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
  await expect(upload(body, eva)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(sent).toBeLessThan(uploadLimitBytes + 1_000_000)
  const announced = request('x', { 'content-length': String(uploadLimitBytes + 1) })
  await expect(upload(announced, eva)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test.for(['', 'no picture', '--x\r\nbroken'])('a body of %j is refused', async (body) => {
  await expect(upload(request(body), eva)).rejects.toMatchObject({ name: 'AppError' })
  await expect(
    upload(request(body, { 'content-type': 'multipart/form-data; boundary=x' }), eva),
  ).rejects.toMatchObject({ name: 'AppError' })
})
