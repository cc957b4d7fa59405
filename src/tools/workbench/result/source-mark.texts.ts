export const yourWords = 'Your words'
export const yourWordsAbout = 'What you typed, unchanged.'
export const choiceAbout = 'Added because of something you chose.'
export const modelAbout = 'Written by a model.'
export const assumptionAbout = 'You didn’t say this. Confirm, change or remove it.'

export const choice = 'Choice'
export const model = 'Model'
export const assumed = 'Assumed'
