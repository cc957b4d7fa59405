import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'thumbnail-prompt-generator',
    functionName: 'generate-thumbnail-prompt',
    category: 'non-technical',
    badge: 'Visual',
    figure: 6,
    name: 'YouTube Thumbnail Prompt Generator',
    summary:
      'Turns a video title into a prompt for a thumbnail that is readable even at 138 pixels, with its layout and words.',
    plate: [
      // A 16:9 frame with one big word, a face on the right third, and the corner that stays empty.
      'M10 8H110V64H10Z',
      'M18 34V18H28V34M18 26H28M34 18H44M39 18V34',
      'M70 64Q70 46 82 45T94 56',
      'M82 20A9 10 0 1 1 82 40A9 10 0 1 1 82 20',
      'M94 56H110M94 56V64',
      'M10 73H110M10 69V77M110 69V77',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
