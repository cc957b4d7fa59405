import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'text-to-prompt',
    functionName: 'generate-text-prompt',
    category: 'non-technical',
    badge: 'Content',
    figure: 3,
    name: 'Text to Prompt',
    summary:
      'Turns a rough idea into a prompt for ChatGPT, Claude or Gemini that says what you want, for whom, how long and how to check it.',
    plate: [
      // A scribble on the left becomes ruled lines on a sheet.
      'M8 30C14 22 18 38 24 30S34 22 40 30',
      'M10 42C16 36 20 48 26 42S32 38 36 42',
      'M46 36H58M53 31L58 36L53 41',
      'M66 8H112V72H66Z',
      'M72 18H90M72 27H106M72 34H106M72 41H98',
      'M72 52H76M80 52H106M72 60H76M80 60H100',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
