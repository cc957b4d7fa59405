export const failedMessage = {
  title: 'Generation Failed',
  description: 'There was an error generating your prompt. Please try again.',
}
export const generatedMessage = {
  title: 'Prompt Generated!',
  description: 'Your developer-ready prompt has been created successfully.',
}
export const copyFailedMessage = {
  title: 'Copy failed',
  description: 'Unable to copy to clipboard. Please try again.',
}
