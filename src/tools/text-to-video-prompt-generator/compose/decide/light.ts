import { hours, weathers } from '../knowledge/air.ts'
import { namedSource } from '../knowledge/light-sources.ts'
import type { Look } from '../knowledge/looks.ts'
import { kindColours, namedColours, placeColours } from '../knowledge/palettes.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { isAbstract } from './beats.ts'
import { firstChoice, isForsaken, sensesOf } from './senses.ts'
import { stableHash } from '#shared/text/stable-hash.ts'

const darkHours = new Set(['evening', 'night', 'midnight'])

/** One light logic for the whole film: where it comes from, from which side, how hard. */
export function decideLight(request: VideoRequest, look: Look): string {
  const { idea } = request
  const side = (stableHash(idea.scene) + request.attempt) % 2 === 0 ? 'left' : 'right'
  return lightOf(request, look).replaceAll('{side}', side)
}

function lightOf({ idea, words, attempt, events }: VideoRequest, look: Look): string {
  const { dayTime, weather, places } = idea.setting
  if (look.light) return look.light
  const source = namedSource(words)
  if (source) return source.light
  const indoor = idea.setting.indoor
  const hour = dayTime?.value
  if (indoor === true) {
    if (look.name === 'horror')
      return 'one weak source from low {side}, hard-edged, most of the room in shade that still shows depth'
    if (hour && darkHours.has(hour))
      return 'one practical lamp, low {side}, warm, the rest of the room in readable shade'
    if (isForsaken(words))
      return 'one shaft of daylight through a gap above, upper {side}, soft edges, dust hanging in it'
    const sense = sensesOf(places)?.light
    const first = sense ? firstChoice(sense) : 'one window'
    return `${first}, as key from the {side}, falling off softly into the room`
  }
  if (look.name === 'commercial' && /\b(?:rustic|handmade|farm|artisan\w*|natural)\b/iu.test(words))
    return 'one large soft window from the {side}, slightly behind, the far side falling to warm shade'
  if (look.name === 'commercial' && !hour && indoor !== false)
    return 'one large softbox from the {side}, slightly behind, a narrow strip reflector opposite, background falling to shade'
  const sky = weather.map(({ value }) => weathers[value].light).find((light) => light !== undefined)
  if (look.name === 'horror' && !hour)
    return 'moonlight from high {side}, pale and single-edged, everything else in shade that still shows depth'
  if (sky && !(hour && darkHours.has(hour)))
    return hour === 'dusk' || hour === 'dawn' || hour === 'sunset'
      ? `${hours[hour].light}, softened by the weather`
      : sky
  if (hour) return hours[hour].light
  // Lights that come and go need a sky dim enough to see them.
  const [event] = events
  if (event && isAbstract(event) && idea.setting.place) return hours.dusk.light
  if (indoor === false) return attempt % 2 === 0 ? hours.afternoon.light : hours.morning.light
  return 'soft daylight from the {side}, one side of every form clearly lit, gentle shade on the other'
}

/** Three to five colours: those the idea names, then those of light, place and subject. */
export function decidePalette({ idea, words }: VideoRequest, look: Look): string[] {
  const own = namedColours(words)
  const hour = idea.setting.dayTime?.value
  const air =
    namedSource(words)?.colours ??
    (hour && !(idea.setting.indoor === true && !darkHours.has(hour))
      ? hours[hour].colours.slice(0, 2)
      : idea.setting.indoor === true
        ? ['window white', 'soft shadow brown']
        : idea.setting.indoor === false
          ? hours.afternoon.colours.slice(0, 2)
          : [])
  const weather = idea.setting.weather.slice(0, 1).map(({ value }) => weathers[value].colour)
  const nouns = idea.setting.places.map((place) => place.noun)
  const place = placeColours.find(([pattern]) => nouns.some((noun) => pattern.test(noun)))?.[1] ?? []
  const subject = kindColours[idea.subject?.kind ?? 'unknown']
  if (look.colours) return unique([...own, ...look.colours]).slice(0, own.length > 0 ? 5 : 4)
  const all = unique([
    ...own,
    ...air.slice(0, 2),
    ...weather,
    ...place.slice(0, 2),
    ...subject,
    'warm grey',
    'soft white',
    'deep shade blue',
  ])
  return all.slice(0, own.length > 2 ? 5 : 4)
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
