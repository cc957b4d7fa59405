export const tooManyResults = 'Please send at most 50 results'
export const noSuchTool = 'There is no such tool'
export const sendPlan = 'Please send the plan of the result'
export const tooLong = (characters: string) => `Please send at most ${characters} characters`
export const planTextLength = (characters: string) =>
  `Please send a plan whose text has 1 to ${characters} characters`
export const sendAnswerWithText = 'Please send an answer with a text'
export const unreadableResults = 'These results cannot be read'
