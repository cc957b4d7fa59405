import { defineTool } from '../contract/define-tool.ts'
import { card } from './card.ts'

export const tool = defineTool({
  card,
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
