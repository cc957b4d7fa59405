export const figureNumber = (figure: number) => `Fig. ${figure}`
export const howItWorks = 'How it works'
export const usageTips = 'Usage tips'
export const backToTechnical = 'Back to Technical Tools'
export const backToNonTechnical = 'Back to Non-Technical Tools'
export const askingAModel = 'Asking a model.'
export const modelWriting = 'A model is writing.'
export const resultReady = 'The result is ready.'

export const generating = 'Generating...'
