import { plural } from '#shared/text/plural.ts'

export const showAll = 'Show them all'
export const goToLastStep = 'Go to the last step'
export const keepAll = 'Keep all'
export const undoSuggestions = 'Undo the suggestions'
export const countOnThisStep = (here: number) => `${here === 0 ? 'None' : here} on this step.`
export const fromSentenceOnly = 'From your sentence only: no model was available for the rest.'

export const suggestedCount = (count: number) =>
  `${count} ${plural(count, 'suggested answer', 'suggested answers')} to check`
