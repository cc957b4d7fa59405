import { afterAll, beforeAll, expect, test } from 'vitest'
import { functionTools } from '#engine/function-tools.ts'
import { failureCases } from '#engine/models/failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { providerIds, type ProviderId } from '#engine/models/model-data.ts'
import { providerSettings } from '#engine/models/provider-settings.test-support.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { ToolEvent } from '#tools/contract/tool-event.ts'
import { tools, type Tool } from '#tools/tools.ts'
import type { TestServer } from './serve-for-tests.server.ts'
import { modelServers } from './serve-with-models.test-support.ts'

const provider = await startFakeProvider()
const slow = { timeout: 120_000 }
const { serve, awaitSilence } = modelServers()
const servers = new Map<ProviderId | 'none', TestServer>()

beforeAll(async () => {
  servers.set('none', await serve(functionTools(tools)))
  for (const id of providerIds)
    servers.set(id, await serve(functionTools(tools), providerSettings([id], provider.urlOf)))
})
afterAll(async () => {
  for (const server of servers.values()) await server.close()
  await provider.stop()
})

function post(server: ProviderId | 'none', tool: Tool, body: object, accept = 'application/json') {
  return fetch(`${servers.get(server)?.url}/functions/v1/${tool.card.functionName}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  })
}

async function answerOf(server: ProviderId | 'none', tool: Tool, body: object) {
  const response = await post(server, tool, body)
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer).slice(0, 300)).toBe(200)
  return ToolAnswer.parse(answer)
}

async function examplesOf(tool: Tool): Promise<object[]> {
  return (await tool.examples()).map(({ input }) => input as object)
}

/** Composed from the example: in the form of a reply, words that a model could have written. */
async function composedReply(tool: Tool, input: object) {
  const core = await tool.core()
  const parsed = core.input.parse(input)
  const plan = core.compose(parsed)
  return plan === undefined ? undefined : { plan, reply: core.write(plan) }
}

function inPieces(text: string): string[] {
  return text.match(new RegExp(`.{1,${Math.ceil(text.length / 5)}}`, 'gsu')) ?? []
}

for (const tool of tools) {
  const { slug } = tool.card

  test(`${slug}: what it tells a model is whole`, async () => {
    const told = await tool.instructions()
    const core = await tool.core()
    for (const example of await examplesOf(tool)) {
      const input = core.input.parse(example)
      expect(told.instructions(input)).not.toBe('')
      expect(told.maxOutputTokens(input)).toBeGreaterThan(200)
      expect(told.material(input, core.compose(input))).not.toMatch(/undefined|\[object/u)
    }
  })

  test(`${slug}: without a model every example has an answer, the same each time`, slow, async () => {
    const core = await tool.core()
    for (const input of await examplesOf(tool)) {
      const answer = await answerOf('none', tool, input)
      expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'no-model' })
      expect(answer.engine.sentence).toMatch(/\.$/u)
      if (answer.needsModel) {
        expect(answer.plan).toBeUndefined()
        expect(answer.request).toContain('<input>')
      } else {
        expect(core.plan.parse(answer.plan)).toEqual(answer.plan)
        expect(answer.planVersion).toBe(core.planVersion)
      }
      expect(await answerOf('none', tool, input)).toEqual(answer)
    }
  })

  test(`${slug}: without a model a change leaves the plan and gives the request`, slow, async () => {
    for (const input of await examplesOf(tool)) {
      const { plan } = await answerOf('none', tool, input)
      if (plan === undefined) continue
      const parts = (await tool.core()).parts(plan)
      for (const change of [
        {},
        { wishes: ['shorter'] },
        ...parts.slice(0, 2).map(({ id }) => ({ part: id })),
      ]) {
        const answer = await answerOf('none', tool, { ...input, refine: { plan, ...change } })
        expect(answer.plan).toEqual(plan)
        expect(answer.request).toContain('<current>')
      }
    }
  })

  for (const id of providerIds) {
    test(
      `${slug} with ${id}: whatever the provider does, nobody takes it for a model’s answer`,
      slow,
      async () => {
        const [input = {}] = await examplesOf(tool)
        const without = await answerOf('none', tool, input)
        const words = inPieces(
          (await composedReply(tool, input))?.reply ?? 'Some words that are no answer at all.',
        )
        for (const { name, script, kind } of failureCases) {
          awaitSilence(kind)
          provider.play(script(words))
          const { engine, ...answer } = await answerOf(id, tool, input)
          const reason = kind === 'refused' ? 'refused' : 'unavailable'
          expect(engine, name).toMatchObject({ writtenBy: 'composer', reason })
          expect({ ...answer, engine: undefined }, name).toEqual({ ...without, engine: undefined })
        }
        for (const script of [{ words, end: 'length' }, { words: ['Sure! Which one?'] }] satisfies Script[]) {
          provider.play(script)
          const { engine, ...answer } = await answerOf(id, tool, input)
          expect(engine.writtenBy).toBe('composer')
          expect(['unfit', 'unavailable']).toContain(engine.reason)
          expect({ ...answer, engine: undefined }).toEqual({ ...without, engine: undefined })
        }
      },
    )
  }

  test(
    `${slug}: a reply in the tool’s own form is the model’s answer, and its words come as they are`,
    slow,
    async () => {
      for (const input of await examplesOf(tool)) {
        const composed = await composedReply(tool, input)
        if (composed === undefined) continue
        provider.play({ words: inPieces(composed.reply) })
        const text = await (await post('openai', tool, input, 'text/event-stream')).text()
        const events = text
          .split('\n\n')
          .filter((block) => block.startsWith('data: '))
          .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
        const words = events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
        expect(words).toBe(composed.reply)
        expect(events.at(-1)).toMatchObject({ type: 'done', engine: { writtenBy: 'model' } })
      }
    },
  )
}
