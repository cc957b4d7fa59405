import { expect, test } from 'vitest'
import type { EngineReport } from '#tools/contract/engine-report.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { failed } from '#tools/run-function.ts'
import type { StreamedAnswer, StreamOptions } from '#tools/stream-function.ts'
import { askInOrder, type NamedEngine } from './ask-in-order.ts'

const { slug, functionName } = testTool('markdown').card
const question = {
  tool: { slug, functionName, instructions: testTool('markdown').instructions },
  core: testCore('markdown') as unknown as ToolCore,
  input: testInput,
  parsed: testInput,
}

type Call = { name: string; models: StreamOptions['models'] }

function engines(answers: Record<string, { streamed: StreamedAnswer; text?: string }>) {
  const calls: Call[] = []
  const list = Object.entries(answers).map(([name, { streamed, text }]): NamedEngine => ({
    name,
    load: async () => async (_question, options) => {
      calls.push({ name, models: options.models })
      if (text !== undefined) options.onText?.(text)
      return streamed
    },
  }))
  return { list, calls }
}

const answer = (engine: EngineReport): StreamedAnswer => ({ ok: true, answer: { engine } })
const written = answer({ writtenBy: 'own-model', model: 'Tiny' })
const noModel = answer({
  writtenBy: 'composer',
  reason: 'no-model',
  sentence: 'Put together without a model.',
})
const wrongKey = answer({
  writtenBy: 'composer',
  reason: 'key',
  sentence: 'The provider didn’t accept your key, so this was put together without a model.',
})
const offline: StreamedAnswer = failed('NETWORK', 'gone')

test('the next is asked when one fails before its first word, and the answer says so', async () => {
  const { list, calls } = engines({
    OpenRouter: { streamed: wrongKey },
    'This site': { streamed: noModel },
    Ollama: { streamed: written },
  })
  expect(await askInOrder(list, question)).toMatchObject({
    answer: {
      engine: {
        writtenBy: 'own-model',
        sentence:
          'OpenRouter didn’t accept your key, or your account is out of credit. This site has no model of its own.',
      },
    },
  })
  expect(calls).toEqual([
    { name: 'OpenRouter', models: 'try' },
    { name: 'This site', models: 'try' },
    { name: 'Ollama', models: undefined },
  ])
})

test('after a first word nobody else is asked', async () => {
  const broken: StreamedAnswer = failed('BROKEN_OFF', 'gone')
  const { list, calls } = engines({
    Ollama: { streamed: broken, text: 'Half' },
    'This site': { streamed: written },
  })
  expect(await askInOrder(list, question)).toEqual(broken)
  expect(calls).toHaveLength(1)
})

test('a form that does not fit, and a press on Stop, are nobody’s failure', async () => {
  for (const streamed of [
    failed('INVALID_INPUT', 'no', { idea: 'Too long' }),
    failed('STOPPED', 'stopped'),
  ]) {
    const { list, calls } = engines({ Groq: { streamed }, 'This site': { streamed: written } })
    expect(await askInOrder(list, question)).toEqual(streamed)
    expect(calls).toHaveLength(1)
  }
})

test('when nobody writes, what could be composed is kept, with every reason', async () => {
  const { list } = engines({ 'This site': { streamed: noModel }, Ollama: { streamed: offline } })
  const answered = await askInOrder(list, question)
  expect(answered).toMatchObject({
    answer: {
      engine: {
        writtenBy: 'composer',
        sentence:
          'This site has no model of its own. Ollama couldn’t be reached. Put together without a model.',
      },
    },
  })
  const only = engines({ Ollama: { streamed: offline }, Groq: { streamed: offline } })
  expect(await askInOrder(only.list, question)).toEqual(offline)
})
