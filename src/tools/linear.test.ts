import { expect, test } from 'vitest'
import { adversaries } from '#reading/adversarial.test-support.ts'
import { isLinear } from '#reading/is-linear.test-support.ts'
import type { ToolCore } from './contract/tool-core.ts'
import { textFields } from './contract/text-fields.test-support.ts'
import { tools } from './tools.ts'

const fields = await Promise.all(
  tools.map(async (tool) => {
    const core = await tool.core()
    const examples = (await tool.examples()).map(({ input }) => input as object)
    const composed = examples.filter((input) => core.compose(core.input.parse(input)))
    return (
      textFields(core.input)
        // What has no most characters is a number that may be written as text.
        .filter(({ most }) => Number.isFinite(most))
        .map((field) => {
          const [key = ''] = field.name.split('[')
          const example = composed.find((input) => key in input) ?? composed[0] ?? examples[0]
          return { ...field, slug: tool.card.slug, core, given: core.input.parse(example) as object }
        })
    )
  }),
).then((all) => all.flat())

/** Characters: longer than most forms take, so that it can be measured. */
const [least, enough] = [20_000, 50_000]

test.for(fields)(
  '$slug composes $name: doubling the text does not quadruple the work',
  { timeout: 240_000 },
  ({ core, given, put, texts, most }) => {
    const length = Math.min(enough, Math.max(least, most))
    const compose = (text: string) => composeAll(core, put(given, text))
    for (const [name, seed] of Object.entries(adversaries))
      expect(isLinear(compose, seed, length / texts), name).toBe(true)
  },
)

/** Everything of an answer without a model that happens on the server's own thread. */
function composeAll(core: ToolCore, input: object): unknown {
  const plan = core.compose(input)
  if (plan === undefined) return undefined
  const dialects = core.dialects(plan, input).map(({ render }) => render(plan, input))
  return [dialects, core.answer(plan, input), core.notes(plan, input)]
}
