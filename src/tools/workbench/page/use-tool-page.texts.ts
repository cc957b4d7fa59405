export const pageIncomplete = 'The page didn’t load completely. Please reload it and try again.'

export const newIdeaInForm = 'Your new idea replaced what was in the form.'
export const entryInForm = 'The prompt from your history replaced what was in the form.'
export const exampleInForm = (label: string) => `Example loaded: ${label}`
export const formCleared = 'The form was cleared.'
export const notWrittenHereEither = 'Your browser couldn’t create the result either'
export const tryWhenOnline = 'Please try again when you are online.'
export const earlierResultShown = 'You’re viewing an earlier result and its form.'
export const resultRemoved = 'The result was removed.'
export const allResultsRemoved = 'All results for this tool were removed from this browser.'
