import { defineTool } from '../define-tool.ts'
import { applyWish } from './apply-wish.ts'
import { composePrompt } from './compose/compose-prompt.ts'
import { examples } from './examples.ts'
import { PromptForm } from './form.ts'
import { refine } from './refine.ts'
import { suggestHelper } from './suggest/suggest-helper.ts'

export const tool = defineTool({
  slug: 'developer-prompt',
  functionName: 'generate-prompt',
  category: 'technical',
  badge: 'Technical',
  figure: 1,
  name: 'Developer Prompt',
  summary:
    'Six steps from an idea to a brief that Lovable, Cursor, Replit, v0 or GitHub Copilot builds from.',
  plate: [
    // Six steps up to a finished sheet, on a dimension line.
    'M10 64H22V56H34V48H46V40H58V32H70V24H82',
    'M22 56V64M34 48V64M46 40V64M58 32V64M70 24V64',
    'M82 8H110V64H82Z',
    'M88 17H104M88 24H104M88 31H99M88 38H104M88 45H96',
    'M96 54H110M96 54V64',
    'M10 73H110M10 69V77M110 69V77M82 69V77',
  ],
  docs: {
    purpose:
      'Turns the idea for an app, a site or a shop into a brief that an AI building tool can work from: what to build, for whom, with which data and rules, in which order, and how to tell that each part is done.',
    steps: [
      'Project Basics: choose the kind of project, name it and describe it in your own words. The questions that follow depend on the kind.',
      'Target & Goals: say who uses it and what has to come out of it.',
      'Features & Functionality: tick suggested features and add your own.',
      'Design & Preferences: choose a style; colours, layout and services you want to connect are optional.',
      'Platform & Data Models: choose the AI tool that will build it. For portfolios, landing pages and blogs the data questions are left out.',
      'Technical Preferences: all optional. Press Generate Prompt, then copy the prompt or hand it over to your tool.',
    ],
    tips: [
      'The preview shows the prompt as it would be now. What you have not answered stays dashed, with a note of what would go there.',
      'Every field says why it is asked and shows an example. An example for each kind of project can be loaded in one click.',
      'The same answers can be written for another AI tool without filling in anything again.',
      'Questions and contradictions that remain are listed next to the result, each with a link to the field that settles it.',
    ],
  },
  input: PromptForm,
  compose: composePrompt,
  refine,
  applyWish,
  examples,
  helpers: [suggestHelper],
  pages: [
    { path: '/generate', file: 'page.tsx' },
    { path: '/output', file: 'output-page.tsx' },
  ],
})
