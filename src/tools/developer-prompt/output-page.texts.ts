export const yourPrompt = 'Your developer-ready prompt'
export const noPromptFound = 'No prompt data found.'
export const noPromptOpen = 'No prompt is open. Your earlier ones are listed below.'
export const generateNewPrompt = 'Generate New Prompt'
export const pageDescription =
  'Copy your prompt, open it in Lovable, Cursor, Replit, v0 or GitHub Copilot, switch to a version for another app builder, or download it as files.'
