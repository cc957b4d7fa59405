export const tooManyResults = 'Please send at most 50 results.'
export const noSuchTool = 'This tool doesn’t exist.'
export const sendPlan = 'Please include the result’s plan.'
export const tooLong = (characters: string) => `Please send at most ${characters} characters.`
export const planTextLength = (characters: string) =>
  `Please send a plan with 1 to ${characters} characters of text.`
export const sendAnswerWithText = 'Please send an answer that contains text.'
export const wasDeleted = 'This prompt was deleted from your history.'
export const keyOfAnother = 'This Idempotency-Key was used for another result.'
export const unreadableResults = 'These results can’t be read.'
export const historyFull = (entries: string) =>
  `Your history is full: it holds ${entries} entries. Please delete some; there’s room again ten minutes later.`
