import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { providerIds } from '../model-data.ts'
import { candidatesFor } from '../providers.server.ts'

const keys = {
  GOOGLE_GENERATIVE_AI_API_KEY: 'test-google',
  OPENAI_API_KEY: 'test-openai',
  ANTHROPIC_API_KEY: 'test-anthropic',
  OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
}

/** Of a model that wants its instructions in the midst of the other text, too. */
const models = [...providerIds.map((id) => [id, 'usual'] as const), ['google', 'gemma-4-27b-it'] as const]

for (const [id, model] of models) {
  test(
    `${id} (${model}): whatever two texts hold, they stand in the request whole and apart`,
    { timeout: 30_000 },
    async () => {
      const [candidate] = candidatesFor(
        parseConfig({
          ...keys,
          AI_PROVIDERS: id,
          OPENAI_COMPATIBLE_MODEL: 'local',
          ...(model === 'usual' ? {} : { GOOGLE_MODEL: model }),
        }),
        'x',
      )
      const text = fc.string({ unit: 'binary', minLength: 1 })
      await fc.assert(
        fc.asyncProperty(text, text, fc.nat({ max: 3 }), async (instructions, material, length) => {
          const call = { instructions, material, maxOutputTokens: 100 + length }
          const { body } = (await candidate?.write(call)) ?? { body: '' }
          const strings: string[] = []
          JSON.parse(body, (_key, value: unknown) => {
            if (typeof value === 'string') strings.push(value)
            return value
          })
          for (const words of [instructions, material]) expect(strings.join('\n')).toContain(words)
        }),
      )
    },
  )
}
