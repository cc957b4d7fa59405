import { expect, test } from 'vitest'
import { readModelList } from './read-model-list.ts'

test.each([
  [
    'Anthropic',
    {
      data: [
        {
          type: 'model',
          id: 'claude-sonnet-4-5-20250929',
          display_name: 'Claude Sonnet 4.5',
          created_at: '2025-09-29T00:00:00Z',
        },
      ],
      first_id: 'claude-sonnet-4-5-20250929',
      has_more: false,
      last_id: 'claude-sonnet-4-5-20250929',
    },
    ['claude-sonnet-4-5-20250929'],
  ],
  [
    'Together',
    [
      {
        id: 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
        object: 'model',
        created: 0,
        type: 'chat',
        display_name: 'Meta Llama 3.3 70B Instruct Turbo',
        organization: 'Meta',
        context_length: 131_072,
      },
    ],
    ['meta-llama/Llama-3.3-70B-Instruct-Turbo'],
  ],
  [
    'Google',
    {
      models: [
        {
          name: 'models/gemini-2.5-flash',
          displayName: 'Gemini 2.5 Flash',
          supportedGenerationMethods: ['generateContent', 'countTokens'],
        },
        { name: 'models/gemini-embedding-001', supportedGenerationMethods: ['embedContent'] },
      ],
      nextPageToken: 'b',
    },
    ['gemini-2.5-flash'],
  ],
  [
    'Ollama’s own wire',
    { models: [{ name: 'qwen3:8b', model: 'qwen3:8b', size: 5_200_000_000, details: { format: 'gguf' } }] },
    ['qwen3:8b'],
  ],
])('the list of %s', (_, body, ids) => {
  expect(readModelList(body)).toEqual(ids)
})

test('what is no list is none', () => {
  for (const body of [undefined, 'models', {}, { data: 'none' }, [{ name: 'without an id' }]])
    expect(readModelList(body)).toBeUndefined()
})
