import { expect, test } from 'vitest'
import { silentLog } from '#platform/database/test-databases.ts'
import type { Gateway } from './gateway.ts'
import type { Pass } from './limits/gatekeeper.server.ts'
import { answerOwnKeyQuestion } from './own-key-desk.server.ts'

function ask(enter: () => Promise<Pass>) {
  const gateway = {
    ownKeys: { list: async () => ({ ok: true, models: ['m'] }) },
    gatekeeper: { enter },
    log: silentLog,
  } as unknown as Gateway
  const headers = { 'x-ai-provider': 'groq', 'x-ai-key': 'gsk-0123456789' }
  const about = { what: 'models', caller: { address: '192.0.2.1' } }
  return answerOwnKeyQuestion(gateway, new Request('http://localhost', { headers }), about)
}

const timedOut = () => Promise.reject(new Error('Command timed out'))

test('the list is answered even when the counters fail afterwards', async () => {
  const answer = await ask(async () => ({ kind: 'pass', leave: timedOut }) as unknown as Pass)
  expect(await answer.json()).toEqual({ ok: true, models: ['m'] })
})

test('counters that fail are an outage, and no fault of the key or the program', async () => {
  await expect(ask(timedOut)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
