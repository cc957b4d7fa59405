import { afterAll, expect, test } from 'vitest'
import { tools } from '#tools/tools.ts'
import { startFakeProvider } from '../models/fake-provider.test-support.ts'
import { candidateOf } from '../models/providers.server.ts'
import { fitOf } from './fit-of.server.ts'
import { findKind } from './provider-kinds.ts'
import { connectionOf } from './roster.server.ts'
import { testSentence } from './test-result.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())

function fitWith(ollama?: number) {
  provider.hold(ollama === undefined ? {} : { ollama })
  const kind = findKind('ollama')
  if (kind === undefined) throw new Error('no Ollama')
  const address = { name: 'test', baseUrl: provider.urlOf('openai-compatible'), key: undefined }
  return fitOf(candidateOf(connectionOf(kind, address, 'a-model')))
}

async function sentenceWith(ollama?: number) {
  const fit = await fitWith(ollama)
  return testSentence({ ok: true, model: 'a-model', refusesSchema: false, ms: 1_000, fit })
}

test('a model with room is only said to answer, and so is one whose size nobody knows', async () => {
  expect(await fitWith(40_960)).toEqual({ contextTokens: 32_768, isSmall: false, tooSmallFor: [] })
  expect(await fitWith()).toBeUndefined()
  for (const size of [40_960, undefined]) expect(await sentenceWith(size)).toBe('a-model answered in 1.0 s.')
})

test('a small model is said to be small, and the tools that need more are named', async () => {
  expect(await fitWith(8_192)).toEqual({ contextTokens: 8_192, isSmall: true, tooSmallFor: [] })
  expect(await sentenceWith(8_192)).toContain('Its context window is only 8,192 tokens')
  expect(await sentenceWith(8_192)).not.toContain('too small')

  const some = (await fitWith(2_600))?.tooSmallFor ?? []
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(tools.length)
  const sentence = await sentenceWith(2_600)
  for (const title of some) expect(sentence).toContain(title)
  expect((await fitWith(100))?.tooSmallFor).toEqual(tools.map(({ card }) => card.name))
})
