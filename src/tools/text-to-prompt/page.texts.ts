import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn a rough idea into a prompt for ChatGPT, Claude or Gemini: your facts, the right requirements, format and length, and how to check the answer.'
export const promptInForm = 'Your prompt is now in the form. Add to it, or generate again to improve it.'

export const words: ToolPageWords = {
  action: 'Generate Prompt',
  resultHeading: 'Your prompt',
  kind: 'Prompt',
  copyLabel: 'Copy',
  empty: {
    title: 'Your prompt appears here',
    parts: [
      { name: 'Task', about: 'What to do, with the facts you gave.' },
      { name: 'Requirements', about: 'What prevents the usual mistakes.' },
      { name: 'Output', about: 'Format, order, exact length and language.' },
      { name: 'Check', about: 'How you can tell that the answer is right.' },
    ],
  },
  wishes: ['shorter', 'more formal', 'ask for a table', 'add an example'],
}

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Generation Failed', description: 'Failed to generate prompt. Please try again.' },
  copyFailed: { title: 'Failed to copy to clipboard' },
}
