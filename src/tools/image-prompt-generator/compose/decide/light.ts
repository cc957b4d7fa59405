import type { DayTime } from '#tools/idea/setting.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { Lighting, SpecialEffect } from '../../options.ts'
import { joinAnd } from '../english.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { stableHash } from '../stable-hash.ts'
import type { Part } from './part.ts'

export type Light = Part & {
  from: 'left' | 'right' | 'behind' | 'above'
  colours: readonly string[]
  notes: Note[]
}

type Surroundings = {
  isIndoor: boolean | undefined
  hasSigns: boolean
  isFlat: boolean
  isMonochrome: boolean
  effects: readonly SpecialEffect[]
}
type Source = 'sun' | 'sunset' | 'neon' | 'cold' | 'natural'
type Key = { full: string; brief: string; tag: string; from: Light['from']; colours: readonly string[] }

const warmTimes: ReadonlySet<DayTime> = new Set([
  'golden hour',
  'sunset',
  'dusk',
  'dawn',
  'morning',
  'afternoon',
  'evening',
])
const sunsetTimes: ReadonlySet<DayTime> = new Set(['golden hour', 'sunset', 'dusk', 'evening'])

/** One light logic: a single key with one direction, everything else a quality or an accent of it. */
export function decideLight(picture: PictureIdea, chosen: readonly Lighting[], around: Surroundings): Light {
  const notes: Note[] = []
  const time = picture.idea.setting.dayTime?.value
  const side: 'left' | 'right' = stableHash(picture.idea.text) % 2 === 0 ? 'left' : 'right'
  const isDark = time === 'night' || time === 'midnight'
  const outOfTime: Lighting[] = chosen.filter(
    (light) =>
      (light === 'Golden Hour' && time !== undefined && !warmTimes.has(time)) ||
      (light === 'Sunset' && time !== undefined && !sunsetTimes.has(time)),
  )
  const ideaSun: Source | undefined =
    time === 'sunset' ? 'sunset' : time === 'golden hour' ? 'sun' : undefined
  const sources = sourcesOf(
    chosen.filter((light) => !outOfTime.includes(light)),
    ideaSun,
  )
  const key = sources[0]
  const soft = chosen.includes('Soft Light')
  const dramatic = chosen.includes('Dramatic Lighting')

  const base =
    key !== undefined
      ? keyOf(key, picture, side, around, isDark, sources.includes('sun') && sources.includes('sunset'))
      : soft || dramatic
        ? qualityKey(picture, side, soft, dramatic)
        : defaultKey(picture, side, around.isIndoor)
  const quality = key === undefined ? '' : qualityOf(soft, dramatic)
  const accents = [
    ...sources
      .slice(1)
      .filter((source) => !(key === 'sunset' && source === 'sun'))
      .map((source) =>
        around.isMonochrome ? greyAccentOf(source) : accentOf(source, key ?? 'natural', around),
      ),
    ...outOfTime.map((light) => lateAccent(light)),
  ]
  noteClashes(notes, picture, chosen, outOfTime, key, { soft, dramatic })

  const withs = accents.filter((one) => one.startsWith('with '))
  const tail = [
    quality,
    withs.length > 0 ? `with ${joinAnd(withs.map((one) => one.slice(5)))}` : '',
    ...accents.filter((one) => !one.startsWith('with ')),
  ].filter((one) => one !== '')
  const translated = translate(around, key, base, notes, chosen)
  return {
    full: [translated?.full ?? base.full, ...tail].join(', '),
    brief: [translated?.brief ?? base.brief, ...tail].join(', '),
    tag: [
      base.tag,
      soft && key !== undefined ? 'soft light' : '',
      dramatic && key !== undefined ? 'dramatic contrast' : '',
      ...sources.slice(1).map((source) => tagOf(source)),
      ...outOfTime.map((light) => `${light.toLowerCase()} accents`),
    ]
      .filter((one) => one !== '')
      .join(', '),
    from: base.from,
    colours: coloursOf(sources, outOfTime, base),
    notes,
  }
}

