import { plural } from '#shared/text/plural.ts'
import { waitingTime } from '#shared/text/waiting-time.texts.ts'

export const noAnswersLeft =
  'You’ve used all your AI model answers for now, so results are put together without a model'
export const answersLeft = (count: number) =>
  `You can use a model ${count} more ${plural(count, 'time', 'times')}`
export const limitResets = (left: string, seconds: number) =>
  `${left}. Your limit resets in ${waitingTime(seconds)}.`
