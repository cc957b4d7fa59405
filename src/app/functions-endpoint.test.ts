import { request as httpRequest } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, testInput, testTool, textIn } from '#tools/contract/test-tool.test-support.ts'
import { functionTools } from '#engine/function-tools.ts'
import { byModel, plainItem } from '#tools/contract/plan.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer
const path = '/functions/v1/generate-markdown'

beforeAll(async () => {
  server = await serveForTests({ functions: functionTools([testTool('markdown')]) })
})

afterAll(() => server.close())

function call(body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
}

async function refusedFields(body: object): Promise<Record<string, string>> {
  const response = await call(JSON.stringify(body))
  expect(response.status).toBe(400)
  const { code, error, fields } = await response.json()
  expect({ code, error }).toEqual({ code: 'INVALID_INPUT', error: expect.any(String) })
  for (const message of Object.values<string>(fields)) expect(message).toMatch(/\w+ \w+/u)
  return fields
}

test('a whole form answers what our own rules make of it, with its plan and who wrote it', async () => {
  const response = await call(JSON.stringify(testInput))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('server-timing')).toMatch(/^app;dur=/u)
  const answer = ToolAnswer.parse(await response.json())
  expect(answer).toMatchObject({
    generatedPrompt: `Do this: ${testInput.idea}\nSay what you assumed.`,
    plan: { task: { id: 'task' } },
    planVersion: 1,
    engine: { writtenBy: 'composer', reason: 'no-model' },
  })
  expect(answer.request).toBeUndefined()
})

test('what needs understanding answers the request for a model, and says so', async () => {
  const answer = ToolAnswer.parse(await (await call(JSON.stringify({ ...testInput, kind: 'story' }))).json())
  expect(answer).toMatchObject({ needsModel: true, engine: { writtenBy: 'composer', reason: 'no-model' } })
  expect(answer.plan).toBeUndefined()
  expect(answer['generatedPrompt']).toBe(answer.request)
})

test('fields that are missing or wrong are named with a sentence each', async () => {
  expect(Object.keys(await refusedFields({ kind: 'poem' }))).toEqual(['idea', 'kind'])
  expect(await refusedFields({ idea: ' ' })).toEqual({ idea: 'Please describe your idea' })
})

test('a change that cannot be read is refused with its fields', async () => {
  const refused: [unknown, string][] = [
    ['x', 'refine'],
    [null, 'refine'],
    [{}, 'refine.plan'],
    [{ plan: 'x' }, 'refine.plan'],
    [{ plan: { task: 'x' } }, 'refine.plan.task'],
    [
      { plan: { ...goodPlan, points: [{ id: 'a', words: [{ text: 'b', from: 'nobody' }] }] } },
      'refine.plan.points.0.words.0.from',
    ],
    [{ plan: goodPlan, wishes: [' '] }, 'refine.wishes.0'],
    [{ plan: goodPlan, wishes: ['x'.repeat(501)] }, 'refine.wishes.0'],
    [{ plan: goodPlan, wishes: Array.from({ length: 21 }, () => 'x') }, 'refine.wishes'],
    [{ plan: goodPlan, part: 'nothing' }, 'refine.part'],
    [{ plan: goodPlan, part: 'note' }, 'refine.part'],
  ]
  for (const [refine, field] of refused)
    expect(Object.keys(await refusedFields({ ...testInput, refine }))).toContain(field)
})

test('a change without a model gives the plan back with the request for one’s own chat', async () => {
  const refine = { plan: goodPlan, wishes: ['shorter'], part: 'task' }
  const answer = ToolAnswer.parse(await (await call(JSON.stringify({ ...testInput, refine }))).json())
  expect(answer).toMatchObject({ generatedPrompt: textIn(goodPlan), plan: goodPlan })
  expect(answer.request).toContain('- shorter')
  expect(answer.request).toContain('only the part "Task" (task)')
  expect(answer.engine.sentence).toContain('Nothing was changed')
})

