export const howOwnChatWorks =
  'Copy the request, paste it into ChatGPT, Claude, Gemini or another chat, and bring the answer back here.'
export const showRequest = 'Show the request'
export const takeAnswer = 'Use this answer'
export const takeAnswerNumber = (at: number) => `Use answer ${at + 1}`
export const changeInOwnChat = 'Make this change in your own AI chat'
export const ownChat = 'Use your own AI chat'
export const copyRequest = 'Copy request'
export const requestForModel = 'Request for a model'
/** Why a reply was not taken. */
export const problems = {
  invalid: 'The form has changed since this request was made. Please generate a new one.',
  unreadable:
    'We couldn’t find an answer in this text. Copy the whole answer from your chat, from the first line to the last, and paste it again. Your text is still here.',
  request: 'This is the request itself. Paste it into your chat, and bring the chat’s answer here.',
  'no-part':
    'This text doesn’t have a new version of the part you asked for. Ask your chat for the whole answer with the new part in it, and paste that. Your text is still here.',
}
export const pasteAnswerFirst = 'Please paste the answer from your chat.'
export const answerFromChat = 'Answer from your chat'
export const pasteHint = 'Paste the whole answer. Extra text around it is fine.'
export const answersFound = (choiceCount: number) => `There are ${choiceCount} answers in this text.`
export const isThisTheAnswer =
  'This text doesn’t have the form we asked for. If it isn’t a question or a refusal, you can use all of it.'
export const takeAllOfIt = 'Use this text'
