import type { PictureIdea } from '../read/picture-idea.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import type { Key } from './key-light.ts'

/** Nothing was chosen: hour, weather, mood and room of the idea decide, else plain daylight. */
export function defaultKey(picture: PictureIdea, side: 'left' | 'right', isIndoor: boolean | undefined): Key {
  const { idea } = picture
  const time = idea.setting.dayTime?.value
  const weather = idea.setting.weather[0]?.value
  const mood = idea.moods[0]?.mood
  const make = (what: string, rest: string, colours: readonly string[]): Key => ({
    full: `${what} comes from the ${side}, ${rest}`,
    brief: `${what.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} from the ${side}`,
    tag: what.toLowerCase(),
    from: side,
    colours,
  })
  if (time === 'night' || time === 'midnight')
    return make(
      isIndoor ? 'Low warm lamp-toned light' : 'Dim, cool night light',
      'deep in the shadows yet clear enough to read every shape',
      ['ink blue', 'slate grey'],
    )
  if (time === 'noon')
    return {
      full: 'High midday sun falls from above, with short hard shadows under every form',
      brief: 'high midday sun from above with short hard shadows',
      tag: 'midday sun, short hard shadows',
      from: 'above',
      colours: ['bright sand', 'pale sky blue'],
    }
  if (time === 'dawn' || time === 'morning')
    return make('Clear, low morning light', 'cool in the shadows and pale gold where it lands', [
      'pale gold',
      'cool grey-blue',
    ])
  if (time === 'dusk' || time === 'evening')
    return make('Fading evening light', 'blue in the shadows with the last warmth on the upper edges', [
      'dusk blue',
      'muted rose',
    ])
  if (weather === 'rain' || weather === 'storm')
    return make('Grey, even rain light', 'with dark wet sheens that bring out every edge', [
      'rain grey',
      'wet slate',
    ])
  if (weather === 'fog')
    return make('Pale light spread by the fog', 'so that shapes lose contrast with distance', [
      'mist white',
      'dove grey',
    ])
  if (weather === 'snow' || weather === 'frost')
    return make('Bright, flat light off the snow', 'with blue-grey shadows', ['snow white', 'blue-grey'])
  if (mood === 'cosy' || mood === 'romantic')
    return make('Warm, low light', 'fading gently towards the corners', ['warm amber', 'cream'])
  if (mood === 'dark' || mood === 'tense' || mood === 'mysterious')
    return make('A narrow, low light', 'leaving most of the scene in shadow', ['near black', 'cold grey'])
  if (mood === 'sad') return make('Muted grey light', 'with weak shadows', ['ash grey', 'faded blue'])
  if (isIndoor) return make('Quiet indoor light', 'fading evenly towards the back', ['warm grey'])
  return stableHash(idea.text) % 3 === 0
    ? make('Clear, even daylight', 'just strong enough to model every form', ['daylight white', 'soft grey'])
    : make('Gentle daylight', `modelling ${picture.pronoun} with one calm shadow side`, [
        'pale daylight',
        'soft grey',
      ])
}
