import { expect, test, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

test('inputs that were overtaken while a run was under way are skipped', async () => {
  const seen: number[] = []
  const delivered: string[] = []
  const show = latestOnly(
    async (input: number) => {
      seen.push(input)
      await Promise.resolve()
      return `made ${input}`
    },
    (output) => delivered.push(output),
  )
  for (let input = 1; input <= 10; input++) show(input)
  await vi.waitFor(() => expect(delivered).toEqual(['made 1', 'made 10']))
  expect(seen).toEqual([1, 10])
})

test('a failing run leaves the last output and does not stop later ones', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const delivered: string[] = []
  const show = latestOnly(
    (input: string) => (input === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(input)),
    (output) => delivered.push(output),
  )
  show('bad')
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
  show('good')
  await vi.waitFor(() => expect(delivered).toEqual(['good']))
})

test('the page gets its rest between two runs', async () => {
  const startedAt: number[] = []
  const show = latestOnly(
    async (input: number) => {
      startedAt.push(performance.now())
      return input
    },
    () => undefined,
    40,
  )
  show(1)
  show(2)
  await vi.waitFor(() => expect(startedAt).toHaveLength(2))
  expect((startedAt[1] ?? 0) - (startedAt[0] ?? 0)).toBeGreaterThanOrEqual(35)
})
