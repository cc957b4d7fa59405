import { hours, weathers } from '../knowledge/air.ts'
import type { Look } from '../knowledge/looks.ts'
import { findStaging } from '../knowledge/stagings.ts'
import type { Event } from '../read/events.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { isView } from './beats.ts'
import { firstChoice } from './light.ts'

const touches = new Set(['intimate', 'handwork', 'food', 'detail', 'action', 'fall', 'product'])

/** The bed of sound that the place and the weather make. */
export function decideAmbience({ idea, words }: VideoRequest): string {
  if (/\b(?:underwater|under water|coral reef|seabed|scuba)\b/iu.test(words))
    return 'dense underwater hush with slow bubbles'
  const { places, weather, dayTime, indoor } = idea.setting
  const sense =
    places.find((place) => place.sense && place.role !== 'goal')?.sense ??
    places.find((place) => place.sense)?.sense
  const sky = weather[0] ? weathers[weather[0].value].sound : undefined
  const bed = sense?.sound ?? (indoor === true ? 'quiet room tone' : undefined)
  if (bed && sky) return indoor === true ? `${bed}, ${sky} muffled outside` : `${bed}, ${sky}`
  if (bed ?? sky) return bed ?? sky ?? ''
  if (dayTime && indoor !== true) return hours[dayTime.value].sound
  if (places.some((place) => place.named)) return 'a street a little way off, steps and voices blended'
  return indoor === false ? hours.afternoon.sound : 'a quiet, even background hush'
}

/** One effect for what an event touches. */
export function effectOf(event: Event): string {
  const staging = findStaging(event.verb)
  const own =
    event.object?.kind === 'body'
      ? undefined
      : usable(event.object?.material?.sound ?? event.object?.concept?.sound)
  if (own && event.verb !== '' && touches.has(staging.intent)) return own
  const doer =
    event.doer && event.doer.kind !== 'person' && event.doer.kind !== 'group'
      ? usable(event.doer.material?.sound ?? event.doer.concept?.sound)
      : undefined
  return (event.doer && isView(event.doer) ? undefined : doer) ?? (event.verb === '' ? '' : staging.sound)
}

export function decideMusic({ idea }: VideoRequest, look: Look): string {
  const wish = idea.wishes.music
  if (wish) return wish.wanted ? wish.words.replace(/^with /iu, '') : 'no music'
  return look.music
}

function usable(sound: string | undefined): string | undefined {
  if (!sound || /nothing|no sound|silence|as the idea| or |contact/iu.test(sound)) return undefined
  return firstChoice(sound)
}
