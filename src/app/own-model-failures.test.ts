import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { askServer } from '#tools/workbench/answer-engine.ts'
import { askInOrder, type NamedEngine } from '#engine/browser/ask-in-order.ts'
import { engineKinds } from '#engine/browser/engine-kinds.ts'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools } from '#engine/function-tools.ts'
import { failureCases } from '#engine/models/failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { createOwnKeys, ownKeyKinds } from '#engine/own-keys.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
const slow = { timeout: 180_000 }
const deadlines = { firstTokenMs: 5_000, betweenTokensMs: 5_000, totalMs: 30_000 }
const key = 'sk-my-own-0123456789'
let server: TestServer | undefined

beforeAll(async () => {
  const config = parseConfig({ AI_OWN_KEYS: 'on', AI_ANSWERS_AT_ONCE_PER_ADDRESS: '1000' })
  const kinds = ownKeyKinds(config).map((kind) => ({ ...kind, baseUrl: provider.urlOf(kind.wire) }))
  const gateway = { ...createGateway(config, silentLog), deadlines, random: () => 0.01 }
  server = await serveForTests({
    config,
    functions: functionTools([testTool('markdown')]),
    gateway: { ...gateway, ownKeys: createOwnKeys(kinds) },
  })
})
afterAll(async () => {
  await server?.close()
  await provider.stop()
})

const { slug, functionName } = testTool('markdown').card
const core = testCore('markdown')
const whole = core.write(goodPlan)
const words = inPieces(whole, Math.ceil(whole.length / 5))
const story = { ...testInput, kind: 'story' }

/** As a page asks with a person's own key; `after` is asked next. */
async function ask(id: string, script: Script, after: readonly NamedEngine[] = []) {
  provider.play(script)
  const own: NamedEngine = {
    name: id,
    load: async () => (await engineKinds['key']?.load({ provider: id, key, model: 'a-model' })) ?? askServer,
  }
  let text = ''
  const streamed = await askInOrder(
    [own, ...after],
    {
      tool: { slug, functionName, instructions: testTool('markdown').instructions },
      core: core as unknown as ToolCore,
      input: story,
      parsed: story,
    },
    {
      fetch: (path, init) => fetch(`${server?.url}${String(path)}`, init),
      onText: (shown) => (text = shown),
    },
  )
  return { streamed, text }
}

const next: NamedEngine = {
  name: 'The next',
  load: async () => async () => ({
    ok: true,
    answer: { plan: goodPlan, engine: { writtenBy: 'own-model', model: 'Tiny' } },
  }),
}

for (const id of ['google', 'openai', 'anthropic', 'openrouter'])
  test(
    `an own key of ${id}: each failure has a true reason, and only before a first word the next is asked`,
    slow,
    async () => {
      for (const { name, script, kind } of failureCases) {
        const ms = kind === 'stalled' || kind === 'first-token-timeout' ? 300 : 5_000
        Object.assign(deadlines, { firstTokenMs: ms, betweenTokensMs: ms })
        const { streamed, text } = await ask(id, script(words), [next])
        if (text.trim() === '') {
          const isKey = kind === 'not-allowed' || kind === 'money'
          const why = kind === 'refused' ? 'declined' : isKey ? 'didn’t accept your key' : 'didn’t answer'
          expect(streamed, name).toMatchObject({ answer: { engine: { writtenBy: 'own-model' } } })
          expect(streamed.ok && streamed.answer.engine.sentence, name).toContain(`${id} ${why}`)
        } else if (streamed.ok) {
          // The provider's filter took back what had been shown.
          expect(streamed.answer.engine, name).toMatchObject({ writtenBy: 'composer', reason: 'refused' })
        } else {
          expect(streamed, name).toMatchObject({ failure: { code: 'BROKEN_OFF' } })
        }
      }
      Object.assign(deadlines, { firstTokenMs: 5_000, betweenTokensMs: 5_000 })
      const good = await ask(id, { words }, [next])
      expect(good.streamed).toMatchObject({
        answer: { plan: goodPlan, engine: { writtenBy: 'model', model: 'a-model', ownKey: true } },
      })
      expect(JSON.stringify(server?.logLines())).not.toContain(key)
    },
  )
