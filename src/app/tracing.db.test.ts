import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createGateway } from '#engine/create-gateway.server.ts'
import { startFakeProvider } from '#engine/models/fake-provider.test-support.ts'
import { functionTools } from '#engine/function-tools.ts'
import { parseConfig } from '#platform/config.server.ts'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { watchMail } from '#platform/mail/watch-mail.server.ts'
import { openTracing, type Tracing } from '#platform/tracing/open-tracing.server.ts'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const Value = z
  .object({ stringValue: z.string() })
  .or(z.object({ intValue: z.coerce.number() }))
  .or(z.object({ boolValue: z.boolean() }))
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])))
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: Attributes,
  events: z.array(z.unknown()).optional(),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
})
type Span = z.infer<typeof Span>
/** What OTLP over HTTP sends as JSON: opentelemetry-proto, trace/v1. */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

const received: {
  path: string
  headers: NodeJS.Dict<string | string[]>
  body: z.infer<typeof Export>
  text: string
}[] = []
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  received.push({
    path: request.url ?? '',
    headers: request.headers,
    body: Export.parse(JSON.parse(text)),
    text,
  })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})
const provider = await startFakeProvider()
const ada = 'aaaaaaaa-0000-4000-8000-000000000001'
let endpoint = ''
let database: Database
let server: TestServer | undefined
let tracing: Tracing | undefined

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  database = await openTestDatabase()
})
afterEach(async () => {
  await tracing?.stop()
  await server?.close()
  vi.unstubAllEnvs()
  received.length = 0
})
afterAll(async () => {
  await database.close()
  await provider.stop()
  collector.close()
})

function open(settings: Record<string, string> = {}): {
  tracing: Tracing
  config: ReturnType<typeof parseConfig>
} {
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const config = parseConfig(all)
  tracing = openTracing(config, silentLog)
  return { tracing, config }
}

async function serve(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<TestServer> {
  const opened = open(settings)
  server = await serveForTests({ ...opened, ...parts })
  return server
}

async function spans(): Promise<Span[]> {
  await tracing?.stop()
  return received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
}

test('a run by a model is one trace, from the request to the model and the database, and says nothing of anybody', async () => {
  const key = 'sk-secret-key-of-the-operator'
  const opened = open({
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=blue',
    OTEL_SERVICE_NAME: 'prompts',
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: provider.urlOf('openai'),
  })
  server = await serveForTests({
    ...opened,
    functions: functionTools([testTool('markdown')]),
    gateway: createGateway(opened.config, silentLog),
    findViewer: async () => {
      await withIdentity(database, person(ada), ({ query }) =>
        query('select id from profiles where email = $1', ['ada@example.org']),
      )
      return { viewer: undefined }
    },
  })
  const words = testCore('markdown').write(goodPlan)
  provider.play({ words: inPieces(words, 40) })
  const answer = await fetch(`${server.url}/functions/v1/generate-markdown?email=ada@example.org`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'user-agent': 'Ada-Browser' },
    body: JSON.stringify(testInput),
  })
  expect(await answer.text()).toContain('"done"')

  const all = await spans()
  const named = (name: string) =>
    all.find((span) => span.name === name) ??
    expect.fail(`no span ${name}: ${all.map((span) => span.name).join(', ')}`)
  const request = named('POST /functions/v1/:name')
  expect(request).toMatchObject({
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/functions/v1/:name',
      'http.response.status_code': 200,
    },
  })
  const run = named('run test-markdown')
  expect(run).toMatchObject({
    parentSpanId: request.spanId,
    attributes: { 'blueprompt.writer': 'server-model', 'blueprompt.outcome': 'answered' },
  })
  const call = all.find(({ name }) => name.startsWith('chat '))
  expect(call).toMatchObject({
    kind: 3,
    parentSpanId: run.spanId,
    attributes: { 'gen_ai.provider.name': 'openai', 'gen_ai.usage.output_tokens': expect.any(Number) },
  })
  expect(named('select')).toMatchObject({
    kind: 3,
    parentSpanId: request.spanId,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': 'select id from profiles where email = $1',
    },
  })
  expect(new Set(all.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))

  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'blue' } })
  expect(received[0]?.body.resourceSpans[0]?.resource.attributes).toMatchObject({ 'service.name': 'prompts' })
  const sent = received.map(({ text }) => text).join('')
  const said = [
    key,
    ada,
    'ada@example.org',
    'Ada-Browser',
    '127.0.0.1',
    ...Object.values(testInput),
    ...words.split('\n'),
  ]
  for (const secret of said.map(String).filter((word) => word.length > 8)) expect(sent).not.toContain(secret)

  const lines = server.logLines().filter(({ route }) => route === '/functions/v1/:name')
  expect(lines).toEqual([expect.objectContaining({ traceId: request.traceId })])
})

