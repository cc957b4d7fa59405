import { afterAll, afterEach, expect, test } from 'vitest'
import { functionTools } from '#engine/function-tools.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { parseConfig } from '#platform/config.server.ts'
import { tool as developerPrompt } from '#tools/developer-prompt/tool.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let server: TestServer | undefined
afterEach(() => server?.close())
afterAll(() => provider.stop())

const sentence = 'A web app where 40 choirs share sheet music, only librarians may delete a score'
const suggestion: Script = { words: ['{"projectName":"Stave Loan",', '"mainGoal":"Find the right score"}'] }

async function suggest(
  scripts: readonly Script[],
  settings: Record<string, string> = {},
  body: object = { sentence },
) {
  const viewer = { id: 'ines' } as never
  server = await serveForTests({
    config: parseConfig({
      OPENAI_API_KEY: 'test-key-1234',
      OPENAI_BASE_URL: provider.urlOf('openai'),
      ...settings,
    }),
    functions: functionTools([developerPrompt]),
    findViewer: async () => ({ viewer }),
    saveAnswer: () => Promise.reject(new Error('a suggestion is no answer to be kept')),
  })
  provider.requests.length = 0
  provider.play(...scripts)
  const response = await fetch(`${server.url}/functions/v1/suggest-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

test('without a model the sentence is the description, and nothing is guessed', async () => {
  const { status, answer } = await suggest([{}], { OPENAI_API_KEY: '' })
  expect(status).toBe(200)
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'no-model' })
  expect(answer.suggestion.fields.projectDescription).toBe(sentence)
  expect(answer.suggestion.fields).not.toHaveProperty('projectName')
})

test('a model fills in the form, and nothing of it is put into the history', async () => {
  const { answer } = await suggest([suggestion])
  expect(answer.engine.writtenBy).toBe('model')
  expect(answer.suggestion.fields).toMatchObject({
    projectName: 'Stave Loan',
    mainGoal: 'Find the right score',
    projectDescription: sentence,
  })
  expect(answer.history).toBeUndefined()
})

test('an answer that cannot be read is asked for once more, and then there is none', async () => {
  expect((await suggest([{ words: ['Sure, here it is!'] }, suggestion])).answer.engine.writtenBy).toBe(
    'model',
  )
  expect(provider.requests).toHaveLength(2)
  await server?.close()
  const { answer } = await suggest([{ words: ['Sure, here it is!'] }])
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'unfit' })
})

test('a sentence is needed, and not a book', async () => {
  expect((await suggest([{}], {}, { sentence: '  ' })).status).toBe(400)
  await server?.close()
  expect((await suggest([{}], {}, { sentence: 'x'.repeat(5_001) })).status).toBe(400)
})
