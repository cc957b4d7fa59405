import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { parseEvent, type ParsedEvent } from './event-schema.ts'
import { createEventForwarder } from './forward-events.server.ts'

type Captured = {
  api_key: string
  batch: { uuid: string; event: string; properties: Record<string, unknown> }[]
}
type Behaviour = 'take' | '500' | '400' | '302' | 'hang' | 'drop'

let server: Server | undefined
const bodies: Captured[] = []
const warnings: object[] = []
const log = { warn: (about: object) => void warnings.push(about) }

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)))
  server = undefined
  bodies.length = 0
  warnings.length = 0
})

/** A peer that speaks PostHog's capture API. */
async function serve(behaviour: () => Behaviour, port = 0): Promise<string> {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const what = behaviour()
      if (what === 'hang') return
      if (what === 'drop') {
        request.socket.destroy()
        return
      }
      if (what === 'take' && request.url === '/batch/') bodies.push(JSON.parse(text) as Captured)
      response
        .writeHead(what === 'take' ? 200 : Number(what), { location: '/elsewhere/' })
        .end('{"status":1}')
    })
  })
  await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function events(count: number, properties: object = { distinct_id: 'ada', $device_id: 'd' }): ParsedEvent[] {
  return Array.from({ length: count }, () =>
    parseEvent({ uuid: randomUUID(), event: '$pageview', timestamp: new Date().toISOString(), properties }),
  ).filter((event) => event !== undefined)
}

function forwarder(host: string, more: object = {}) {
  return createEventForwarder({ host, key: 'phc_test', log, timeoutMs: 1_000, firstPauseMs: 20, ...more })
}

async function until(check: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !check() && Date.now() < end;) await wait(10)
  expect(check()).toBe(true)
}

const from = { userId: undefined }

test('events arrive in batches in the format of the capture API', async () => {
  const sink = forwarder(await serve(() => 'take'))
  const sent = events(120)
  await sink.take(sent, from)
  await until(() => sink.waiting() === 0)
  expect(bodies.map(({ batch }) => batch.length)).toEqual([100, 20])
  expect(bodies[0]?.api_key).toBe('phc_test')
  expect(bodies[0]?.batch[0]).toMatchObject({ event: '$pageview', properties: { distinct_id: 'ada' } })
  expect(bodies.flatMap(({ batch }) => batch.map(({ uuid }) => uuid))).toEqual(sent.map(({ uuid }) => uuid))
  await sink.stop()
})

test('counts without consent carry one id for all and make no person', async () => {
  const sink = forwarder(await serve(() => 'take'))
  await sink.take(events(1, {}), from)
  await until(() => bodies.length === 1)
  expect(bodies[0]?.batch[0]?.properties).toMatchObject({
    distinct_id: 'no-consent',
    $process_person_profile: false,
  })
  await sink.stop()
})

test.for(['500', 'hang', 'drop'] as const)(
  'a peer that answers with %s gets every event once later',
  async (fault) => {
    let tries = 0
    const sink = forwarder(await serve(() => (++tries <= 2 ? fault : 'take')))
    const startedAt = performance.now()
    await sink.take(events(10), from)
    expect(performance.now() - startedAt).toBeLessThan(800)
    await until(() => sink.waiting() === 0)
    expect(tries).toBe(3)
    expect(bodies.map(({ batch }) => batch.length)).toEqual([10])
    await sink.stop()
  },
)

test('a peer that cannot be reached costs nothing but the oldest events, and is found when it is back', async () => {
  const address = await serve(() => 'take')
  const { port } = new URL(address)
  await new Promise((closed) => server?.close(closed))
  const sink = forwarder(address, { mostWaiting: 50 })
  for (let batch = 0; batch < 10; batch++) await sink.take(events(20), from)
  expect(sink.waiting()).toBe(50)
  expect(warnings).not.toEqual([])
  await wait(60)
  await serve(() => 'take', Number(port))
  await until(() => sink.waiting() === 0)
  expect(bodies.flatMap(({ batch }) => batch)).toHaveLength(50)
  await sink.stop()
})

test('what the peer refuses for good is not offered again', async () => {
  let tries = 0
  const sink = forwarder(await serve(() => (++tries === 1 ? '400' : 'take')))
  await sink.take(events(3), from)
  await until(() => sink.waiting() === 0)
  expect([tries, bodies.length, warnings.length]).toEqual([1, 0, 1])
  await sink.stop()
})

test('a redirect is not followed: nobody set up where it leads', async () => {
  let asked = 0
  const sink = forwarder(
    await serve(() => {
      asked += 1
      return '302'
    }),
  )
  await sink.take(events(2), from)
  await until(() => warnings.length === 1)
  expect([asked, sink.waiting()]).toEqual([1, 0])
  await sink.stop()
})
