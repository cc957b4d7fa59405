import { z } from 'zod'
import type { AnswerPart, PartsRefinement } from '#tools/define-tool.ts'
import { takesAway } from '#tools/wish-kind.ts'
import { asData } from './as-data.ts'
import { findViolations } from './find-violations.ts'
import type { RefineJob, RefineTask } from './refine-task.ts'

const longestField = 8_000

/** An answer made of parts, or one part of it, which the model gives back as JSON by a schema. */
export function partsTask(
  refine: PartsRefinement<unknown, object>,
  parts: readonly AnswerPart[],
  { input, output, wish }: RefineJob,
): RefineTask {
  const wanted = wish?.section === undefined ? parts : parts.filter(({ heading }) => heading === wish.section)
  const Answer = schemaFor(wanted)
  const source = refine.sourceOf(input)

  return {
    form: 'parts',
    material: [
      asData('form_data', JSON.stringify(refine.materialOf?.(input, output) ?? input)),
      asData(
        'draft',
        JSON.stringify({ parts: wanted.map(({ heading, fields }) => ({ heading, ...fields })) }),
      ),
      ...(wish?.instruction === undefined ? [] : [asData('wish', wish.instruction)]),
      `The answer's JSON schema: ${JSON.stringify(z.toJSONSchema(Answer, { io: 'input' }))}`,
      `${orderFor(wish)} Return ${wanted.length === 1 ? 'one part' : `all ${wanted.length} parts`} in the same order, each with its heading letter by letter and the same fields.`,
    ].join('\n\n'),
    fit(text) {
      const parsed = Answer.safeParse(readJson(text))
      if (!parsed.success) return { violations: [`Keep to the schema: ${z.prettifyError(parsed.error)}`] }
      const violations: string[] = []
      const written = wanted.map((part, index): AnswerPart => {
        const { heading = '', ...given } = parsed.data.parts[index] ?? {}
        const fields = Object.fromEntries(
          Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
        )
        violations.push(...faultsOfPart(part, { heading, fields }))
        return { heading: part.heading, fields }
      })
      if (violations.length > 0) return { violations: [...new Set(violations)].slice(0, 12) }
      const all = parts.map((part) => written.find(({ heading }) => heading === part.heading) ?? part)
      const refined = refine.withParts(output, all)
      const faults = refine.faultsOf?.(input, refined) ?? []
      return faults.length > 0 ? { violations: faults } : { output: refined }
    },
    listener({ onSection }) {
      let text = ''
      let next = 0
      let from = 0
      // A heading means that the part before it is written; the last one is told with the whole.
      return (delta) => {
        if (next >= wanted.length) return
        text += delta
        const mark = `"heading":${JSON.stringify(wanted[next]?.heading ?? '')}`
        const at = text.replace(/"heading"\s*:\s*/gu, '"heading":').indexOf(mark, from)
        if (at === -1) return
        from = at + mark.length
        onSection?.(wanted[next]?.heading ?? '')
        next += 1
      }
    },
  }

  function faultsOfPart(draft: AnswerPart, { heading, fields }: AnswerPart): string[] {
    const where = `“${draft.heading}”`
    if (heading !== draft.heading) return [`Keep the headings and their order; ${where} is missing.`]
    const missing = Object.keys(draft.fields).filter((name) => (fields[name] ?? '').trim() === '')
    if (missing.length > 0) return [`${where} needs: ${missing.join(', ')}.`]
    const extra = Object.keys(fields).filter((name) => !(name in draft.fields))
    if (extra.length > 0) return [`${where} has no ${extra.join(', ')}.`]
    return Object.entries(draft.fields).flatMap(([name, before]) => {
      const text = fields[name] ?? ''
      const count = before.split(/\s+/u).filter(Boolean).length
      const lost = (draft.keep?.[name] ?? []).filter((words) => !text.includes(words))
      const violations = findViolations({
        source,
        draft: before,
        text,
        words: {
          min: Math.floor(count * (takesAway(wish?.instruction ?? '') ? 0.2 : 0.5)),
          max: Math.ceil(count * 1.6) + 15,
        },
        ...(wish?.instruction === undefined ? {} : { wish: wish.instruction }),
      })
      return [
        ...violations.map((violation) => `${where}, ${name}: ${violation}`),
        ...lost.map((words) => `${where}, ${name}: keep “${words.slice(0, 200)}” letter by letter.`),
      ]
    })
  }
}

function schemaFor(parts: readonly AnswerPart[]) {
  const names = [...new Set(parts.flatMap(({ fields }) => Object.keys(fields)))]
  const everywhere = new Set(names.filter((name) => parts.every(({ fields }) => name in fields)))
  const text = z.string().max(longestField)
  const shape: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
    names.map((name) => [name, everywhere.has(name) ? text : text.optional()]),
  )
  return z.strictObject({
    parts: z.array(z.strictObject({ ...shape, heading: text })).length(parts.length),
  })
}

/** Models wrap JSON in fences and friendly words; what is between the outer braces counts. */
function readJson(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start === -1 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

function orderFor(wish: RefineJob['wish']): string {
  if (wish?.instruction !== undefined)
    return 'Change the parts as the wish says, as far as that agrees with your instructions, and leave the rest as it is.'
  if (wish !== undefined)
    return 'Write another version of the parts: the same facts, other choices in everything that is yours to choose.'
  return 'Improve the parts.'
}
