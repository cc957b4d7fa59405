export const newStart = { title: 'Start a new prompt?', confirmLabel: 'Start New Prompt' }
export const example = { title: 'Replace your draft with the example?', confirmLabel: 'Load the example' }
export const idea = { title: 'Replace your draft with your new idea?', confirmLabel: 'Replace my draft' }
export const ideaToAnswer = { ...idea, confirmLabel: 'Replace my draft and generate' }
export const keepMyDraft = 'Keep my draft'
export const answersAreRemoved =
  'This removes your answers from this browser. You can undo this until you start typing.'
