import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'image-prompt-generator',
    functionName: 'generate-image-prompt',
    category: 'non-technical',
    badge: 'Visual',
    figure: 5,
    name: 'Image Prompt Generator',
    summary: 'Turns a short idea into an image prompt with one medium, one viewpoint and one light source.',
    plate: [
      // A framed picture with a sun over hills, and the light that falls through it.
      'M14 12H82V64H14Z',
      'M20 18H76V58H20Z',
      'M20 50L36 34L48 46L60 30L76 48',
      'M58 25A5 5 0 1 0 68 25A5 5 0 1 0 58 25',
      'M90 20H106M90 28H106M90 36H101',
      'M90 50L98 44L106 50L98 56Z',
      'M14 71H82M14 67V75M82 67V75M48 69V73',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
