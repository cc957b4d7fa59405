export const backToPrompts = 'Back to your prompts'
export const compareTwoPrompts = 'Compare two prompts'
export const promptIsGone =
  'One of these prompts is no longer in your history. Choose two prompts in the list and press “Compare selected.”'
export const pageDescription = 'Two prompts from your history side by side, with the changes marked.'
export const untitled = 'Untitled'
export const older = 'Older'
export const newer = 'Newer'