// The sun decides where there is one; then what glows, then what tints, then plain daylight.
function sourcesOf(chosen: readonly Lighting[], ideaSun: Source | undefined): Source[] {
  const found = new Set<Source>(ideaSun ? [ideaSun] : [])
  const sourceOf: Partial<Record<Lighting, Source>> = {
    'Golden Hour': 'sun',
    Sunset: 'sunset',
    'Neon Glow': 'neon',
    'Cold Blue Tones': 'cold',
    'Natural Light': 'natural',
  }
  for (const light of chosen) {
    const source = sourceOf[light]
    if (source) found.add(source)
  }
  const order: readonly Source[] = ['sunset', 'sun', 'neon', 'cold', 'natural']
  return order.filter((source) => found.has(source))
}

function keyOf(
  source: Source,
  picture: PictureIdea,
  side: 'left' | 'right',
  around: Surroundings,
  isDark: boolean,
  isBoth: boolean,
): Key {
  const { ref, edge } = picture
  if (around.isMonochrome) return colourlessKey(source, picture, side)
  const isOvercast = picture.idea.setting.weather.some(({ value }) =>
    /^(?:rain|storm|snow|cloud)$/u.test(value),
  )
  const through = around.isIndoor ? ' slants in' : isOvercast ? ' breaks in under the clouds' : ' comes'
  switch (source) {
    case 'sun':
      return {
        full: `Low golden-hour sun${through} from the ${side}, drawing long soft shadows and a warm rim of light along ${edge}`,
        brief: `low golden-hour sun from the ${side} with long soft shadows and a warm rim light`,
        tag: 'golden hour sun, long soft shadows, rim light',
        from: side,
        colours: ['honey amber', 'soft violet'],
      }
    case 'sunset': {
      const golden = isBoth ? ', its golden-hour warmth' : ', its warmth'
      return around.isIndoor
        ? {
            full: `Sunset light slants in from the ${side}${golden} running from orange to violet across the room and leaving silhouette edges on ${ref}`,
            brief: `sunset light slanting in from the ${side}, orange to violet${isBoth ? ', golden-hour warmth' : ''}`,
            tag: `sunset light through the window, orange to violet${isBoth ? ', golden hour' : ''}`,
            from: side,
            colours: ['burnt orange', 'deep violet'],
          }
        : {
            full: `The sun of a late sunset stands at the horizon ${isWide(picture) ? 'beyond' : 'behind'} ${ref}${golden} spreading an orange-to-violet gradient over the sky and a bright silhouette line along ${edge}`,
            brief: `sunset at the horizon behind ${ref}, orange-to-violet sky${isBoth ? ', golden-hour warmth' : ''} and silhouette edges`,
            tag: `sunset, orange-to-violet sky, silhouette edges${isBoth ? ', golden hour' : ''}`,
            from: 'behind',
            colours: ['burnt orange', 'deep violet'],
          }
    }
    case 'neon':
      return {
        full: around.hasSigns
          ? `The neon glow of coloured signs falls from the ${side}, magenta on the near side of every form and cyan in the reflections on wet and glossy surfaces`
          : `A neon glow falls from the ${side} from outside the frame, magenta on the near side of every form and cyan in the reflections on glossy surfaces`,
        brief: `neon glow from the ${side}, magenta with cyan reflections`,
        tag: 'neon glow, magenta and cyan reflections',
        from: side,
        colours: ['magenta', 'cyan'],
      }
    case 'cold':
      return {
        full: `Cold blue light like ${isDark ? 'moonlight' : around.isIndoor ? 'a grey winter window' : 'an overcast sky'}, about 7000 K, comes from the ${side} and leaves pale highlights`,
        brief: `cold blue ${isDark ? 'moonlit' : 'overcast'} light from the ${side} with pale highlights`,
        tag: 'cold blue tones, pale highlights',
        from: side,
        colours: ['steel blue', 'pale ice'],
      }
    case 'natural':
      return {
        full: isDark
          ? `Only the natural light of the night sky comes from the ${side}, neutral and low, with a gentle shadow side`
          : around.isIndoor
            ? `Natural window light comes from the ${side}, neutral in colour, with a gentle shadow side`
            : `Natural light as in open shade comes from the ${side}, neutral in colour, with a gentle shadow side`,
        brief: `neutral natural light from the ${side} with a gentle shadow side`,
        tag: 'natural light, gentle shadow side',
        from: side,
        colours: ['neutral daylight'],
      }
  }
}

