import type { DayTime, Weather } from '#tools/idea/setting.ts'

type Air = {
  /** Reads after "Light:"; {side} is left or right. */
  light: string
  colours: readonly string[]
  sound: string
}

/** Open air by the hour. */
export const hours: Record<DayTime, Air> = {
  dawn: {
    light: 'low sun just clearing the horizon, from behind {side}, cool shade with a thin warm edge',
    colours: ['pale rose', 'cold blue-grey', 'first gold'],
    sound: 'a few first birds far off',
  },
  morning: {
    light: 'clear morning sun, low from the {side}, long soft-edged shadows',
    colours: ['light gold', 'fresh green-grey', 'milk white'],
    sound: 'small birds and a light breeze',
  },
  noon: {
    light: 'high sun slightly from the {side}, short hard shadows, bright ground bouncing back',
    colours: ['bleached white', 'hard sky blue', 'dust beige'],
    sound: 'heat and insects, little else',
  },
  afternoon: {
    light: 'late afternoon sun from the {side}, warm, shadows twice as long as the things',
    colours: ['honey yellow', 'soft brown', 'pale blue'],
    sound: 'a soft breeze',
  },
  'golden hour': {
    light: 'low sun as backlight from behind {side}, warm rim on every edge, soft fill from the open sky',
    colours: ['amber', 'copper', 'long-shadow blue'],
    sound: 'a soft evening breeze',
  },
  sunset: {
    light: 'the setting sun as backlight, low {side}, orange rim, faces in soft shade',
    colours: ['burnt orange', 'dusty pink', 'deepening blue'],
    sound: 'air going quiet',
  },
  dusk: {
    light: 'the last band of sky behind {side}, soft and directionless on the ground, edges still readable',
    colours: ['slate blue', 'last orange of the sky', 'soft violet-grey'],
    sound: 'the day’s sounds thinning out',
  },
  evening: {
    light: 'blue evening sky as soft fill, one warm low source from the {side}',
    colours: ['evening blue', 'lamp amber', 'warm grey'],
    sound: 'evening quiet with a few far sounds',
  },
  night: {
    light: 'moonlight from high {side}, pale and single-edged, shade kept open enough to read',
    colours: ['ink blue', 'silver grey', 'one warm point of light'],
    sound: 'night air, very quiet',
  },
  midnight: {
    light: 'moonlight from high {side}, pale and single-edged, deep shade around it',
    colours: ['ink blue', 'silver grey', 'black-green'],
    sound: 'night air, almost nothing',
  },
}

/** What weather does to light, colour and sound; it comes on top of the hour. */
export const weathers: Record<Weather, { light?: string; motion: string; colour: string; sound: string }> = {
  rain: {
    motion: 'rain falls at one slant',
    light: 'overcast sky from above, soft, wet surfaces throwing the light back from the {side}',
    colour: 'wet slate',
    sound: 'steady rain on hard and soft surfaces',
  },
  storm: {
    motion: 'gusts pull at everything loose',
    light: 'dark layered cloud, one pale break of light low on the {side}',
    colour: 'bruise blue',
    sound: 'gusts and a long far roll of thunder',
  },
  snow: {
    motion: 'snow drifts down at different speeds',
    light: 'soft flat snow light from all round, a shade brighter from the {side}',
    colour: 'snow white',
    sound: 'the muffled hush of snow',
  },
  fog: {
    motion: 'fog slides through at knee height',
    light: 'one pale sun behind fog, from the {side}, shapes as layers of grey',
    colour: 'pearl grey',
    sound: 'damp quiet, every near sound close',
  },
  wind: {
    motion: 'wind moves everything loose in one direction',
    colour: 'dry straw',
    sound: 'wind in uneven gusts',
  },
  sun: {
    motion: 'dust and small insects drift in the sun',
    colour: 'sun yellow',
    sound: 'a warm light breeze',
  },
  cloud: {
    motion: 'cloud shadow passes slowly',
    light: 'an overcast sky as one large soft source, slightly stronger from the {side}',
    colour: 'soft grey',
    sound: 'still air',
  },
  frost: {
    motion: 'breath shows in the cold air',
    colour: 'ice blue',
    sound: 'thin cold air, frost creaking',
  },
  heat: { motion: 'heat shimmers above the ground', colour: 'scorched ochre', sound: 'insects and dry heat' },
}
