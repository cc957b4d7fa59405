import { request as httpRequest } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTool } from '#tools/tools.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer
const path = '/functions/v1/generate-prompt'
const example = findTool('generate-prompt')?.examples[0]?.input as Record<string, unknown>

beforeAll(async () => {
  server = await serveForTests()
})

afterAll(() => server.close())

function call(body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
}

test('a whole form answers the composed prompt', async () => {
  const response = await call(JSON.stringify(example))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { generatedPrompt } = await response.json()
  expect(generatedPrompt).toContain(example['projectName'])
})

test('fields that are missing or wrong are named with a sentence each', async () => {
  const response = await call(
    JSON.stringify({ ...example, projectName: '', platform: 'abacus', features: ['a', 5] }),
  )
  expect(response.status).toBe(400)
  const answer = await response.json()
  expect(answer).toMatchObject({ code: 'INVALID_INPUT', error: expect.any(String) })
  expect(Object.keys(answer.fields)).toEqual(expect.arrayContaining(['platform', 'features.1']))
  for (const message of Object.values(answer.fields)) expect(message).toMatch(/\w+ \w+/)
})

test('an unknown function is not found', async () => {
  for (const name of ['nothing', '__proto__', 'constructor', '..%2f..%2fetc', 'generate-prompt/']) {
    const response = await fetch(`${server.url}/functions/v1/${name}`, { method: 'POST', body: '{}' })
    expect(response.status, name).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('only JSON is accepted', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ]) {
    expect((await call('{}', { 'content-type': type })).status, type).toBe(415)
  }
  expect((await call('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(400)
})

test('more than 512 KB is too large, whether announced or not', async () => {
  const large = JSON.stringify({ projectDescription: 'x'.repeat(600_000) })
  expect((await call(large)).status).toBe(413)
  expect(await sendInPieces(large)).toBe(413)
  expect(await sendInPieces('{}')).toBe(400)
})

/** Without Content-Length. */
function sendInPieces(text: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const outgoing = httpRequest(server.url + path, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    // The server may hang up before everything is sent.
    outgoing.on('error', () => undefined)
    for (let start = 0; start < text.length; start += 50_000)
      outgoing.write(text.slice(start, start + 50_000))
    outgoing.end()
  })
}

test('hostile JSON gets a clear refusal', async () => {
  const bodies: (string | Uint8Array)[] = [
    '',
    'null',
    '[]',
    '"text"',
    '{"projectName":',
    '{"__proto__":{"projectName":"polluted"}}',
    '{"constructor":{"prototype":{"projectName":"polluted"}}}',
    `{"features":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    '['.repeat(200_000),
    JSON.stringify({ features: Array.from({ length: 100_000 }, () => 1) }),
    JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`key${index}`, 1]))),
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    '{"projectName":1e999}',
  ]
  for (const body of bodies) {
    const startedAt = performance.now()
    const response = await call(body)
    expect(response.status, String(body).slice(0, 60)).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.any(String) })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  }
  expect('projectName' in {}).toBe(false)
})

test('no JSON at all makes the server fail', { timeout: 60_000 }, async () => {
  const anything = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(fc.constantFrom(...Object.keys(example), '__proto__', 'toString'), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
    fc
      .tuple(fc.constantFrom(...Object.keys(example)), fc.jsonValue())
      .map(([field, value]) => JSON.stringify({ ...example, [field]: value })),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const response = await call(body)
      const answer = await response.json()
      if (response.status === 200) expect(typeof answer.generatedPrompt).toBe('string')
      else
        expect({ status: response.status, code: answer.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    }),
    { numRuns: 300 },
  )
})

const naughtyStrings = '/work/shared/data/strings/blns.json'

test.runIf(existsSync(naughtyStrings))(
  'strings known to break programs come through',
  { timeout: 60_000 },
  async () => {
    const strings = JSON.parse(readFileSync(naughtyStrings, 'utf8')) as string[]
    for (let start = 0; start < strings.length; start += 10) {
      const features = strings.slice(start, start + 10)
      const [projectName, targetAudience, dataModels] = features
      const response = await call(
        JSON.stringify({ ...example, projectName, targetAudience, dataModels, features }),
      )
      expect([200, 400], features.join(' ')).toContain(response.status)
      await response.json()
    }
  },
)

test('long answers are compressed for callers who can read that', async () => {
  const body = JSON.stringify({ ...example, projectDescription: 'A long description. '.repeat(500) })
  const zipped = await new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, br;q=0' }
    httpRequest(server.url + path, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      )
    }).end(body)
  })
  expect(zipped.encoding).toBe('gzip')
  expect(JSON.parse(gunzipSync(zipped.bytes).toString())).toEqual(await (await call(body)).json())
})