function qualityKey(picture: PictureIdea, side: 'left' | 'right', soft: boolean, dramatic: boolean): Key {
  const { ref } = picture
  if (soft && dramatic)
    return {
      full: `One soft-edged key from the ${side} makes the light dramatic and gentle at once: soft light on ${ref}, then a deep falloff into shadow`,
      brief: `one soft-edged key from the ${side}, soft light with dramatic deep falloff`,
      tag: 'soft-edged single key, dramatic falloff',
      from: side,
      colours: [],
    }
  return soft
    ? {
        full: `One large diffused source on the ${side} gives soft light that wraps round ${ref} and leaves only faint shadows`,
        brief: `soft light from one large diffused source on the ${side}, faint shadows`,
        tag: 'soft diffused light, faint shadows',
        from: side,
        colours: [],
      }
    : {
        full: `One hard key at 45° from the ${side} makes the light dramatic, with strong contrast and a deep shadow side`,
        brief: `dramatic hard key from the ${side}, strong contrast and a deep shadow side`,
        tag: 'dramatic lighting, hard key, deep shadow',
        from: side,
        colours: [],
      }
}

function qualityOf(soft: boolean, dramatic: boolean): string {
  if (soft && dramatic) return 'as a soft-edged key: soft light at its centre and a dramatic, deep falloff'
  if (soft) return 'diffused into soft light that wraps round the forms'
  return dramatic ? 'with dramatic contrast and a deep shadow side' : ''
}

function accentOf(source: Source, key: Source, around: Surroundings): string {
  switch (source) {
    case 'sun':
      return 'with a golden-hour warmth rimming the edges'
    case 'sunset':
      return 'with sunset orange and violet in the distance'
    case 'neon':
      return 'while a neon glow of magenta and cyan shows only in the reflections'
    case 'cold':
      return key === 'neon'
        ? 'while cold blue tones fill everything the neon does not reach'
        : 'while the shadows stay a cool, cold blue'
    case 'natural':
      return around.isIndoor
        ? 'with natural, neutral light left in the shadow side'
        : 'with the natural light of open sky neutral in the shadow side'
  }
}

function greyAccentOf(source: Source): string {
  return {
    sun: 'with golden-hour warmth read as the lightest values',
    sunset: 'with the sunset read as a graded sky',
    neon: 'with a neon glow read as small bright reflections',
    cold: 'with cold blue tones read as clear grey shadows',
    natural: 'with natural light open in the shadow side',
  }[source]
}

function lateAccent(light: Lighting): string {
  return light === 'Golden Hour'
    ? 'with golden-hour amber kept as a small warm accent on the edges'
    : 'with sunset orange kept as a small warm bounce on the nearest surfaces'
}

// Graphite and charcoal know only light and dark.
function colourlessKey(source: Source, { ref, edge }: PictureIdea, side: 'left' | 'right'): Key {
  const key = (full: string, brief: string, from: Light['from'] = side): Key => ({
    full,
    brief,
    tag: brief,
    from,
    colours: [],
  })
  switch (source) {
    case 'sun':
      return key(
        `Low golden-hour sun comes from the ${side}, told in values instead of hues: long soft shadows and a bright rim along ${edge}`,
        `low golden-hour sun from the ${side} in light and dark values, long shadows`,
      )
    case 'sunset':
      return key(
        `A sunset stands at the horizon behind ${ref}, told in values instead of hues: a sky graded from bright to dark and silhouette edges`,
        `sunset at the horizon behind ${ref} in light and dark values, silhouette edges`,
        'behind',
      )
    case 'neon':
      return key(
        `A neon glow falls from the ${side}, told in values instead of hues: near sides left almost white, reflections sharp on glossy surfaces`,
        `neon glow from the ${side} in light and dark values, sharp reflections`,
      )
    case 'cold':
      return key(
        `Cold blue tones are told in values instead of hues: pale, clear light from the ${side} with thin grey shadows`,
        `cold blue tones as pale clear values from the ${side}`,
      )
    case 'natural':
      return key(
        `Natural light comes from the ${side}, even and clear, with a gentle shadow side`,
        `natural light from the ${side} with a gentle shadow side`,
      )
  }
}

