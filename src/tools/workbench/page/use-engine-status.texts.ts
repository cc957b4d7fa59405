import { plural } from '#shared/text/plural.ts'

export const noAnswersLeft =
  'You have used your model answers for now; results are put together without a model'
export const answersLeft = (count: number) =>
  `${count} ${plural(count, 'model answer is', 'model answers are')} left for now`
export const limitResets = (left: string, minutes: number) =>
  `${left}. Your limit resets in ${plural(minutes, 'a minute', `${minutes} minutes`)}.`
