import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'story-prompt',
    functionName: 'generate-story',
    category: 'non-technical',
    badge: 'Creative',
    figure: 4,
    name: 'Story Prompt',
    summary: 'Turns a one-line idea into a short story, or into a full prompt for any writing model.',
    plate: [
      // An open book; the thread of the story leaves it as a line that has changed direction once.
      'M60 20V66M60 20C50 12 30 12 14 17V63C30 58 50 58 60 66M60 20C70 12 90 12 106 17V63C90 58 70 58 60 66',
      'M22 27C32 24 42 24 52 28M22 36C32 33 42 33 52 37M22 45C32 42 42 42 52 46',
      'M68 46C74 43 78 48 82 44S86 30 92 32S97 38 99 28',
      'M96.5 25.5A2.5 2.5 0 1 0 101.5 25.5A2.5 2.5 0 1 0 96.5 25.5Z',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