function isWide({ main }: PictureIdea): boolean {
  return main !== undefined && /^(?:place|landscape|building|sky)$/u.test(main.kind)
}

function defaultKey(picture: PictureIdea, side: 'left' | 'right', isIndoor: boolean | undefined): Key {
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

function noteClashes(
  notes: Note[],
  picture: PictureIdea,
  chosen: readonly Lighting[],
  outOfTime: readonly Lighting[],
  key: Source | undefined,
  { soft, dramatic }: { soft: boolean; dramatic: boolean },
): void {
  const said = picture.idea.setting.dayTime?.words
  if (outOfTime.length > 0 && said !== undefined)
    notes.push({
      kind: 'resolved',
      text: `Your idea says “${said}”, so that decides the light; ${joinAnd(outOfTime)} ${outOfTime.length > 1 ? 'stay' : 'stays'} as a small accent.`,
    })
  const isWarm = key === 'sun' || key === 'sunset'
  if (isWarm && chosen.includes('Cold Blue Tones'))
    notes.push({
      kind: 'resolved',
      text: 'Warm and cold light together: a warm sun rim against cool blue shadows.',
    })
  if (isWarm && chosen.includes('Neon Glow'))
    notes.push({
      kind: 'resolved',
      text: 'Sun and neon together: the sun gives the direction, the neon shows in the reflections.',
    })
  if (soft && dramatic)
    notes.push({
      kind: 'resolved',
      text: 'Soft and dramatic light together: one soft-edged key with a deep falloff.',
    })
  const colourSources = chosen.filter((light) => light !== 'Soft Light' && light !== 'Dramatic Lighting')
  if (colourSources.length > 2)
    notes.push({
      kind: 'resolved',
      text: `Light has one direction: of ${joinAnd(colourSources)}, one is the key and the others only tint it.`,
    })
}

/** Flat or colourless media say light in their own terms. */
function translate(
  around: Surroundings,
  key: Source | undefined,
  base: Key,
  notes: Note[],
  chosen: readonly Lighting[],
): { full: string; brief: string } | undefined {
  if (around.isFlat) {
    if (chosen.length > 0)
      notes.push({
        kind: 'resolved',
        text: 'Pop Art is flat, so the light becomes bands of flat colour and hard shadow shapes.',
      })
    return {
      full: `${base.full}, all of it turned into flat bands of colour and hard shadow shapes`,
      brief: `${base.brief}, as flat colour bands`,
    }
  }
  if (around.isMonochrome && key !== undefined && key !== 'natural') {
    notes.push({
      kind: 'resolved',
      text: 'This medium has no colour, so the colour of the light becomes contrast between light and dark.',
    })
  }
  return undefined
}

function tagOf(source: Source): string {
  return {
    sun: 'golden hour rim',
    sunset: 'sunset tint',
    neon: 'neon reflections',
    cold: 'cold blue shadows',
    natural: 'natural fill',
  }[source]
}

function coloursOf(sources: readonly Source[], outOfTime: readonly Lighting[], base: Key): readonly string[] {
  const accents: Record<Source, string> = {
    sun: 'honey amber',
    sunset: 'burnt orange',
    neon: 'magenta',
    cold: 'steel blue',
    natural: '',
  }
  return [
    ...base.colours,
    ...sources.slice(1).map((source) => accents[source]),
    ...outOfTime.map(() => 'amber'),
  ].filter((one) => one !== '' && one !== 'neutral daylight')
}
