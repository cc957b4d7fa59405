import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'text-to-video-prompt-generator',
    functionName: 'generate-video-prompt',
    category: 'non-technical',
    badge: 'Video',
    figure: 7,
    name: 'Text-to-Video Prompt Generator',
    summary:
      'Turns an idea into a video prompt: timed beats, one camera move per shot, light, sound and an end frame.',
    plate: [
      // A clapper board over a ruler of seconds with its shots.
      'M14 22H74V52H14Z',
      'M14 22L18 10L76 14L74 22',
      'M28 11L24 22M42 12L38 22M56 13L52 22',
      'M38 30L54 37L38 44Z',
      'M84 26L106 18V50L84 42Z',
      'M10 66H110M10 62V70M35 64V68M60 62V70M85 64V68M110 62V70',
      'M12 74H56M62 74H108',
    ],
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
})
