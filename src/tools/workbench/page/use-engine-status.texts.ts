import { plural } from '#shared/text/plural.ts'

export const noAnswersLeft =
  'You’ve reached the model limit for now. Until it resets, results are put together without a model'
export const answersLeft = (count: number) =>
  `You can use a model ${count} more ${plural(count, 'time', 'times')}`
export const limitResets = (left: string, minutes: number) =>
  `${left}. Your limit resets in ${plural(minutes, 'a minute', `${minutes} minutes`)}.`
