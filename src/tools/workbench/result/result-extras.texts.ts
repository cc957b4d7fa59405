export const writeInOwnChat = 'Have your own AI chat write it'
export const print = 'Print'
export const answerWithoutPlace = 'We couldn’t place this part of the answer in the result'

export const markdown = 'Markdown'
export const text = 'Text'
