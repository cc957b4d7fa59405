import { hours, weathers } from '../knowledge/air.ts'
import type { Look } from '../knowledge/looks.ts'
import { findStaging } from '../knowledge/stagings.ts'
import type { Event } from '../read/events.ts'
import { firstChoice, isForsaken, sensesOf } from './senses.ts'
import { isFirstPerson } from '../words/subject-words.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { isView } from './beats.ts'

const touches = new Set(['intimate', 'handwork', 'food', 'detail', 'action', 'fall', 'product'])

/** The bed of sound that the place and the weather make. */
export function decideAmbience({ idea, words }: VideoRequest): string {
  if (/\b(?:underwater|under water|coral reef|seabed|scuba)\b/iu.test(words))
    return 'dense underwater hush with slow bubbles'
  const { places, weather, dayTime, indoor } = idea.setting
  if (/\b(?:burning|camp ?fire|bonfire|blaze|wildfire|on fire)\b/iu.test(words))
    return 'fire crackling with a soft rush of air'
  if (isForsaken(words))
    return indoor === false ? 'wind through empty openings' : 'hollow room tone, slow far dripping'
  const sense = sensesOf(places)
  const sky = weather[0] ? weathers[weather[0].value].sound : undefined
  const bed = sense?.sound ?? (indoor === true ? 'quiet room tone' : undefined)
  if (bed && sky) return indoor === true ? `${bed}, ${sky} muffled outside` : `${bed}, ${sky}`
  if (bed ?? sky) return bed ?? sky ?? ''
  if (dayTime && indoor !== true) return hours[dayTime.value].sound
  if (places.some((place) => place.named)) return 'a street a little way off, steps and voices blended'
  return indoor === false ? hours.afternoon.sound : 'a quiet, even background hush'
}

// What sounds when it is touched; a fern in a cup or a crown on a head says nothing.
const sounding = /^(?:paper|container|instrument|tool|device|vehicle|furniture|food|toy|clothing|object)$/u
// An animal is heard moving; its cry would be an event of its own.
const ofMovement = /hum|buzz|flutter|pad|claw|hooves|feet|paw|wing|pant|splash|slap|scrape|rustl|tap/iu

/** One effect for what an event touches. */
export function effectOf({ verb, doer, object }: Event): string {
  if (doer && isFirstPerson(doer)) return 'own steps and breath, close'
  if (verb === '' && doer?.attributes.some((word) => /crank/iu.test(word)))
    return 'the even crunch of the crank going round'
  const staging = findStaging(verb)
  const isTouching = verb !== '' && staging.hasOwnSound !== true && touches.has(staging.intent)
  const touched =
    isTouching && object && sounding.test(object.kind)
      ? usable(object.material?.sound ?? object.concept?.sound)
      : undefined
  if (touched) return touched
  if (
    !doer ||
    isView(doer) ||
    staging.hasOwnSound === true ||
    /^(?:person|group|creature|abstract|plant)$/u.test(doer.kind)
  )
    return verb === '' ? '' : staging.sound
  const own = usable(doer.material?.sound ?? doer.concept?.sound)
  const isHeard = own !== undefined && (doer.kind !== 'animal' || ofMovement.test(own) || verb === '')
  return isHeard && staging.intent !== 'still' && staging.intent !== 'look'
    ? own
    : verb === ''
      ? (own ?? '')
      : staging.sound
}

/** Where there is no air, only what is inside a suit can be heard. */
export function isAirless({ idea }: VideoRequest): boolean {
  return /nothing outside/u.test(sensesOf(idea.setting.places)?.sound ?? '')
}

export function decideMusic({ idea, music }: VideoRequest, look: Look): string {
  if (music !== '') return music
  const wish = idea.wishes.music
  if (wish) return wish.wanted ? wish.words.replace(/^with /iu, '') : 'no music'
  return look.music
}

function usable(sound: string | undefined): string | undefined {
  if (!sound || /nothing|no sound|silence|as the idea| or |contact/iu.test(sound)) return undefined
  return firstChoice(sound)
}
