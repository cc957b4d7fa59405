import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../log.server.ts'
import { createStopper } from './graceful-stop.server.ts'

const log = createLog('silent')

async function serveSlowly(answerMs: number): Promise<{ server: Server; url: string }> {
  const server = createServer(async (_incoming, outgoing) => {
    await wait(answerMs)
    outgoing.end('finished')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('what is under way is finished before the rest is closed, in this order', async () => {
  const { server, url } = await serveSlowly(300)
  const events: string[] = []
  const stopper = createStopper(server, log, async () => void events.push('closed the database'))
  server.on('request', (_incoming, outgoing) => outgoing.on('finish', () => events.push('finished')))
  const answer = fetch(url)
  await wait(100)
  expect(stopper.isStopping()).toBe(false)
  const stopped = stopper.stop('test')
  expect(stopper.isStopping()).toBe(true)
  expect(await (await answer).text()).toBe('finished')
  await stopped
  expect(events).toEqual(['finished', 'closed the database'])
  await expect(fetch(url)).rejects.toThrow()
})

test('while something is under way, others are still answered for a moment', async () => {
  const { server, url } = await serveSlowly(400)
  const stopper = createStopper(server, log, async () => {})
  const first = fetch(url)
  await wait(50)
  const stopped = stopper.stop('test')
  await wait(50)
  expect((await fetch(url)).status).toBe(200)
  expect((await first).status).toBe(200)
  await stopped
})

test('idle connections do not hold it up, and asking twice stops once', async () => {
  const { server, url } = await serveSlowly(0)
  let closings = 0
  const stopper = createStopper(server, log, async () => void (closings += 1))
  await (await fetch(url, { headers: { connection: 'keep-alive' } })).text()
  const startedAt = performance.now()
  await Promise.all([stopper.stop('first'), stopper.stop('second')])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(closings).toBe(1)
})
