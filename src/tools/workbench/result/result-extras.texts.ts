export const writeInOwnChat = 'Have your own AI chat write it'
export const print = 'Print'
export const answerWithoutPlace = 'This part of the answer doesn’t fit into the result'

export const markdown = 'Markdown'
export const text = 'Text'
