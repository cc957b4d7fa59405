export const text = 'Text'

export const markdown = 'Markdown'
export const word = 'Word'
