export const yourWords = 'Your words'
export const yourWordsAbout = 'What you typed, unchanged.'
export const choiceAbout = 'Added because of something you chose.'
export const modelAbout = 'Written by a model.'
export const assumptionAbout = 'You did not say this. Confirm, change or remove it.'

export const standard = 'Standard'
export const model = 'Model'
export const assumed = 'Assumed'
