import { afterEach, expect, test } from 'vitest'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools } from '#engine/function-tools.ts'
import type { AnswerToSave } from '#engine/functions.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { EngineStatus } from '#tools/contract/engine-report.ts'
import { byModel, plainItem } from '#tools/contract/plan.ts'
import { goodPlan, inPieces, testInput, testTool, textIn } from '#tools/contract/test-tool.test-support.ts'
import {
  answerOf,
  better,
  closeServer,
  composedText,
  core,
  eventsIn,
  eventsOf,
  kindsIn,
  lostNumber,
  post,
  provider,
  reply,
  serverLog,
  signedIn,
  start,
  wordsIn,
  worse,
} from './answers.test-support.ts'

afterEach(closeServer)

test('as a stream: the model’s name, its words as they are, then the answer that counts', async () => {
  const url = await start()
  provider.play(better)
  const events = await eventsOf(url)
  expect(kindsIn(events)).toEqual(['asking', 'delta', 'done'])
  expect(events[0]).toEqual({ type: 'asking', model: 'gpt-5.4-mini' })
  expect(wordsIn(events)).toBe(reply)
  expect(events.at(-1)).toEqual({
    type: 'done',
    output: { generatedPrompt: textIn(goodPlan), plan: goodPlan, planVersion: 1 },
    engine: { writtenBy: 'model', model: 'gpt-5.4-mini', remaining: 999 },
  })
})

test('the name of the model is told before its first word', async () => {
  const url = await start()
  provider.play({ ...better, firstDelayMs: 3_000 })
  const response = await post(url, { accept: 'text/event-stream' })
  const startedAt = performance.now()
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('"asking"')
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  await reader?.cancel()
})

test('as a stream: what is mended comes only with the end', async () => {
  const url = await start()
  provider.play(worse, better)
  const events = await eventsOf(url)
  expect(kindsIn(events)).toEqual(['asking', 'delta', 'mending', 'done'])
  expect(wordsIn(events)).toBe(core.write(lostNumber))
  expect(events.at(-1)).toMatchObject({ output: { generatedPrompt: textIn(goodPlan) } })
})

test('as a stream: an answer that breaks off ends with an error, after what came', async () => {
  const url = await start()
  provider.play({ ...better, cutAfter: 3 })
  const events = await eventsOf(url)
  expect(wordsIn(events)).toBe(inPieces(reply).slice(0, 3).join(''))
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'cut-off', message: /is still here/u })
})

test('without a model a stream has only its end, and input that is refused has its status', async () => {
  const url = await start({ OPENAI_API_KEY: '' })
  expect(kindsIn(await eventsOf(url))).toEqual(['done'])
  expect((await post(url, { accept: 'text/event-stream' }, {})).status).toBe(400)
})

test('a change goes to the model with the plan, what is to be kept and all wishes', async () => {
  const url = await start()
  const kept = { ...goodPlan, points: goodPlan.points.map((point) => ({ ...point, kept: true })) }
  const changed = { ...goodPlan, task: plainItem('task', 'Invite 25 warmly.', byModel) }
  provider.play({ words: inPieces(core.write(changed)) })
  const refine = { plan: kept, wishes: ['shorter', 'warmer'] }
  const answer = await answerOf(url, { ...testInput, refine })
  expect(answer.engine.writtenBy).toBe('model')
  expect(answer.plan).toEqual({ ...kept, task: changed.task })
  const sent = JSON.parse(provider.requests[0]?.body ?? '{}').messages.at(-1).content as string
  for (const words of [
    testInput.idea,
    core.write(goodPlan),
    '- shorter\n- warmer',
    '<keep>\n- Größe 漢字 🛶',
  ])
    expect(sent).toContain(words)
})

test('only one part is written anew, and everything else stays', async () => {
  const url = await start()
  const other = { task: plainItem('task', 'Ask 25 people.', byModel), points: [] }
  provider.play({ words: inPieces(core.write(other)) })
  const answer = await answerOf(url, { ...testInput, refine: { plan: goodPlan, part: 'task' } })
  expect(answer.plan).toEqual({ ...goodPlan, task: other.task })
})

