import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { refineText } from '#tools/workbench/refine-text.ts'
import { defineTool } from '../define-tool.ts'
import { composeThumbnail } from './compose/compose-thumbnail.ts'
import { anotherConcept } from './another-concept.ts'
import type { ThumbnailAnswer } from './answer.ts'
import { ThumbnailInput } from './input.ts'
import { refineParts } from './refine-parts.ts'

export const tool = defineTool({
  slug: 'thumbnail-prompt-generator',
  functionName: 'generate-thumbnail-prompt',
  category: 'non-technical',
  badge: 'Visual',
  figure: 6,
  name: 'YouTube Thumbnail Prompt Generator',
  summary: 'Turns a video title into a thumbnail that still reads at 138 pixels: layout, words and prompt.',
  plate: [
    // A 16:9 frame with one big word, a face on the right third, and the corner that stays empty.
    'M10 8H110V64H10Z',
    'M18 34V18H28V34M18 26H28M34 18H44M39 18V34',
    'M70 64Q70 46 82 45T94 56',
    'M82 20A9 10 0 1 1 82 40A9 10 0 1 1 82 20',
    'M94 56H110M94 56V64',
    'M10 73H110M10 69V77M110 69V77',
  ],
  docs: {
    purpose:
      'Finds the picture that a video title leaves unsaid: one subject, one piece of evidence, at most four words, two colours, and writes it as a prompt for image models, with a drawn layout to judge it by.',
    steps: [
      'Type the title or what the video is about, in any language.',
      'Choose one finished prompt, or three different ideas to choose from.',
      'Press Generate Thumbnail Prompt and look at the drawn layout, large and at 138 pixels.',
      'Choose the wording for your image model, copy it or hand it over.',
    ],
    tips: [
      'The words on the picture should not repeat the title: the title tells, the picture shows.',
      'For your own face, attach your photo in the image model and ask it to keep that face.',
      'Make two or three variants and let YouTube compare them with Test & compare.',
      'Keep the lower right corner empty: YouTube puts the length of the video there.',
    ],
  },
  input: ThumbnailInput,
  compose: composeThumbnail,
  refine: refineText<'generatedPrompt', ThumbnailInput, ThumbnailAnswer>('generatedPrompt', {
    sourceOf: ({ title }: ThumbnailInput) => title,
    wordsFor: (words) => ({ min: Math.round(words * 0.7), max: Math.round(words * 1.3) }),
  }),
  refineParts,
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeThumbnail,
      schema: ThumbnailInput,
      ideaField: 'title',
      mainKey: 'generatedPrompt',
      another: anotherConcept,
    }),
  examples: [
    {
      label: 'I replaced my fridge with a clay pot for 30 days',
      input: { title: 'I replaced my fridge with a clay pot for 30 days' },
    },
    {
      label: '7 bread mistakes that cost me 2 years',
      input: { title: '7 bread mistakes that cost me 2 years' },
    },
    {
      label: 'Three ideas for “Night train to Lisbon: is it worth €89?”',
      input: { title: 'Night train to Lisbon: is it worth €89?', mode: 'idea' },
    },
  ],
})