test('a failed call and a failed request say which error, without its words', async () => {
  await serve(
    {},
    {
      answerPage: () =>
        withIdentity(database, person(ada), async ({ query }) => {
          await query('insert into profiles (id) values ($1)', ['Ada Lovelace'])
          return new Response('page')
        }),
    },
  )
  expect((await fetch(`${server?.url}/history`)).status).toBe(500)
  const all = await spans()
  const failed = all.filter(({ status }) => status.code === 2)
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual(
    expect.arrayContaining([
      ['insert', expect.stringMatching(/^\d{2}\w{3}$/)],
      ['GET *', '500'],
    ]),
  )
  expect(all.flatMap(({ events = [] }) => events)).toEqual([])
  expect(received.map(({ text }) => text).join('')).not.toContain('Ada Lovelace')
})

const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a trace of a trusted proxy is continued, and that of anybody else is not', async () => {
  const visit = async (settings: Record<string, string>) => {
    const { url } = await serve(settings)
    await fetch(`${url}/about`, { headers: { traceparent: given } })
    const [span] = await spans()
    await server?.close()
    received.length = 0
    return span
  }
  expect(await visit({ TRUSTED_PROXIES: '1' })).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  const own = await visit({})
  expect(own?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(own?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  expect(own?.parentSpanId ?? '').toBe('')
})

test('the sampler decides what is sent', async () => {
  const count = async (settings: Record<string, string>, headers: Record<string, string> = {}) => {
    const { url } = await serve({ TRUSTED_PROXIES: '1', ...settings })
    for (let n = 0; n < 40; n += 1) await fetch(`${url}/about`, { headers })
    const { length } = await spans()
    await server?.close()
    received.length = 0
    return length
  }
  expect(await count({ OTEL_TRACES_SAMPLER: 'always_off' })).toBe(0)
  expect(await count({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })).toBe(0)
  const some = await count({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' })
  expect(some).toBeGreaterThan(3)
  expect(some).toBeLessThan(37)
  expect(await count({}, { traceparent: given.replace(/01$/, '00') })).toBe(0)
  expect(await count({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { traceparent: given })).toBe(40)
})

test('each attempt to send a mail is a trace of its own, without its words', async () => {
  const opened = open()
  const send = watchMail(async () => 'sent', { metrics: undefined, ...opened })
  const mail = {
    id: ada,
    recipient: 'ada@example.org',
    subject: 'Hello Ada',
    body: 'A secret link',
    replyTo: null,
    replyToName: null,
  }
  expect(await send({ ...mail, attempts: 2, createdAt: new Date() })).toBe('sent')
  const [span, ...more] = await spans()
  expect(more).toEqual([])
  expect(span).toMatchObject({ name: 'send mail', kind: 3, attributes: { 'blueprompt.mail.attempt': 2 } })
  for (const word of ['ada@', 'Hello', 'secret', ada])
    expect(received.map(({ text }) => text).join()).not.toContain(word)
})

test('a collector that is away is said in the log, and nobody waits for it', async () => {
  const warnings: unknown[] = []
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500')
  const config = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  tracing = openTracing(config, { warn: (...line: unknown[]) => void warnings.push(line) } as never)
  server = await serveForTests({ tracing })
  const startedAt = performance.now()
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${server.url}/about`)).status).toBe(200)
  await tracing.stop()
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(warnings).toEqual([[expect.anything(), 'traces or log lines could not be sent']])
})
