import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { askModels } from './ask-models.server.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { startFakeProvider, type Script } from './fake-provider.test-support.ts'
import { providerIds, thinkingTokens, type ProviderId } from './model-data.ts'
import { providerSettings } from './provider-settings.test-support.ts'
import { candidatesFor } from './providers.server.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())
beforeEach(() => {
  provider.requests.length = 0
})

const word = { type: 'string' }
const closed = {
  type: 'object',
  properties: {
    subject: word,
    shots: {
      type: 'array',
      items: {
        type: 'object',
        properties: { properties: word },
        required: ['properties'],
        additionalProperties: false,
      },
    },
  },
  required: ['subject', 'shots'],
  additionalProperties: false,
}
const open = { ...closed, required: ['subject'] }
const map = {
  ...closed,
  properties: { ...closed.properties, subject: { type: 'object', additionalProperties: word } },
}

function candidates(id: ProviderId) {
  return candidatesFor(parseConfig(providerSettings([id], provider.urlOf)), 'x')
}

async function ask(id: ProviderId, schema: object | undefined, scripts: readonly Script[] = [{}]) {
  provider.play(...scripts)
  const withoutSchema = new Set<string>()
  const deps = { breaker: createCircuitBreaker(), withoutSchema }
  const request = { instructions: 'a', material: 'b', maxOutputTokens: 100 }
  const asked = { ...request, schema: schema && { name: 'story', schema } }
  const answer = await askModels(candidates(id), asked, deps)
  return { answer, again: () => askModels(candidates(id), asked, deps) }
}

function sent(at = 0): Record<string, unknown> {
  return JSON.parse(provider.requests[at]?.body ?? '{}') as Record<string, unknown>
}

const places: Record<ProviderId, (schema: object) => object> = {
  google: () => ({ generationConfig: { responseMimeType: 'application/json', responseJsonSchema: {} } }),
  openai: (schema) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'story', strict: schema === closed } },
  }),
  'openai-compatible': (schema) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'story', strict: schema === closed } },
  }),
  anthropic: (schema) => (schema === closed ? { output_config: { format: { type: 'json_schema' } } } : {}),
}

for (const id of providerIds) {
  test(`${id}: an answer in JSON is held to its schema in the provider's own way`, async () => {
    for (const schema of [closed, open, map]) {
      provider.requests.length = 0
      const { answer } = await ask(id, schema)
      expect(answer.text).toBe('A good answer.')
      expect(sent()).toMatchObject(places[id](schema))
    }
  })

  test(`${id}: without a schema nothing is said about the form`, async () => {
    await ask(id, undefined)
    expect(provider.requests[0]?.body).not.toMatch(/json_schema|response_format|responseMimeType|"tools"/u)
  })

  test(`${id}: a schema that is refused is left out, and not tried again`, async () => {
    const { answer, again } = await ask(id, closed, [{ status: 400 }, {}])
    expect(answer.text).toBe('A good answer.')
    expect(provider.requests).toHaveLength(2)
    expect(provider.requests[1]?.body).not.toMatch(/json_schema|responseMimeType/u)
    await again()
    expect(provider.requests).toHaveLength(3)
    expect(provider.requests[2]?.body).not.toMatch(/json_schema|responseMimeType/u)
  })

  test(`${id}: there is room to think beside the visible answer`, async () => {
    await ask(id, undefined)
    expect(provider.requests[0]?.body).toContain(`:${100 + thinkingTokens[id]}`)
  })
}

test('a text that is refused with and without its schema takes the schema from nobody else', async () => {
  provider.play({ status: 400 }, { status: 400 }, {})
  const deps = { breaker: createCircuitBreaker(), withoutSchema: new Set<string>() }
  const asked = {
    instructions: 'a',
    material: 'b',
    maxOutputTokens: 100,
    schema: { name: 'x', schema: closed },
  }
  await expect(askModels(candidates('openai'), asked, deps)).rejects.toMatchObject({ kind: 'bad-request' })
  await askModels(candidates('openai'), asked, deps)
  expect(provider.requests.map(({ body }) => body.includes('json_schema'))).toEqual([true, false, true])
})

test('a model that is gone, and a text that is filtered, are not asked again without a schema', async () => {
  for (const [status, code] of [
    [404, 'model_not_found'],
    [400, 'content_filter'],
  ] as const)
    await expect(
      ask('openai', closed, [{ status, body: JSON.stringify({ error: { code } }) }]),
    ).rejects.toThrow()
  expect(provider.requests).toHaveLength(2)
})

test('a schema that cannot be said to a provider is left out', async () => {
  const unsayable = { ...closed, propertyNames: { type: 'number' } }
  const { answer } = await ask('openai', unsayable)
  expect(answer.text).toBe('A good answer.')
  expect(provider.requests.map(({ body }) => body.includes('json_schema'))).toEqual([false])
})

test('an open schema stays away from the provider that would close it', async () => {
  await ask('anthropic', map)
  expect(provider.requests[0]?.body).not.toMatch(/json_schema|"tools"/u)
})