test('who closes the page stops the provider', async () => {
  const url = await start()
  provider.abortedAt.length = 0
  provider.play({ words: inPieces(reply.repeat(30)), betweenMs: 5 })
  const controller = new AbortController()
  const response = await post(url, { accept: 'text/event-stream' }, testInput, controller.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  controller.abort()
  await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
})

test('who leaves before the answer is whole stops the provider too, and nothing is saved', async () => {
  const saved: AnswerToSave[] = []
  const url = await start(
    {},
    signedIn(async (_, answer) => void saved.push(answer)),
  )
  provider.abortedAt.length = 0
  provider.play({ words: inPieces(reply.repeat(30)), betweenMs: 5 })
  const controller = new AbortController()
  const asked = post(url, {}, testInput, controller.signal).catch(() => undefined)
  await expect.poll(() => provider.requests.length).toBe(1)
  controller.abort()
  await asked
  await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
  expect(saved).toEqual([])
  expect(serverLog().filter((line) => Number(line['level']) >= 50)).toEqual([])
})

test('what is answered to somebody who is signed in is saved as it was answered', async () => {
  const saved: [string, AnswerToSave][] = []
  const url = await start(
    {},
    signedIn(async (...call) => void saved.push(call)),
  )
  provider.play(better)
  const key = '3f2a1c1e-0000-4000-8000-00000000000a'
  const { history, ...answer } = await answerOf(url, testInput, { 'idempotency-key': key })
  expect(history).toBe('saved')
  expect(saved).toEqual([
    [
      'ines',
      {
        tool: expect.objectContaining({ card: expect.objectContaining({ slug: 'test-markdown' }) }),
        input: testInput,
        output: answer,
        plan: goodPlan,
        idempotencyKey: key,
      },
    ],
  ])
})

test('a request for a model is saved too; a change that came to nothing is not', async () => {
  const saved: AnswerToSave[] = []
  const url = await start(
    { OPENAI_API_KEY: '' },
    signedIn(async (_, answer) => void saved.push(answer)),
  )
  expect((await answerOf(url, { ...testInput, kind: 'story' })).history).toBe('saved')
  expect(saved).toMatchObject([
    { output: { needsModel: true, request: expect.any(String) }, plan: undefined },
  ])
  expect(
    (await answerOf(url, { ...testInput, refine: { plan: goodPlan, wishes: ['x'] } })).history,
  ).toBeUndefined()
  expect(saved).toHaveLength(1)
})

test('an answer that cannot be saved, or broke off, is shown all the same', async () => {
  const down = () => Promise.reject(new Error('disk full'))
  const url = await start({}, signedIn(down))
  provider.play(better)
  expect((await answerOf(url)).history).toBe('not-saved')
  provider.play({ ...better, cutAfter: 3 })
  expect(await answerOf(url)).toMatchObject({
    generatedPrompt: composedText,
    history: 'not-saved',
    engine: { writtenBy: 'composer', reason: 'unavailable' },
  })
})

test('what was promised not to be kept is not in what is saved', async () => {
  const saved: AnswerToSave[] = []
  const tool = testTool('markdown')
  const discreet = {
    ...tool,
    core: async () => ({
      ...(await tool.core()),
      forHistory: () => ({
        input: { idea: '(not kept)' },
        plan: { task: plainItem('task', '(not kept)', byModel), points: [] },
      }),
    }),
  }
  const parts = {
    ...signedIn(async (_, answer) => void saved.push(answer)),
    functions: functionTools([discreet]),
  }
  const url = await start({}, parts)
  provider.play(better)
  expect((await answerOf(url))['generatedPrompt']).toBe(textIn(goodPlan))
  const story = await answerOf(url, { ...testInput, idea: 'SECRET', kind: 'story' })
  expect(JSON.stringify(saved)).not.toMatch(/boat|SECRET/u)
  expect(saved[0]).toMatchObject({ input: { idea: '(not kept)' }, output: { generatedPrompt: '(not kept)' } })
  expect(story.engine.writtenBy).toBe('model')
})

test('neither key nor idea nor answer is in the log', async () => {
  const url = await start()
  provider.play({ status: 401, body: '{"error":{"message":"Incorrect API key provided: test-key-1234"}}' })
  await answerOf(url)
  const log = JSON.stringify(serverLog())
  expect(log).toContain('model failed')
  for (const secret of ['test-key-1234', 'guests', 'boat']) expect(log).not.toContain(secret)
})

test('a caller can see beforehand what there is', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '2', AI_OWN_KEYS: 'on' })
  const status = async () => {
    const response = await fetch(`${url}/functions/v1/engine`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return EngineStatus.parse(await response.json())
  }
  expect(await status()).toEqual({ models: true, ownKeys: true, remaining: 2, limit: 2, resetsInSeconds: 0 })
  provider.play(better)
  expect((await answerOf(url)).engine.remaining).toBe(1)
  const after = await status()
  expect(after).toMatchObject({ remaining: 1 })
  expect(after.resetsInSeconds).toBeGreaterThan(3_590)
})

