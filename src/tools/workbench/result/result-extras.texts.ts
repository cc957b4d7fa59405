export const writeInOwnChat = 'Have it written by your own chat'
export const print = 'Print'
export const answerWithoutPlace = 'This part of the answer has no place in the result'

export const markdown = 'Markdown'
export const text = 'Text'
