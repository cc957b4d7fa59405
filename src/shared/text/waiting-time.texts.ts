import { plural } from './plural.ts'

/** "1 second", "45 seconds", "a minute", "12 minutes", "an hour", "3 hours". */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return plural(seconds, '1 second', `${seconds} seconds`)
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return plural(minutes, 'a minute', `${minutes} minutes`)
  const hours = Math.ceil(minutes / 60)
  return plural(hours, 'an hour', `${hours} hours`)
}
