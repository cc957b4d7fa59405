export const withoutModel =
  'Without a model, the tools build results from what people type and choose. Stories, storyboard scenes, thumbnail prompts and rewriting need a model.'
export const pasteGeminiKey = 'Paste a Google Gemini key'
export const pasteAnotherKey = 'Paste a key from another provider'
export const runOneHere = 'Run one on this machine'
export const notUsedYet = 'It hasn’t been used yet.'
export const tryIt = 'Try it'
export const takeFound = (label: string, model: string) => `Use ${label} (${model})`
export const noModelYet = 'No model is set up yet'
export const modelSetUp = 'A model is set up'
export const isInUse = (label: string) => `${label} is in use`
export const answersComeFrom = (model: string) => `Answers now come from ${model}.`
export const couldNotSetUp = (label: string) => `${label} couldn’t be set up`
