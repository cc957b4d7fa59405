import { defineTool } from '../contract/define-tool.ts'
import { card } from './card.ts'

export const tool = defineTool({
  card,
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
  // All texts at their limits, each character written as an escape of six bytes, and some room for names.
  bodyLimitBytes: 7 * 1024 * 1024,
})
