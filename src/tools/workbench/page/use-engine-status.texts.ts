import { plural } from '#shared/text/plural.ts'
import { waitingTime } from '#shared/text/waiting-time.texts.ts'

export const noAnswersLeft = 'You’ve reached your AI limit for now, so results are put together without AI'
export const answersLeft = (count: number) =>
  `You can use this site’s AI model ${count} more ${plural(count, 'time', 'times')}`
export const limitResets = (left: string, seconds: number) =>
  `${left}. Your limit resets in ${waitingTime(seconds)}.`
