import { defineTool } from '../contract/define-tool.ts'
import { projectTypeLabels } from './answer-label.ts'
import { suggestHelper } from './suggest/suggest-helper.ts'

export const tool = defineTool({
  card: {
    slug: 'developer-prompt',
    functionName: 'generate-prompt',
    category: 'technical',
    badge: 'Technical',
    figure: 1,
    name: 'Developer Prompt',
    summary:
      'Six steps from an idea to a brief that Lovable, Cursor, Replit, v0 or GitHub Copilot can build from.',
    plate: [
      // Six steps up to a finished sheet, on a dimension line.
      'M10 64H22V56H34V48H46V40H58V32H70V24H82',
      'M22 56V64M34 48V64M46 40V64M58 32V64M70 24V64',
      'M82 8H110V64H82Z',
      'M88 17H104M88 24H104M88 31H99M88 38H104M88 45H96',
      'M96 54H110M96 54V64',
      'M10 73H110M10 69V77M110 69V77M82 69V77',
    ],
  },
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
