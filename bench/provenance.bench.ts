import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { checkProvenance } from '#tools/contract/provenance.test-support.ts'
import { formFields, type FormField, type ToolForm } from '#tools/contract/form-field.ts'
import { anyDraft } from '#tools/developer-prompt/drafts.test-support.ts'
import { tools } from '#tools/tools.ts'
import type { Measurement } from './bench-result.ts'

/** Per tool that can compose; five can, so 3,000 in all. */
const generated = 600
/** A tool that composes only some of its forms gets more of them. */
const mostTries = 3 * generated
const corpora = ['real-inputs.json', 'ideas-public.json']
const corpusFolder = path.resolve(import.meta.dirname, '../../shared/prompt-craft')
const phrases = [
  'a red kite',
  '12 km',
  'Łódź',
  '“quiet”',
  '猫',
  'не шуми',
  '#0B4FA8',
  'under 3 minutes',
  '文章',
  'لا تنس',
]

/** Whether composed answers tell the truth about their sources, for every dialect, without a model. */
export async function run(): Promise<Measurement[]> {
  const results: Measurement[] = []
  let composing = 0
  for (const tool of tools) {
    const core = await tool.core()
    const corpus = corpusInputs(tool.card.functionName)
    const inputs = [...corpus, ...(await generatedInputs(tool.card.slug))]
    const wanted = corpus.length + generated
    let [faults, words, unchosen, checked] = [0, 0, 0, 0]
    for (const input of inputs) {
      if (checked === wanted) break
      const parsed = core.input.safeParse(input)
      const plan = parsed.success ? core.compose(parsed.data) : undefined
      if (!parsed.success || plan === undefined) continue
      const dialects = core.dialects(plan, parsed.data)
      // Each in turn: all of them for every input would take several times as long.
      const dialect = dialects[checked % dialects.length]
      checked++
      const provenance = checkProvenance(core, input, dialect?.id ?? '')
      faults += provenance?.faults.length ?? 0
      words += provenance?.words ?? 0
      unchosen += provenance?.unchosenWords ?? 0
    }
    if (checked === 0) continue
    if (checked > corpus.length) composing++
    results.push(
      {
        what: `${tool.card.slug}: spans with a wrong or no source, ${checked} inputs`,
        value: faults,
        unit: '',
        goal: { atMost: 0 },
      },
      {
        what: `${tool.card.slug}: words no choice selects`,
        value: (100 * unchosen) / Math.max(1, words),
        unit: '%',
        goal: { atMost: 10 },
      },
    )
  }
  // The table names only those that compose, so nobody would miss one.
  return [
    ...results,
    { what: 'tools that compose what was generated', value: composing, unit: '', goal: { atLeast: 5 } },
  ]
}

async function generatedInputs(slug: string): Promise<Record<string, unknown>[]> {
  if (slug === 'developer-prompt') return fc.sample(anyDraft, { numRuns: mostTries, seed: 1 })
  const file = path.resolve(import.meta.dirname, `../src/tools/${slug}/form.ts`)
  const { form } = (await import(file)) as { form?: ToolForm }
  return form ? Array.from({ length: mostTries }, (_, at) => filled(form, at + 1)) : []
}

/** Inputs by people, where the shared folder is at hand. */
function corpusInputs(functionName: string): Record<string, unknown>[] {
  return corpora
    .map((name) => path.join(corpusFolder, name))
    .filter((file) => existsSync(file))
    .flatMap(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as { tool: string; body: Record<string, unknown> }[],
    )
    .filter(({ tool }) => tool === functionName)
    .map(({ body }) => body)
}

/** A form as somebody might send it, the same for the same seed. */
function filled(form: ToolForm, seed: number): Record<string, unknown> {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % below
  }
  const text = () => Array.from({ length: 1 + next(6) }, () => phrases[next(phrases.length)]).join(' ')
  const valueOf = (field: FormField): unknown => {
    switch (field.kind) {
      case 'idea':
        return text()
      case 'words':
        return next(2) === 0 ? '' : text().slice(0, field.maxLength)
      case 'choice':
        return next(3) === 0 ? (field.preset ?? '') : field.options[next(field.options.length)]?.value
      case 'choices':
        return field.options.filter(() => next(4) === 0).map(({ value }) => value)
    }
  }
  return Object.fromEntries(formFields(form).map((field) => [field.name, valueOf(field)]))
}
