import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { refineText } from '#tools/workbench/refine-text.ts'
import { defineTool } from '../define-tool.ts'
import { composeTextPrompt } from './compose/compose-text-prompt.ts'
import { examples } from './examples.ts'
import { TextPromptInput } from './input.ts'

export const tool = defineTool({
  slug: 'text-to-prompt',
  functionName: 'generate-text-prompt',
  category: 'non-technical',
  badge: 'Content',
  figure: 3,
  name: 'Text to Prompt',
  summary:
    'Turns a rough wish into a prompt for ChatGPT, Claude or Gemini that says what, for whom, how long and how to check it.',
  plate: [
    // A scribble on the left becomes ruled lines on a sheet.
    'M8 30C14 22 18 38 24 30S34 22 40 30',
    'M10 42C16 36 20 48 26 42S32 38 36 42',
    'M46 36H58M53 31L58 36L53 41',
    'M66 8H112V72H66Z',
    'M72 18H90M72 27H106M72 34H106M72 41H98',
    'M72 52H76M80 52H106M72 60H76M80 60H100',
  ],
  docs: {
    purpose:
      'Takes an idea as you would say it to a friend and writes the prompt a careful person would send to an assistant: the task, your facts, demands that fit this case, the form and length of the answer, and a test for it.',
    steps: [
      'Write what you want in your own words, in any language. Facts help: for whom, how long, what must not happen.',
      'Press Generate Prompt. Text you want reworked can stand behind the request, after a colon or on a new line.',
      'Choose the wording for your assistant on the tabs: Claude, GPT, Gemini, or one that suits any.',
      'Copy it or hand it over. Refine puts it back into the form for a round of tightening, Regenerate shows the same task from another side.',
    ],
    tips: [
      'Start with a verb, such as write, compare, plan, explain or fix, and the tool knows what kind of help you want.',
      'What the prompt assumes is marked. Change it in the idea, and it is gone from the next version.',
      'A prompt you have already is not wrapped into another one: it keeps its words, and only gaps are filled.',
    ],
  },
  input: TextPromptInput,
  compose: composeTextPrompt,
  refine: refineText('generatedPrompt', {
    sourceOf: ({ idea }: TextPromptInput) => idea,
    wordsFor: (words) => ({ min: Math.round(words * 0.6), max: Math.round(Math.max(120, words * 1.4)) }),
  }),
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeTextPrompt,
      schema: TextPromptInput,
      ideaField: 'idea',
      mainKey: 'generatedPrompt',
      another: (given, attempt) =>
        composeTextPrompt({ ...given, attempt: (((given.attempt ?? 1) + attempt - 1) % 99) + 1 }),
    }),
  examples,
})