test('an unknown function is not found', async () => {
  for (const name of ['nothing', '__proto__', 'constructor', '..%2f..%2fetc', 'generate-markdown/']) {
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
  ])
    expect((await call('{}', { 'content-type': type })).status, type).toBe(415)
  expect((await call('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(400)
})

test('more than 512 KB is too large, whether announced or not', async () => {
  const large = JSON.stringify({ idea: 'x'.repeat(600_000) })
  expect(await (await call(large)).json()).toEqual({
    error: 'The request is too large. Please keep it to 512 KB or less.',
    code: 'TOO_LARGE',
  })
  expect(await sendInPieces(large)).toBe(413)
  expect(await sendInPieces('{}')).toBe(400)
  // The word alone is no change.
  expect((await call(JSON.stringify({ idea: '"refine"'.repeat(80_000) }))).status).toBe(413)
})

function largePlan(character: string, count: number) {
  const pieces = Math.ceil(count / 40_000)
  const points = Array.from({ length: pieces }, (_, index) =>
    plainItem(`points-${index + 1}`, character.repeat(Math.floor(count / pieces)), byModel),
  )
  return { ...goodPlan, points }
}

test('a plan of the largest size fits beside the form, in any script, and no larger one', async () => {
  const ask = (plan: object) => call(JSON.stringify({ ...testInput, refine: { plan } }))
  for (const character of ['x', '文']) expect((await ask(largePlan(character, 590_000))).status).toBe(200)
  const tooLong = await ask(largePlan('x', 610_000))
  expect([tooLong.status, (await tooLong.json()).fields]).toEqual([
    400,
    { 'refine.plan': expect.any(String) },
  ])
  const tooLarge = await ask(largePlan('文', 1_000_000))
  expect([tooLarge.status, await tooLarge.json()]).toEqual([
    413,
    { error: 'The request is too large. Please keep it to 2.5 MB or less.', code: 'TOO_LARGE' },
  ])
})

test('a plan of very many small spans fits too', async () => {
  const words = Array.from({ length: 5_000 }, (_, index) => ({ text: `${index} `, from: 'model' }))
  const refine = { plan: { ...goodPlan, points: [{ id: 'points-1', words }] } }
  expect((await call(JSON.stringify({ ...testInput, refine }))).status).toBe(200)
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
    '{"idea":',
    '{"__proto__":{"idea":"polluted"}}',
    '{"constructor":{"prototype":{"idea":"polluted"}}}',
    `{"idea":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    '['.repeat(200_000),
    JSON.stringify({ idea: Array.from({ length: 100_000 }, () => 1) }),
    JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`key${index}`, 1]))),
    JSON.stringify({ ...testInput, refine: { plan: { points: Array.from({ length: 100_000 }, () => 1) } } }),
    `{"idea":"x","refine":{"plan":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`,
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    '{"idea":1e999}',
  ]
  for (const body of bodies) {
    const response = await call(body)
    expect(response.status, String(body).slice(0, 60)).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.any(String) })
  }
  expect('idea' in {}).toBe(false)
})

test('no JSON at all makes the server fail', { timeout: 60_000 }, async () => {
  const anything = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(fc.constantFrom('idea', 'kind', 'refine', '__proto__', 'toString'), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
    fc.jsonValue().map((plan) => JSON.stringify({ ...testInput, refine: { plan } })),
    fc
      .tuple(fc.constantFrom('task', 'points', 'note'), fc.jsonValue())
      .map(([field, value]) =>
        JSON.stringify({ ...testInput, refine: { plan: { ...goodPlan, [field]: value } } }),
      ),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const response = await call(body)
      const answer = await response.json()
      if (response.status === 200) expect(typeof answer.generatedPrompt).toBe('string')
      else
        expect({ status: response.status, code: answer.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    }),
    { numRuns: 400 },
  )
})

const naughtyStrings = '/work/shared/data/strings/blns.json'

test.runIf(existsSync(naughtyStrings))('strings known to break programs come through whole', async () => {
  const strings = JSON.parse(readFileSync(naughtyStrings, 'utf8')) as string[]
  for (const idea of strings) {
    const response = await call(JSON.stringify({ idea }))
    expect([200, 400], idea).toContain(response.status)
    const answer = await response.json()
    if (response.status === 200) expect(answer.generatedPrompt).toContain(idea.trim())
  }
})

test('long answers are compressed for callers who can read that', async () => {
  const body = JSON.stringify({ idea: 'A long description. '.repeat(200) })
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

test('a tool that could not be loaded is loaded again for the next request', async () => {
  let tries = 0
  const { core, ...rest } = testTool('json')
  const flaky = { ...rest, core: () => (tries++ === 0 ? Promise.reject(new Error('no file')) : core()) }
  const own = await serveForTests({ functions: functionTools([flaky]) })
  const ask = () =>
    fetch(`${own.url}/functions/v1/generate-json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(testInput),
    })
  expect((await ask()).status).toBe(500)
  expect((await ask()).status).toBe(200)
  await ask()
  expect(tries).toBe(2)
  await own.close()
})

test('who waits for JSON while the server stops is told to try again', async () => {
  const ending = new AbortController()
  const slow = testTool('markdown')
  const stopping = await serveForTests({
    functions: functionTools([slow]),
    ending: ending.signal,
    serverComposers: {
      [slow.card.slug]: (_, { signal }) =>
        new Promise((_done, fail) => {
          ending.abort()
          if (signal.aborted) fail(new Error('stopped'))
        }),
    },
  })
  const response = await fetch(stopping.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testInput),
  })
  expect([response.status, response.headers.get('retry-after'), (await response.json()).code]).toEqual([
    503,
    '5',
    'UNAVAILABLE',
  ])
  await stopping.close()
})
