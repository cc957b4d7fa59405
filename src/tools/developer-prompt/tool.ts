import { defineTool } from '../contract/define-tool.ts'
import { projectTypeLabels } from './answer-label.ts'
import { card } from './card.ts'
import { suggestHelper } from './suggest/suggest-helper.ts'

export const tool = defineTool({
  card,
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
  // The largest form that the wizard takes, in a script of three bytes a letter.
  bodyLimitBytes: 1_500_000,
  helpers: [suggestHelper],
  projectTypes: projectTypeLabels,
  formSteps: 6,
  figures: () => import('./figures.ts').then((module) => module.figures),
  pages: [
    { path: '/generate', file: 'page.tsx', shows: 'form' },
    { path: '/output', file: 'output-page.tsx', shows: 'result' },
  ],
})
