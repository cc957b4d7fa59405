import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { renderedText } from '#tools/contract/rendered.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { tools } from '#tools/tools.ts'

/** One input of a corpus; `source`: where a real person wrote it. */
const JudgedItem = z.object({
  id: z.string().regex(/^[\w.-]{1,80}$/, 'an id is made of letters, digits, dots and dashes'),
  source: z.string().default(''),
  input: z.record(z.string(), z.unknown()),
})
export type JudgedItem = z.infer<typeof JudgedItem>

/** FOLDER/inputs/<slug>.json, one list for each tool that is judged. */
export function judgedTools(folder: string): { slug: string; items: JudgedItem[] }[] {
  return readCorpus(path.join(folder, 'inputs'))
}

/** FOLDER/<slug>.json, a list for each tool. Throws where a file holds something else, naming it. */
export function readCorpus(folder: string): { slug: string; items: JudgedItem[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const parsed = z.array(JudgedItem).safeParse(readJson(path.join(folder, file)))
      if (!parsed.success)
        throw new Error(`${path.join(folder, file)} is no list of inputs: ${z.prettifyError(parsed.error)}`)
      return { slug: path.basename(file, '.json'), items: parsed.data }
    })
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON`, { cause: error })
  }
}

export function toolOf(slug: string) {
  const tool = tools.find(({ card }) => card.slug === slug)
  if (!tool) throw new Error(`There is no tool ${slug}.`)
  return tool
}

/** What the person sees first: the plan in the dialect that the tool presets. */
export function shownText(core: ToolCore, plan: unknown, input: unknown): string {
  const dialects = core.dialects(plan, input)
  const preset = core.presetDialect?.(plan, input)
  const dialect = dialects.find(({ id }) => id === preset) ?? dialects[0]
  return dialect ? renderedText(dialect.render(plan, input)) : ''
}

/** The answers a person gave, a “no” among them, without the fields left empty. */
export function filledFields(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined,
    ),
  )
}

export function writeText(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

export function readText(folder: string, name: string): string | undefined {
  const file = path.join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
