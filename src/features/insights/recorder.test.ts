import { expect, test, vi } from 'vitest'
import { createRecorder } from './recorder.ts'

vi.mock('rrweb', () => ({
  record: ({ emit }: { emit: (event: object) => void }) => {
    emit({ type: 4, timestamp: 1, data: { href: 'http://localhost/', width: 1_280, height: 900 } })
    return () => undefined
  },
}))

test('the first piece of a page is sent at once, while there is time for its size', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  const answer = vi.fn<typeof fetch>(async () => Response.json({ id: 'id', permit: 'permit' }))
  vi.stubGlobal('fetch', answer)
  const recorder = createRecorder({ sample: 1, device: 'phone' })
  recorder.pageIs('/')
  await expect
    .poll(() => answer.mock.calls.map(([address]) => address))
    .toEqual(['/ingest/recordings/start', '/ingest/recordings'])
  recorder.stop()
})
