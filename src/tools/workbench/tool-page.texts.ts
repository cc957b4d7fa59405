export const figureNumber = (figure: number) => `Fig. ${figure}`
export const howItWorks = 'How it works'
export const usageTips = 'Usage tips'
export const backTo = { technical: 'Back to Technical Tools', 'non-technical': 'Back to Non-Technical Tools' }
export const askingAModel = 'Asking a model.'
export const modelWriting = 'A model is writing.'
export const resultReady = 'The result is ready.'

export const generating = 'Generating...'
