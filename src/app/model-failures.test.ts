import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { functionTools } from '#engine/function-tools.ts'
import { failureCases, goodStyles } from '#engine/models/failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { providerIds, type ProviderId } from '#engine/models/model-data.ts'
import { providerSettings } from '#engine/models/provider-settings.test-support.ts'
import { ToolEvent } from '#tools/contract/tool-event.ts'
import type { TestServer } from './serve-for-tests.server.ts'
import { modelServers } from './serve-with-models.test-support.ts'

const provider = await startFakeProvider()
// Some forty failures one after the other, on a machine that may be busy.
const slow = { timeout: 120_000 }
const { serve, awaitSilence } = modelServers()
const servers = new Map<ProviderId, TestServer>()
const forms = ['markdown', 'json'] as const
type Form = (typeof forms)[number]

beforeAll(async () => {
  for (const id of providerIds) servers.set(id, await start(id, provider.urlOf(id)))
})
afterAll(async () => {
  for (const server of servers.values()) await server.close()
  await provider.stop()
})

function start(id: ProviderId, url: string): Promise<TestServer> {
  const functions = functionTools(forms.map((form) => testTool(form)))
  return serve(
    functions,
    providerSettings([id], () => url),
  )
}

function goodWords(form: Form): string[] {
  const text = testCore(form).write(goodPlan)
  return inPieces(text, Math.ceil(text.length / 5))
}

function post(server: TestServer | undefined, form: Form, input: object, accept: string): Promise<Response> {
  return fetch(`${server?.url}/functions/v1/generate-${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(input),
  })
}

async function ask(server: TestServer | undefined, form: Form, input: object, script: Script) {
  provider.play(script)
  const response = await post(server, form, input, 'application/json')
  expect(response.status).toBe(200)
  const { engine, ...output } = await response.json()
  return { engine, output }
}

async function stream(server: TestServer | undefined, form: Form, input: object, script: Script) {
  provider.play(script)
  const events = (await (await post(server, form, input, 'text/event-stream')).text())
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
  const words = events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
  return { events, words, last: events.at(-1) }
}

const composed = testCore('markdown').compose(testInput)
const story = { ...testInput, kind: 'story' }

for (const form of forms) {
  for (const id of providerIds) {
    const good = goodWords(form)

    test(
      `${form} with ${id}: whatever the provider does, nobody takes it for a model’s answer`,
      slow,
      async () => {
        for (const { name, script, kind } of failureCases) {
          awaitSilence(kind)
          const answer = await ask(servers.get(id), form, testInput, script(good))
          const reason = kind === 'refused' ? 'refused' : 'unavailable'
          expect(answer.engine, name).toMatchObject({ writtenBy: 'composer', reason })
          expect(answer.output.plan, name).toEqual(composed)
        }
        awaitSilence('none')
        const cut = await ask(servers.get(id), form, testInput, { words: good, end: 'length' })
        expect(cut.engine, 'cut at its largest length').toMatchObject({
          writtenBy: 'composer',
          reason: 'unavailable',
        })
        expect(cut.output.plan).toEqual(composed)
      },
    )

    test(
      `${form} with ${id}: the same as a stream, where what was shown is told to have broken off`,
      slow,
      async () => {
        for (const { name, script, kind } of failureCases) {
          awaitSilence(kind)
          const { last, words } = await stream(servers.get(id), form, story, script(good))
          if (words.trim() === '' || kind === 'refused') {
            expect(last, name).toMatchObject({
              type: 'done',
              output: { needsModel: true },
              engine: { writtenBy: 'composer' },
            })
          } else expect(last, name).toMatchObject({ type: 'error', code: kind })
        }
        awaitSilence('none')
        const cut = await stream(servers.get(id), form, testInput, { words: good, end: 'length' })
        expect(cut, 'cut at its largest length').toMatchObject({
          words: good.join(''),
          last: { type: 'error', code: 'cut-off' },
        })
      },
    )

    test(
      `${form} with ${id}: without a failure the same answer is the model’s, however it is written`,
      slow,
      async () => {
        awaitSilence('none')
        for (const [name, style] of [['as usual', {}] as const, ...goodStyles]) {
          const answer = await ask(servers.get(id), form, testInput, { words: good, ...style })
          expect(answer.engine.writtenBy, name).toBe('model')
          expect(answer.output.plan, name).toEqual(goodPlan)
          const { words, last } = await stream(servers.get(id), form, testInput, { words: good, ...style })
          expect(words, name).toBe(good.join(''))
          expect(last, name).toMatchObject({ type: 'done', output: { plan: goodPlan } })
        }
      },
    )
  }
}

for (const id of providerIds) {
  test(
    `${id}: where nobody answers, and where there is no such host, there is an answer without a model`,
    slow,
    async () => {
      for (const url of ['http://127.0.0.1:1', 'http://models.invalid', 'https://127.0.0.1:1']) {
        const server = await start(id, url)
        const { engine, output } = await ask(server, 'markdown', testInput, {})
        expect(engine, url).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
        expect(output.plan).toEqual(composed)
        await server.close()
      }
    },
  )
}
