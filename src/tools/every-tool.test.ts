import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planItems } from './contract/edit-plan.ts'
import { formFields, type FormField, type ToolForm } from './contract/form-field.ts'
import { modelRequest, requestText } from './contract/change-request.ts'
import { textOf } from './contract/plan.ts'
import { checkProvenance } from './contract/provenance.test-support.ts'
import { renderedText } from './contract/rendered.ts'
import type { ToolCore } from './contract/tool-core.ts'
import { tools } from './tools.ts'

const forms = import.meta.glob<{ form?: ToolForm }>('./*/form.ts')

const loaded = await Promise.all(
  tools.map(async (tool) => {
    const [core, told, examples, docs] = await Promise.all([
      tool.core(),
      tool.instructions(),
      tool.examples(),
      tool.docs(),
    ])
    const form = (await forms[`./${tool.card.slug}/form.ts`]?.())?.form
    return { slug: tool.card.slug, core, told, examples, docs, form }
  }),
)

describe.each(loaded)('$slug', ({ core, told, examples, docs, form }) => {
  const inputs = examples.map(({ input }) => input as Record<string, unknown>)

  test('examples and documentation are there, and every example fits the schema', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(docs.steps.length * docs.tips.length).toBeGreaterThan(0)
    for (const input of inputs) expect(core.input.safeParse(input).success).toBe(true)
  })

  test('composing is deterministic and gives a plan by the schema, with ids of its own for each item', () => {
    for (const input of inputs) {
      const parsed = core.input.parse(input)
      const plan = core.compose(parsed)
      expect(JSON.stringify(core.compose(parsed))).toBe(JSON.stringify(plan))
      if (plan === undefined) continue
      expect(core.plan.parse(plan)).toEqual(plan)
      expect(core.plan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
      const ids = planItems(plan).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('every dialect renders every example, with the parts that can be written anew', () => {
    for (const input of inputs) {
      const parsed = core.input.parse(input)
      const plan = core.compose(parsed)
      if (plan === undefined) continue
      const dialects = core.dialects(plan, parsed)
      expect(new Set(dialects.map(({ id }) => id)).size).toBe(dialects.length)
      for (const dialect of dialects) expect(renderedText(dialect.render(plan, parsed)).trim()).not.toBe('')
      expect(Object.values(core.answer(plan, parsed)).join('')).not.toBe('')
    }
  })

  test('a plan written down in the form of a reply is read back', () => {
    for (const input of inputs) {
      const parsed = core.input.parse(input)
      const plan = core.compose(parsed)
      if (plan === undefined) continue
      const back = core.read(core.write(plan), parsed)
      const words = (given: unknown) =>
        planItems(given).map(textOf).join(' ').split(/\s+/u).filter(Boolean).toSorted()
      expect(words(back.plan)).toEqual(words(plan))
      expect(back.unread).toEqual([])
    }
  })

  test('reading never throws, whatever a chat gave back', () => {
    for (const input of inputs.slice(0, 1)) {
      const parsed = core.input.parse(input)
      fc.assert(
        fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (reply) => {
          const { unread, complete } = core.read(reply, parsed)
          expect(Array.isArray(unread) && Array.isArray(complete)).toBe(true)
        }),
        { numRuns: 50 },
      )
    }
  }, 60_000)

  test('the request for a model holds the whole input, and no draft', () => {
    for (const input of inputs) {
      const parsed = core.input.parse(input)
      const text = requestText(modelRequest(core, told, { input: parsed }))
      // Word by word: a tool may hand sentences over one by one, each with an id.
      for (const value of Object.values(input))
        if (typeof value === 'string' && value.length > 20)
          for (const [word] of value.matchAll(/[\p{L}\p{N}]+/gu)) expect(text).toContain(word)
      expect(text).not.toContain('<current>')
    }
  })

  // Every dialect of many more forms: `npm run bench -- provenance`.
  test.runIf(told.schema !== undefined)(
    'a model held to the schema may answer every key that it is told of',
    () => {
      for (const input of inputs.map((one) => core.input.parse(one))) {
        const asked = [...told.instructions(input).matchAll(/"(\w+)": (?=["[{\d])/g)].map(([, key]) => key)
        const allowed = JSON.stringify(told.schema?.(input))
        // To refuse is no answer.
        const missing = asked.filter((key) => key !== 'refused' && !allowed.includes(`"${key}"`))
        expect(asked.length).toBeGreaterThan(0)
        expect(missing).toEqual([])
      }
    },
  )

  test('without a model every word has a source, and words that nothing selected are few', () => {
    for (const [at, input] of inputs.entries()) expectSources(core, input, { mostDialects: at === 0 ? 9 : 1 })
  }, 60_000)

  test.runIf(form !== undefined)(
    'the same for forms filled in at random',
    () => {
      if (form === undefined) return
      fc.assert(
        fc.property(fillings(form), fillings(form), (input, others) =>
          expectSources(core, input, { mostDialects: 1, others }),
        ),
        { numRuns: 20 },
      )
    },
    60_000,
  )
})

type Extent = { mostDialects: number; others?: Record<string, unknown> }

function expectSources(core: ToolCore, input: Record<string, unknown>, { mostDialects, others }: Extent) {
  const parsed = core.input.safeParse(input)
  const plan = parsed.success ? core.compose(parsed.data) : undefined
  if (plan === undefined || !parsed.success) return
  for (const { id } of core.dialects(plan, parsed.data).slice(0, mostDialects)) {
    const provenance = checkProvenance(core, input, id, others)
    expect(provenance?.faults).toEqual([])
    if (provenance && provenance.words > 40)
      expect(provenance.unchosenWords / provenance.words).toBeLessThanOrEqual(0.1)
  }
}

/** A form as somebody might send it: any choice, or none; words of any script. */
function fillings(form: ToolForm): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(formFields(form).map((field) => [field.name, valueFor(field)])))
}

function valueFor(field: FormField): fc.Arbitrary<unknown> {
  const text = fc
    .array(
      fc.constantFrom(
        'a red kite',
        '12 km',
        'Łódź',
        '“quiet”',
        '猫',
        'не шуми',
        '#0B4FA8',
        'under 3 minutes',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((words) =>
      words
        .join(' ')
        .slice(0, 'maxLength' in field ? field.maxLength : 200)
        .trim(),
    )
  switch (field.kind) {
    case 'idea':
      return text
    case 'words':
      return fc.oneof(fc.constant(''), text)
    case 'choice':
      return fc.constantFrom(field.preset ?? '', ...field.options.map(({ value }) => value))
    case 'choices':
      return fc.subarray(field.options.map(({ value }) => value))
  }
}
