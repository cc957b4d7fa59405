import { expect, test } from 'vitest'
import { silentLog } from '#platform/database/test-databases.ts'
import type { Gateway } from './gateway.ts'
import type { Pass } from './limits/gatekeeper.server.ts'
import { answerOwnKeyQuestion } from './own-key-desk.server.ts'

test('the list is answered even when the counters fail afterwards', async () => {
  const pass = { kind: 'pass', leave: () => Promise.reject(new Error('Command timed out')) }
  const gateway = {
    ownKeys: { list: async () => ({ ok: true, models: ['m'] }) },
    gatekeeper: { enter: async () => pass as unknown as Pass },
    log: silentLog,
  } as unknown as Gateway
  const headers = { 'x-ai-provider': 'groq', 'x-ai-key': 'gsk-0123456789' }
  const about = { what: 'models', caller: { address: '192.0.2.1' } }
  const answer = await answerOwnKeyQuestion(gateway, new Request('http://localhost', { headers }), about)
  expect(await answer.json()).toEqual({ ok: true, models: ['m'] })
})
