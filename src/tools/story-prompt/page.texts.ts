import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn one line into a short story with a clear goal, a choice that costs something and a final image that shows what changed, or into a full prompt for ChatGPT, Claude or Gemini.'
export const storyInForm =
  'The story is now in the form. Below it, describe what you’d like to change, then generate again.'

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

export const noContent = { title: 'No content received from the AI' }
export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate content. Please try again.' },
  copyFailed: { title: 'Failed to copy content to clipboard.' },
}
