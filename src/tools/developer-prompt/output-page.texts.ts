export const yourPrompt = 'Your developer-ready prompt'
export const noPromptFound = 'No prompt data found.'
export const generateNewPrompt = 'Generate New Prompt'
export const pageDescription =
  'Copy your prompt, open it in Lovable, Cursor, Replit, v0 or GitHub Copilot, read it as written for another tool, or download it as files.'
