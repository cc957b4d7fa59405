import { expect, test } from 'vitest'
import { collectReply } from '../collect-reply.ts'
import { isProvidersFault, isWorthRepeating } from '../model-failure.ts'
import { readOllamaLine } from './ollama-wire.ts'
import { wireFormats } from './wire-format.ts'

function read(chunks: readonly object[]) {
  const reply = collectReply({ heard: () => undefined, onText: undefined })
  for (const chunk of chunks) reply.take(wireFormats['openai-compatible'](JSON.stringify(chunk)))
  return reply.finished('hello')
}

const says = (content: string) => ({ choices: [{ delta: { content } }] })
const ends = (finish_reason: string) => ({ choices: [{ delta: {}, finish_reason }] })

test('a refusal stays one when the stream then stops as usual', () => {
  const refuses = { choices: [{ delta: { refusal: 'I’m sorry' } }] }
  expect(() => read([refuses, ends('stop')])).toThrow(expect.objectContaining({ kind: 'refused' }))
})

test('an answer is whole whatever the provider says that it counted', () => {
  for (const usage of [[], 'none', { prompt_tokens: -1 }, { prompt_tokens: '5', completion_tokens: 1e308 }]) {
    const { text, inputTokens, outputTokens } = read([says('Hello'), ends('stop'), { choices: [], usage }])
    expect([text, inputTokens < 100, outputTokens < 100]).toEqual(['Hello', true, true])
  }
})

test('what was counted is whole tokens, and nonsense is not counted', () => {
  const usage = { prompt_tokens: 12.5, completion_tokens: 7.2 }
  expect(read([says('Hello'), ends('stop'), { choices: [], usage }])).toMatchObject({
    inputTokens: 13,
    outputTokens: 7,
  })
  const counts = { prompt_eval_count: 12.5, eval_count: -1 }
  expect(readOllamaLine(JSON.stringify({ done: true, ...counts }))).toMatchObject({ inputTokens: 13 })
  expect(readOllamaLine(JSON.stringify({ done: true, ...counts }))).not.toHaveProperty('outputTokens')
})

test('an end of the model’s own is an end', () => {
  for (const reason of ['eos', 'eos_token', 'stop_sequence'])
    expect(read([says('Hello'), ends(reason)])).toMatchObject({ text: 'Hello', isCut: false })
  expect(() => read([says('Hello'), ends('tool_calls')])).toThrow()
})

test('of an answer in parts only its text is shown, and what is thought counts as a sign of life', () => {
  let heard = 0
  const reply = collectReply({ heard: () => (heard += 1), onText: undefined })
  const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'The word is ready.' }] }
  for (const content of [[thought], [thought, { type: 'text', text: 'Hel' }], 'lo', []])
    reply.take(wireFormats['openai-compatible'](JSON.stringify({ choices: [{ delta: { content } }] })))
  reply.take({ finish: { reason: 'stop', raw: 'stop' } })
  expect([reply.finished('hello').text, heard]).toEqual(['Hello', 3])
})

test('an event in another form is no broken connection, and nothing that asking again would mend', () => {
  const reply = collectReply({ heard: () => undefined, onText: undefined })
  const failureOf = (data: string) => {
    try {
      reply.take(wireFormats.openai(data))
    } catch (error) {
      return reply.failure(error)
    }
    return undefined
  }
  const unreadable = failureOf(JSON.stringify({ choices: [{ delta: { content: 5 } }] }))
  expect(unreadable).toMatchObject({ kind: 'unreadable' })
  expect([isWorthRepeating, isProvidersFault].map((is) => unreadable && is(unreadable))).toEqual([
    false,
    false,
  ])
  expect(failureOf('{"choices":')).toMatchObject({ kind: 'network' })
})
