export const answersAreRemoved =
  'This removes your answers from this browser. You can undo this until you start typing.'
export const startNewQuestion = 'Start a new prompt?'
export const startNew = 'Start New Prompt'
export const exampleQuestion = 'Replace your draft with the example?'
export const loadExample = 'Load the example'
export const keepMyDraft = 'Keep my draft'
