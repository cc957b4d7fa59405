import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { defineTool } from '../define-tool.ts'
import { composeStoryboard } from './compose/compose-storyboard.ts'
import { examples } from './examples.ts'
import { StoryboardInput } from './input.ts'
import { refineParts } from './refine-parts.ts'

export const tool = defineTool({
  slug: 'storyboard-prompt-generator',
  functionName: 'generate-storyboard-prompts',
  category: 'non-technical',
  badge: 'Creative',
  figure: 8,
  name: 'Storyboard Prompt Generator',
  summary:
    "A children's story in scenes: one cast that stays the same, an image prompt, narration, sound and motion for each.",
  plate: [
    // Four panels, a figure that stays the same in each, a dotted path from one to the next.
    'M8 8H56V36H8ZM64 8H112V36H64ZM8 44H56V72H8ZM64 44H112V72H64Z',
    'M16 36V30A5 5 0 0 1 26 30V36M21 25A4 4 0 1 1 21 17A4 4 0 1 1 21 25',
    'M84 36V26A6 6 0 0 1 96 26V36M90 21A5 5 0 1 1 90 11',
    'M40 72V62A5 5 0 0 1 50 62V72M45 57A4 4 0 1 1 45 49A4 4 0 1 1 45 57',
    'M72 52H90M72 57H84M98 72V66A4 4 0 0 1 106 66V72',
    'M8 32L30 30L56 33M64 32L84 30',
  ],
  docs: {
    purpose:
      'Turns a story idea for children into a storyboard: who is in it and how they stay the same, how it looks, and for every scene an image prompt, narration fit for the age, sound and motion.',
    steps: [
      'Write the idea in your own words: who it is about and what happens. One sentence is enough.',
      'Choose an age band, a format, the number of scenes, an art style, a lesson or a picture shape, or leave them to the idea.',
      'Press Generate Storyboard. Make the character sheet first, then the scenes, one prompt at a time.',
      'Copy one scene or all of it, switch to the wording of your image or video model, or print the storyboard as a sheet.',
    ],
    tips: [
      'The block that describes a character is the same letter for letter in every prompt. If you change it, change it everywhere.',
      'Ideas are made safe for children; a note says what was changed. What cannot be saved is refused with a suggestion.',
      'Some services draw no children. For human children there is an animal version of every prompt.',
      'The narration can be read aloud as it stands. Its words and sentences keep to what the age band follows.',
    ],
  },
  input: StoryboardInput,
  compose: composeStoryboard,
  refineParts,
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeStoryboard,
      schema: StoryboardInput,
      ideaField: 'idea',
      mainKey: 'generatedPrompt',
    }),
  examples,
})
