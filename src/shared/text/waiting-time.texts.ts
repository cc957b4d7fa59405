import { plural } from './plural.ts'

/** "1 second", "45 seconds", "a minute", "12 minutes". */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return plural(seconds, '1 second', `${seconds} seconds`)
  const minutes = Math.ceil(seconds / 60)
  return plural(minutes, 'a minute', `${minutes} minutes`)
}
