import { plural } from '#shared/text/plural.ts'
import { waitingTime } from '#shared/text/waiting-time.texts.ts'

export function answersLeft(count: number, resetsInSeconds: number): string {
  const left =
    count === 0
      ? 'You’ve reached your AI limit for now, so results are put together without AI'
      : `You can use this site’s AI model ${count} more ${plural(count, 'time', 'times')}`
  return resetsInSeconds > 0 ? `${left}. Your limit resets in ${waitingTime(resetsInSeconds)}.` : `${left}.`
}
