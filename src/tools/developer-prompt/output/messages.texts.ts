import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'

export const failedMessage = {
  title: 'Generation Failed',
  description: 'There was an error generating your prompt. Please try again.',
}
export const messages: ToolMessages = {
  empty: failedMessage,
  failed: () => failedMessage,
  generated: {
    title: 'Prompt Generated!',
    description: 'Your developer-ready prompt has been created successfully.',
  },
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard. Please try again.' },
}
/** On the page of the form and on that of the result. */
export const cellNames = { project: 'Project', type: 'Type', target: 'App builder' }
export const startNewPrompt = 'Start New Prompt'
export const editsStayBehind =
  'What you changed in the prompt itself is not in your answers, so the new prompt won’t include it. The current prompt stays under “Results in this browser”.'
