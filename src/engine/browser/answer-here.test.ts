import { expect, test } from 'vitest'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { answerHere } from './answer-here.ts'
import type { WritingModel } from '../answer/writing-model.ts'

const core = testCore('markdown')
const good = core.write(goodPlan)

/** Says one reply after the other; an error as the last piece is thrown. */
function saying(...replies: readonly (string | Error)[][]): WritingModel & { materials: string[] } {
  const left = [...replies]
  const materials: string[] = []
  return {
    name: 'Tiny',
    materials,
    async write({ material }, { onText }) {
      materials.push(material)
      let text = ''
      for (const piece of left.shift() ?? []) {
        if (piece instanceof Error) throw piece
        text += piece
        onText?.(piece)
      }
      return { text, isCut: false }
    },
  }
}

async function ask(model: WritingModel, signal?: AbortSignal) {
  const shown: string[] = []
  const { slug, functionName } = testTool('markdown').card
  const streamed = await answerHere(
    async () => model,
    {
      tool: { slug, functionName, instructions: testTool('markdown').instructions },
      core: core as unknown as ToolCore,
      input: testInput,
      parsed: testInput,
    },
    { ...(signal ? { signal } : {}), onText: (text) => shown.push(text) },
  )
  return { streamed, shown }
}

test('A reply is shown as it comes and becomes the plan', async () => {
  const { streamed, shown } = await ask(saying(inPieces(good)))
  expect(streamed).toMatchObject({
    ok: true,
    answer: { plan: goodPlan, engine: { writtenBy: 'own-model', model: 'Tiny' } },
  })
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.at(-1)).toBe(good)
})

test('A reply with faults is asked for once more, unseen', async () => {
  const model = saying([good.replace('25', 'many')], [good])
  const { streamed, shown } = await ask(model)
  expect(model.materials[1]).toContain('Keep the number 25.')
  expect(streamed).toMatchObject({ ok: true, answer: { plan: goodPlan } })
  expect(shown.at(-1)).toContain('many')
})

test('A model that gives no answer leaves the composed one, with the reason', async () => {
  const { streamed } = await ask(saying([new ModelFailure('network', 'gone')]))
  expect(streamed).toMatchObject({
    ok: true,
    answer: { engine: { writtenBy: 'composer', reason: 'unavailable' } },
  })
})

test.each([
  ['the person stopped it', AbortSignal.abort(), 'STOPPED'],
  ['the model fell silent', undefined, 'BROKEN_OFF'],
])('What was written before %s is handed on', async (_, signal, code) => {
  const model = saying([good.slice(0, 40), new ModelFailure('stalled', 'ended')])
  const { streamed, shown } = await ask(model, signal)
  expect(streamed).toMatchObject({ ok: false, failure: { code } })
  expect(shown.at(-1)).toBe(good.slice(0, 40))
})
