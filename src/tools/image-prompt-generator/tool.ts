import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { refineText } from '#tools/workbench/refine-text.ts'
import { defineTool } from '../define-tool.ts'
import { anotherView } from './another-view.ts'
import { composeImagePrompt } from './compose/compose-image-prompt.ts'
import { examples } from './examples.ts'
import { ImagePromptInput } from './input.ts'

export const tool = defineTool({
  slug: 'image-prompt-generator',
  functionName: 'generate-image-prompt',
  category: 'non-technical',
  badge: 'Visual',
  figure: 5,
  name: 'Image Prompt Generator',
  summary: 'A short idea becomes a picture description with one medium, one viewpoint and one light.',
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
  docs: {
    purpose:
      'Turns an idea into a prompt for image models: what is seen, from where, in which light and medium, with the words that belong in the picture. The same picture is worded for Gemini and Imagen, GPT Image, FLUX, Midjourney, Stable Diffusion and Ideogram.',
    steps: [
      'Describe what should be seen. A few words are enough; longer ideas are tidied and kept whole.',
      'Choose what you care about: art style, background, lighting, camera, quality, aspect ratio, effects. Everything is optional.',
      'Add up to 25 characters of text for the image and a font, if words belong in the picture.',
      'Press Generate Image Prompt, choose the model you use, copy the prompt or hand it over.',
    ],
    tips: [
      'Choices that cannot be in one picture are resolved, and the result says how.',
      'Change one thing at a time: light first, then the angle, then the palette.',
      'Name a material or a pose (“worn brass”, “leaning on one elbow”): it changes a picture more than any quality word.',
      'Keep what works by repeating it word for word in the next idea.',
    ],
  },
  input: ImagePromptInput,
  compose: composeImagePrompt,
  refine: refineText('generatedPrompt', {
    sourceOf: ({ idea, imageText }: ImagePromptInput) => [idea, imageText ?? ''].join('\n'),
    wordsFor: (words) => ({ min: 45, max: Math.max(180, Math.round(words * 1.3)) }),
  }),
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeImagePrompt,
      schema: ImagePromptInput,
      ideaField: 'idea',
      mainKey: 'generatedPrompt',
      another: anotherView,
    }),
  examples,
})
