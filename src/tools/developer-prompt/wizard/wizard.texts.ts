export const needsScripts = 'To use the six steps, turn on JavaScript in your browser.'
export const generating = 'Generating...'
export const draftNotSaved =
  'Your browser won’t let us save your draft. Keep this tab open until you have your prompt.'

export const suggested = 'Suggested'
export const keepThis = 'Keep this'
export const suggestionFor = (label: string) => `suggestion for ${label}`
export const noPreference = 'No preference'
export const yes = 'Yes'
export const no = 'No'
export const notDecided = 'Not sure yet'

export const seeExample = 'Want to see how it works first? Start from a finished example'

export const fillAllSteps = 'Fill in all six steps'
export const generateNow = 'Generate now'
export const chooseFeatures = 'Choose from common features for this kind of project'
export const fillStepsInOwnChat = 'Have your own AI chat fill in the steps'
export const describeInOneSentence = 'Describe it in one sentence'
export const sentenceHint =
  'In any language. A model fills in what you haven’t answered; each suggestion is marked.'
export const sentenceIsNote =
  'Your description stays as it is. The sentence is added to your additional notes.'
export const sentencePlaceholder =
  'A web app where neighbors lend each other tools, with a calendar and reminders'
export const askingModel = 'Asking a model to fill in the other steps...'
export const letOwnChatFill = (said: string) =>
  `${said} Let your own AI chat fill in the rest, or go step by step.`

export const fillInFirst = 'To continue, please fill in:'

export const previous = 'Previous'
export const preview = 'Preview'
export const stop = 'Stop'
export const next = 'Next'
export const generatePrompt = 'Generate Prompt'

export const notLoaded = 'We couldn’t load that. Please check your connection and try again.'
export const draftCleared = 'The draft was cleared.'
export const entryInForm = 'The prompt from your history replaced your draft.'
export const exampleInForm = (projectName: string) => `Example loaded: ${projectName}`

export const modelIsWriting = 'A model is writing your prompt.'
export const seeIt = 'See it'

export const loadingQuestions = 'Loading questions...'
export const loadingFeatures = 'Loading features...'
export const selectTypeFirst = 'Please select a project type in the previous step to see relevant fields.'
export const noDataModelling = (typeLabel: string) =>
  `Data modelling is typically not required for this project type (${typeLabel}), so we left those questions out.`
export const moreDetails = 'More details'
export const answeredCount = (answered: number) => `${answered} answered`
export const allOptional = 'all optional'

export const allAnswered = 'Every question is answered.'
export const answerNext = 'Answer next:'

export const stepOfAll = (step: number, wizardStepCount: number) => `Step ${step} of ${wizardStepCount}`
export const steps = 'Steps'

export const developerPrompt = 'Developer Prompt'
export const examples = 'Examples'
export const step = 'Step'
export const complete = 'Complete'

export const sentenceNotRead = 'We couldn’t process your sentence. Please try again.'

export const puttingTogether = 'Putting your answers together...'
export const promptSoFar = 'Your prompt so far'
export const livePreview = 'Live preview of your prompt'

export const fromOwnChatAnswer = 'Filled in by your own AI chat.'
export const inNoStep = (piece: string) => `Not used in any step: ${piece}`
