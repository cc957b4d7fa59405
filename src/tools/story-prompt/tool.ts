import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { refineText } from '#tools/workbench/refine-text.ts'
import { defineTool } from '../define-tool.ts'
import { composeStory } from './compose/compose-story.ts'
import { examples } from './examples.ts'
import { StoryInput } from './input.ts'

export const tool = defineTool({
  slug: 'story-prompt',
  functionName: 'generate-story',
  category: 'non-technical',
  badge: 'Creative',
  figure: 4,
  name: 'Story Prompt',
  summary: 'One line of an idea becomes a short story, or a full brief that any writing model can work from.',
  plate: [
    // An open book; the thread of the story leaves it as a line that has changed direction once.
    'M60 20V66M60 20C50 12 30 12 14 17V63C30 58 50 58 60 66M60 20C70 12 90 12 106 17V63C90 58 70 58 60 66',
    'M22 27C32 24 42 24 52 28M22 36C32 33 42 33 52 37M22 45C32 42 42 42 52 46',
    'M68 46C74 43 78 48 82 44S86 30 92 32S97 38 99 28',
    'M96.5 25.5A2.5 2.5 0 1 0 101.5 25.5A2.5 2.5 0 1 0 96.5 25.5Z',
  ],
  docs: {
    purpose:
      'Turns an idea for a story into the story itself, with a want, an obstacle, a choice that costs something and a last image that has changed, or into a brief with characters, beats, voice and ending that you give to a writing model.',
    steps: [
      'Write the idea: a person, an object, a place or a whole plot. Names, places, genre, age of the reader, ending and number of words are kept.',
      'Choose A story to read one at once, or A prompt for one to get the brief.',
      'Press Generate. The brief is one tab beside the story, also in the form that Claude reads best.',
      'Copy it, or press Refine to put it back into the idea field, add a wish and get another draft.',
    ],
    tips: [
      'The best ideas hold a contradiction: somebody who can do anything but one thing, two who must share, a thing that will not stay as it is.',
      'Say for whom: “bedtime story for my 4 year old Mira” changes length, words and what may happen.',
      'The built-in writer tells stories in English. For other languages you get a brief that asks for the story in your language.',
    ],
  },
  input: StoryInput,
  compose: composeStory,
  refine: refineText('generatedStory', {
    sourceOf: ({ idea }: StoryInput) => idea,
    wordsFor: (words) => ({ min: Math.round(words * 0.75), max: Math.round(words * 1.25) }),
  }),
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeStory,
      schema: StoryInput,
      ideaField: 'idea',
      mainKey: 'generatedStory',
    }),
  examples,
})
