import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderedText } from '#tools/contract/rendered.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { tools } from '#tools/tools.ts'

/** One input of a corpus; `source`: where a real person wrote it. */
export type JudgedItem = { id: string; source: string; input: Record<string, unknown> }

/** FOLDER/inputs/<slug>.json, one list for each tool that is judged. */
export function judgedTools(folder: string): { slug: string; items: JudgedItem[] }[] {
  return readdirSync(path.join(folder, 'inputs'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      slug: path.basename(file, '.json'),
      items: JSON.parse(readFileSync(path.join(folder, 'inputs', file), 'utf8')) as JudgedItem[],
    }))
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

/** The answers a person gave, without the fields left empty. */
export function filledFields(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined && value !== false,
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
