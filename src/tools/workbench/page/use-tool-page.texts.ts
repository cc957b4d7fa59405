export const pageIncomplete = 'The page could not be loaded completely'

export const newIdeaInForm = 'Your new idea replaced what was in the form.'
export const exampleInForm = (label: string) => `The example “${label}” is in the form.`
export const formCleared = 'The form was cleared.'
export const notWrittenHereEither = 'This browser could not write it either'
export const tryWhenOnline = 'Please try again when you are online.'
export const earlierResultShown = 'An earlier result is shown, with its form.'
export const resultRemoved = 'The result was removed.'
export const allResultsRemoved = 'All results of this tool were removed from this browser.'
