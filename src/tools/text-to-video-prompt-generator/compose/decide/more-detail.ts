import { weathers } from '../knowledge/air.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { sensesOf } from './senses.ts'

/** What moves by itself: weather first. */
export function secondaryOf({ idea }: VideoRequest): string {
  if (idea.subject?.kind === 'sky') return ''
  const weather = idea.setting.weather[0]
  if (weather) return weathers[weather.value].motion
  return ''
}

/** Refine, first time: something soft in front. */
export function foregroundOf({ idea }: VideoRequest): string {
  const sense = sensesOf(idea.setting.places)
  const near = sense?.depth.split(',')[0]?.replace(/ (?:in front|or .*)$/u, '')
  return near ? `the soft out-of-focus edge of ${near}` : 'a soft out-of-focus edge at the lower corner'
}

/** Refine, second time: one more layer of sound. */
export function layerOf({ idea }: VideoRequest): string {
  const sense = sensesOf(idea.setting.places)
  return sense
    ? `one far sound from behind the camera, as deep as the place is wide`
    : 'one breath close to the microphone between the beats'
}
