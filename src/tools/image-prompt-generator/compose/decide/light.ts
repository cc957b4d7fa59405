import type { DayTime } from '#tools/idea/setting.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { Lighting } from '../../options.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { defaultKey } from './default-light.ts'
import { keyOf, qualityKey, type Key, type Source, type Surroundings } from './key-light.ts'
import { accentOf, greyAccentOf, lateAccent, qualityOf } from './light-accents.ts'
import type { Part } from './part.ts'

export type Light = Part & {
  from: 'left' | 'right' | 'behind' | 'above'
  colours: readonly string[]
  notes: Note[]
}

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
    withs.length > 0 ? `with ${joinList(withs.map((one) => one.slice(5)))}` : '',
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
      text: `Your idea says “${said}”, so that decides the light; ${joinList(outOfTime)} ${outOfTime.length > 1 ? 'stay' : 'stays'} as a small accent.`,
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
      text: `Light has one direction: of ${joinList(colourSources)}, one is the key and the others only tint it.`,
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