test('without a model the page learns that too', async () => {
  const url = await start({ OPENAI_API_KEY: '' })
  const status = EngineStatus.parse(await (await fetch(`${url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, ownKeys: true })
  const decided = await start({ OPENAI_API_KEY: '', AI_OWN_KEYS: 'off' })
  expect(await (await fetch(`${decided}/functions/v1/engine`)).json()).toMatchObject({ ownKeys: false })
})

test('when the counters are down nothing is spent, and the page learns it', async () => {
  const config = parseConfig({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.urlOf('openai') })
  const gateway = createGateway(config, silentLog)
  const down = () => Promise.reject(new Error('connection refused'))
  const url = await start(
    {},
    { config, gateway: { ...gateway, gatekeeper: { ...gateway.gatekeeper, enter: down, shareOf: down } } },
  )
  const answer = await answerOf(url)
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
  expect(answer['generatedPrompt']).toBe(composedText)
  expect(provider.requests).toHaveLength(0)
  const status = EngineStatus.parse(await (await fetch(`${url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, remaining: 0 })
})

test('fifty copies of one request ask the provider once and get the same answer', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '1' })
  provider.play({ ...better, betweenMs: 5 })
  const headers = { 'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000a' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const accept = index % 2 === 0 ? { accept: 'text/event-stream' } : {}
      const body = await (await post(url, { ...headers, ...accept })).text()
      if (index % 2 === 1) return JSON.parse(body).generatedPrompt as string
      const events = eventsIn(body)
      expect(wordsIn(events)).toBe(reply)
      const last = events.at(-1)
      return last?.type === 'done' ? (last.output as { generatedPrompt: string }).generatedPrompt : ''
    }),
  )
  expect(new Set(answers)).toEqual(new Set([textIn(goodPlan)]))
  expect(provider.requests).toHaveLength(1)
  const sameKey = { 'idempotency-key': headers['idempotency-key'].toUpperCase() }
  expect((await answerOf(url, testInput, sameKey)).engine.writtenBy).toBe('model')
  expect(provider.requests).toHaveLength(1)
  expect((await post(url, headers, { ...testInput, kind: 'list' })).status).toBe(409)
})

test('one who streams and one who waits share an answer that breaks off, and may ask again', async () => {
  const url = await start()
  provider.play({ ...better, cutAfter: 3, betweenMs: 10 })
  const headers = { 'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000b' }
  const [streamed, waited] = await Promise.all([
    post(url, { ...headers, accept: 'text/event-stream' }).then((response) => response.text()),
    answerOf(url, testInput, headers),
  ])
  expect(eventsIn(streamed).at(-1)).toMatchObject({ type: 'error' })
  expect(waited.engine).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
  expect(provider.requests).toHaveLength(1)
  provider.play(better)
  expect((await answerOf(url, testInput, headers)).engine.writtenBy).toBe('model')
})
