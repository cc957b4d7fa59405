export const howOwnChatWorks =
  'Copy the request, paste it into ChatGPT, Claude, Gemini or another chat, and bring the answer back here.'
export const showRequest = 'Show the request'
export const takeAnswer = 'Use this answer'
export const takeAnswerNumber = (at: number) => `Use answer ${at + 1}`
export const changeInOwnChat = 'Have your own chat make this change'
export const ownChat = 'Use your own chat'
export const copyRequest = 'Copy request'
export const requestForModel = 'Request for a model'
export const formHasChanged = 'The form has changed since. Please send it again.'
export const noAnswerFound =
  'No answer was found in this text. Paste the whole answer from your chat, from its first marker to its end. Your text is kept.'
export const pasteAnswerFirst = 'Please paste the answer from your chat'
export const answerFromChat = 'Answer from your chat'
export const pasteHint = 'Paste the whole answer. Extra text around it is fine.'
export const answersFound = (choiceCount: number) => `There are ${choiceCount} answers in this text`
