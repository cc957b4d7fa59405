import { describe, expect, test } from 'vitest'
import { modelRequest, requestText } from './contract/change-request.ts'
import { mostShortCharacters } from './contract/short-form.test-support.ts'
import { shortened } from './contract/tool-instructions.ts'
import { tools } from './tools.ts'

const loaded = await Promise.all(
  tools.map(async ({ card, core, instructions, examples }) => {
    const told = await instructions()
    return {
      slug: card.slug,
      core: await core(),
      told,
      short: await told.short?.(),
      inputs: (await examples()).map(({ input }) => input as Record<string, unknown>),
    }
  }),
)

describe.each(loaded)('$slug', ({ core, told, short, inputs }) => {
  function requests() {
    if (short === undefined) throw new Error('This tool has no short form')
    return inputs.map((input) => {
      const parsed = core.input.parse(input)
      const composed = core.withComputed ? core.compose(parsed) : undefined
      const request = modelRequest(core, shortened(told, short), { input: parsed, composed })
      return { input, parsed, request, steps: short.steps(parsed) }
    })
  }

  test('the short form keeps within its length, without the words of the person', () => {
    for (const { input, request } of requests()) {
      const own = Object.values(input)
        .flat()
        .filter((value) => typeof value === 'string')
      const frame = requestText(request).length - own.join('').length
      expect(frame).toBeLessThanOrEqual(mostShortCharacters)
    }
  })

  // What was computed from the words decides which of them go along.
  test.skipIf(core.withComputed)('the short form holds every word of the person', () => {
    for (const { input, request } of requests())
      for (const value of Object.values(input))
        if (typeof value === 'string' && value.length > 20)
          for (const [word] of value.matchAll(/[\p{L}\p{N}]+/gu)) expect(requestText(request)).toContain(word)
  })

  test('the steps name every section or key of the whole, each once unless it is a list', () => {
    for (const { parsed, request, steps } of requests()) {
      const orders = steps.map(({ order }) => order).join('\n')
      const named = told.schema
        ? keysOf(told.schema(parsed)).map((key) => `"${key}"`)
        : [...request.instructions.matchAll(/^(?:## )?(\[\d+\])/gmu)].map(([, marker = '']) => marker)
      for (const name of named) expect(orders).toContain(name)
      for (const { schema } of steps) expect(schema !== undefined).toBe(told.schema !== undefined)
    }
  })
})

function keysOf(schema: object | undefined): string[] {
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
}
