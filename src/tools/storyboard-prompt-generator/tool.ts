import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'storyboard-prompt-generator',
    functionName: 'generate-storyboard-prompts',
    category: 'non-technical',
    badge: 'Creative',
    figure: 8,
    name: 'Storyboard Prompt Generator',
    summary:
      'Turns an idea for a children’s story into scenes with a consistent cast, each with an image prompt, narration, sound and motion.',
    plate: [
      // Four panels, a figure that stays the same in each, a dotted path from one to the next.
      'M8 8H56V36H8ZM64 8H112V36H64ZM8 44H56V72H8ZM64 44H112V72H64Z',
      'M16 36V30A5 5 0 0 1 26 30V36M21 25A4 4 0 1 1 21 17A4 4 0 1 1 21 25',
      'M84 36V26A6 6 0 0 1 96 26V36M90 21A5 5 0 1 1 90 11',
      'M40 72V62A5 5 0 0 1 50 62V72M45 57A4 4 0 1 1 45 49A4 4 0 1 1 45 57',
      'M72 52H90M72 57H84M98 72V66A4 4 0 0 1 106 66V72',
      'M8 32L30 30L56 33M64 32L84 30',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
