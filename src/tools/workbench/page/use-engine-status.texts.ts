import { plural } from '#shared/text/plural.ts'

export const noAnswersLeft =
  'You’ve used all your model answers for now. Until the limit resets, results are built without a model'
export const answersLeft = (count: number) =>
  `You have ${count} ${plural(count, 'model answer', 'model answers')} left`
export const limitResets = (left: string, minutes: number) =>
  `${left}. Your limit resets in ${plural(minutes, 'a minute', `${minutes} minutes`)}.`
