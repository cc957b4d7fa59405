import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '../config.server.ts'
import { createLog, toBoth } from '../log.server.ts'
import { openLogSender } from './send-log.server.ts'

const Text = z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue)
const Attributes = z.array(z.object({ key: z.string(), value: z.looseObject({}) }))
/** What OTLP over HTTP sends as JSON: opentelemetry-proto, logs/v1. */
const Export = z.object({
  resourceLogs: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeLogs: z.array(
        z.object({
          logRecords: z.array(
            z.object({
              timeUnixNano: z.string(),
              severityNumber: z.int(),
              severityText: z.string(),
              body: Text,
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})

afterEach(() => vi.unstubAllEnvs())

/** `isAway`: it takes nothing. */
async function startCollector({ isAway = false } = {}) {
  const received: { path: string | undefined; tenant: unknown; body: z.infer<typeof Export> }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (isAway) return response.writeHead(400).end()
    const body = Export.parse(JSON.parse(Buffer.concat(chunks).toString()))
    received.push({ path: request.url, tenant: request.headers['x-tenant'], body })
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const config = parseConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'prompts',
  })
  return { received, config }
}

test('each line goes to standard output and to the collector, with its level, time and fields', async () => {
  const { received, config } = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-tenant=blue')
  const local: string[] = []
  const output = { write: (line: string) => void local.push(line) }
  const sender = openLogSender(config, createLog('info', output))
  const log = createLog('debug', toBoth(output, sender))
  log.info({ path: '/tools', status: 200 }, 'request')
  log.error({ error: new TypeError('broken') }, 'a request failed')
  log.debug('small')
  log.trace('below the level')
  await sender.stop()

  expect(local).toHaveLength(3)
  const records = received.flatMap(({ body }) =>
    body.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
  )
  expect(
    records.map(({ body, severityNumber, severityText }) => [body, severityNumber, severityText]),
  ).toEqual([
    ['request', 9, 'info'],
    ['a request failed', 17, 'error'],
    ['small', 5, 'debug'],
  ])
  expect(records[0]?.attributes).toEqual([
    { key: 'path', value: { stringValue: '/tools' } },
    { key: 'status', value: { intValue: 200 } },
  ])
  expect(JSON.stringify(records[1]?.attributes)).toContain('TypeError')
  const [first = '{}'] = local
  const { time } = z.object({ time: z.string() }).parse(JSON.parse(first))
  expect(BigInt(records[0]?.timeUnixNano ?? 0) / 1_000_000n).toBe(BigInt(Date.parse(time)))
  expect(received[0]).toMatchObject({ path: '/v1/logs', tenant: 'blue' })
  expect(received[0]?.body.resourceLogs[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'prompts' },
  })
})

test('a collector that takes nothing is told of on standard output only, and holds nothing up', async () => {
  const { config } = await startCollector({ isAway: true })
  const local: string[] = []
  const output = { write: (line: string) => void local.push(line) }
  const sender = openLogSender(config, createLog('info', output))
  createLog('info', toBoth(output, sender)).info('request')
  await sender.stop()
  expect(local).toHaveLength(2)
  expect(local[1]).toContain('could not be sent')
})
