import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToRecord, forgetRecording, keepRecording } from './ask-to-record.ts'

const given = { id: '5f0c1f8e-6d0f-4a55-9a3e-2f6a8a0d3c11', permit: 'permit' }
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', answer)
  answer.mockReset().mockImplementation(async () => Response.json(given))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the id comes from the server, once for all pages of a tab', async () => {
  const own = await askToRecord(1)
  expect(own).toEqual({ ...given, sequence: 0 })
  keepRecording({ ...given, sequence: 4 })
  expect(await askToRecord(1)).toEqual({ ...given, sequence: 4 })
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls[0]?.[1]?.body).toBe('{"agreed":true}')
})

test('a visit that is not drawn asks for nothing, on no page', async () => {
  expect(await askToRecord(0)).toBeUndefined()
  expect(await askToRecord(1)).toBeUndefined()
  expect(answer).not.toHaveBeenCalled()
})

test('a server that wants no more is not asked again', async () => {
  answer.mockImplementation(async () => new Response(null, { status: 204 }))
  expect(await askToRecord(1)).toBeUndefined()
  expect(await askToRecord(1)).toBeUndefined()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('nonsense and silence are no permission', async () => {
  for (const said of ['null', '[]', '{"id":1}', 'x']) {
    forgetRecording()
    answer.mockImplementation(async () => new Response(said))
    expect(await askToRecord(1), said).toBeUndefined()
  }
  forgetRecording()
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await askToRecord(1)).toBeUndefined()
})
