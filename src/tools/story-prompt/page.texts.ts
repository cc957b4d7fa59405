import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn one line into a short story with a clear goal, a choice that costs something and a final image that shows what changed, or into a full prompt for ChatGPT, Claude or Gemini.'
export const resultInForm =
  'The result is now in the form. Below it, describe what you’d like to change, then generate again.'

export const words: ToolPageWords = {
  action: 'Generate',
  resultHeading: 'Your story',
  kind: 'Story',
  copyLabel: 'Copy',
  empty: {
    title: 'Your story appears here',
    parts: [
      { name: 'Goal', about: 'Someone wants something concrete.' },
      { name: 'Obstacle', about: 'Someone or something in the way, and a deadline.' },
      { name: 'Choice', about: 'Two good options, only one of them possible, and what choosing it costs.' },
      { name: 'Final image', about: 'What has changed, shown rather than explained.' },
    ],
  },
  wishes: ['another ending', 'shorter', 'for younger readers', 'more dialogue', 'continue'],
}

/** The same for a prompt from which somebody else writes the story. */
export const promptWords: Omit<ToolPageWords, 'action' | 'copyLabel'> = {
  resultHeading: 'Your story prompt',
  kind: 'Story prompt',
  empty: {
    title: 'Your story prompt appears here',
    parts: [
      { name: 'Premise', about: 'Your idea, word for word.' },
      { name: 'Characters and world', about: 'Who wants what, what stands in the way, and where.' },
      { name: 'Shape and voice', about: 'The steps of the story and how it’s told.' },
      { name: 'Ending', about: 'The choice, and the final image.' },
    ],
  },
  wishes: ['another ending', 'shorter', 'for younger readers', 'more dialogue'],
}

export const noContent = { title: 'No content received from the AI' }
export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate content. Please try again.' },
  copyFailed: { title: 'Failed to copy content to clipboard.' },
}
