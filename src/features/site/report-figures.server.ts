import type { ToolFigure } from '#tools/contract/define-tool.ts'
import { tools } from '#tools/tools.ts'
import * as texts from './report-figures.texts.server.ts'

/** What the product can do, counted where it is defined, so that this page can never be wrong. */
export async function countFigures(): Promise<readonly ToolFigure[]> {
  const examples = await Promise.all(tools.map((tool) => tool.examples()))
  const figures = await Promise.all(tools.map((tool) => tool.figures?.() ?? []))
  return [
    { value: tools.length, unit: texts.toolUnit(tools.length), about: texts.toolsAbout },
    ...figures.flat(),
    { value: examples.flat().length, unit: texts.examples, about: texts.examplesAbout },
  ]
}
