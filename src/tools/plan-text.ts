import { renderedText } from './contract/rendered.ts'
import type { ToolCore } from './contract/tool-core.ts'

/** What is needed to write an answer out: both as they were stored. */
type Planned = { plan?: unknown; input: unknown; dialect?: string | undefined }

/** A plan in the chosen dialect, else in the preset one; undefined when it can no longer be read. */
export function renderPlan(core: ToolCore, { plan, input, dialect: chosen }: Planned) {
  const read = core.plan.safeParse(plan)
  const given = core.input.safeParse(input)
  if (!read.success || !given.success) return undefined
  const dialects = core.dialects(read.data, given.data)
  const preset = core.presetDialect?.(read.data, given.data)
  const [dialect = dialects[0]] = [chosen, preset].flatMap((one) => dialects.filter(({ id }) => id === one))
  if (dialect === undefined) return undefined
  const rendered = dialect.render(read.data, given.data)
  const settings = dialect.settings?.(read.data, given.data)
  return { dialects, dialect, rendered, text: renderedText(rendered), settings }
}

export type RenderedPlan = NonNullable<ReturnType<typeof renderPlan>>
