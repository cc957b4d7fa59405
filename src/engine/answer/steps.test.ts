import { describe, expect, test } from 'vitest'
import { tools } from '#tools/tools.ts'
import { shortened } from '#tools/contract/tool-instructions.ts'
import { modelRequest } from '#tools/contract/change-request.ts'
import { askInSteps } from './ask-in-steps.ts'
import { chooseForm } from './choose-form.ts'
import { joinedPieces } from './joined-pieces.ts'
import { smallModel } from './small-model.test-support.ts'

const loaded = await Promise.all(
  tools.map(async ({ card, core, instructions, examples }) => {
    const told = await instructions()
    const [short, all] = await Promise.all([told.short?.(), examples()])
    if (short === undefined) throw new Error(`${card.slug} has no short form`)
    return { slug: card.slug, core: await core(), told, short, inputs: all.map(({ input }) => input) }
  }),
)

describe.each(loaded)('$slug', ({ core, told, short, inputs }) => {
  test('what a small model writes step by step becomes one plan, of which nothing is lost', async () => {
    for (const given of inputs) {
      const input = core.input.parse(given)
      const composed = core.withComputed ? core.compose(input) : undefined
      const request = modelRequest(core, shortened(told, short), { input, composed })
      const shown: string[] = []
      const steps = short.steps(input)
      const { text } = await askInSteps(smallModel(8_000), {
        request,
        steps,
        signal: undefined,
        onText: (whole) => shown.push(whole),
      })
      const { plan, unread } = core.read(text, input)
      expect(core.plan.safeParse(plan).success).toBe(true)
      expect(unread).toEqual([])
      const words = (whole: string) => JSON.stringify(core.read(whole, input).plan ?? '').length
      // It grows on the page from step to step.
      expect(words(shown.at(-1) ?? '')).toBeGreaterThan(words(shown[0] ?? ''))
    }
  })

  test('with 4,096 tokens every example is asked, at once or in steps, within the room', async () => {
    for (const given of inputs) {
      const model = smallModel(4_096)
      const input = core.input.parse(given)
      const composed = core.withComputed ? core.compose(input) : undefined
      const form = await chooseForm(model, { core, told, input, composed })
      if (form.way === 'none') {
        // The largest tool with a long form: the person is told so.
        expect(form.reason).toBe('This text is too long for Tiny.')
        expect(JSON.stringify(given).length).toBeGreaterThan(2_500)
        continue
      }
      if (form.way === 'whole') continue
      await askInSteps(model, { ...form, signal: undefined, onText: undefined })
      for (const asked of model.asked) expect(asked.length / 4).toBeLessThan(4_096)
    }
  })
})

test('a model that cannot even hold the task is too small, and one with room gets the long form', async () => {
  const [tool] = loaded
  if (tool === undefined) throw new Error('There is no tool')
  const input = tool.core.input.parse(tool.inputs[0])
  const question = { core: tool.core, told: tool.told, input }
  expect(await chooseForm(smallModel(1_000), question)).toEqual({
    way: 'none',
    reason: 'Tiny is too small for this tool.',
  })
  const form = await chooseForm(smallModel(100_000), question)
  expect(form).toMatchObject({ way: 'whole' })
  if (form.way === 'whole') expect(form.request.instructions).toBe(tool.told.instructions(input).trim())
})

test('a marker that a model forgot is put before its text, and one that it repeats is left out', () => {
  const steps = [
    { order: '', maxOutputTokens: 1, begins: '## [1] Task' },
    { order: '', maxOutputTokens: 1, begins: '' },
  ]
  expect(joinedPieces(steps, ['Do it.\n[end]', '## [2] Story\nOn it goes.']).whole).toBe(
    '## [1] Task\nDo it.\n\nOn it goes.\n[end]',
  )
})

test('lists of objects follow on from each other, and the object stays open while it is written', () => {
  const { whole, open } = joinedPieces(
    [{ order: '', schema: {}, maxOutputTokens: 1 }],
    ['{"title":"A","scenes":[{"number":1}],"notes":[]}', '{"scenes":[{"number":2}]}'],
  )
  expect(JSON.parse(whole)).toEqual({ title: 'A', notes: [], scenes: [{ number: 1 }, { number: 2 }] })
  expect(open).toBe(whole.slice(0, -1))
})
