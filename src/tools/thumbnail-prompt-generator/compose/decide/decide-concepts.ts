import { stableHash } from '#shared/text/stable-hash.ts'
import type { ThumbnailMode } from '../../input.ts'
import type { TitleReading } from '../read/read-title.ts'
import type { Archetype, Concept, Sketch } from './concept.ts'
import { chooseOverlay } from './overlay.ts'
import { findPalette, furtherPalettes, type Palette } from './palette.ts'
import { isQuoted } from './sketch-words.ts'
import { sketchers } from './sketches.ts'

/** One concept in prompt mode; three in idea mode, two where only restrained pictures are fitting. */
export function decideConcepts(reading: TitleReading, mode: ThumbnailMode): Concept[] {
  const main = mainArchetype(reading)
  const archetypes = mode === 'prompt' ? [main] : [main, ...others(reading, main)]
  const first = firstPalette(reading)
  const palettes = [first, ...furtherPalettes(first.id, stableHash(reading.title))]
  const opening = sketchers[main](reading)
  const taken: string[] = []
  return archetypes.map((archetype, index) => {
    const sketch = index === 0 ? opening : apartFrom(opening, sketchers[archetype](reading), index)
    const isSilent = mode === 'idea' && archetype === silentPartner(reading, main)
    const overlay = isSilent ? undefined : chooseOverlay(reading, overlayWishes(reading, sketch), taken)
    if (overlay) taken.push(overlay)
    const palette = paletteAt(index, reading, palettes)
    const avoid = [
      ...(sketch.avoid ? [sketch.avoid] : []),
      ...(isQuoted(reading.thing) ? ['the quoted word as lettering'] : []),
      ...reading.unwanted,
    ].join(', ')
    return tinted({ ...sketch, ...(avoid === '' ? {} : { avoid }), overlay, palette: palette ?? first })
  })
}

/** Concepts are compared side by side: the second mirrors the first, and none shows the first one's subject as its extra. */
function apartFrom(opening: Sketch, sketch: Sketch, index: number): Sketch {
  const { object, objectLabel, ...rest } = sketch
  const isRepeated = objectLabel !== undefined && opening.focal.includes(objectLabel)
  const kept = isRepeated || object === undefined || objectLabel === undefined ? rest : sketch
  const isSame = index === 1 && sketch.arrangement === opening.arrangement
  if (!isSame || (sketch.arrangement !== 'left' && sketch.arrangement !== 'right')) return kept
  return { ...kept, arrangement: sketch.arrangement === 'left' ? 'right' : 'left' }
}

function mainArchetype(reading: TitleReading): Archetype {
  const { kind, deed, kinds, pair, isSensitive, isForChildren } = reading
  if (isSensitive) return 'quiet'
  if (isForChildren) return 'friend'
  if (reading.famous && (kind === 'story' || kind === 'plain')) return 'cut-open'
  switch (kind) {
    case 'swap':
      return 'swap'
    case 'versus':
      return pair ? 'duel' : 'hand-held'
    case 'mistake':
      return 'failure'
    case 'challenge':
      return deed ? 'peak' : 'tally'
    case 'review':
      return 'hand-held'
    case 'list':
      return 'row'
    case 'money':
      if (deed) return 'peak'
      return kinds.some((other) => other === 'story' || other === 'how-to' || other === 'explain')
        ? 'hands'
        : 'price'
    case 'how-to':
      return 'hands'
    case 'explain':
      return 'cut-open'
    case 'calm':
      return 'calm'
    case 'kids':
      return 'friend'
    case 'story':
    case 'plain':
      return 'peak'
  }
}

/** Two that differ from the main one in archetype and in what they look at; one of them always without words. */
function others(reading: TitleReading, main: Archetype): Archetype[] {
  const { isSensitive, famous, kinds, thing } = reading
  if (isSensitive) return ['keepsake']
  if (main === 'friend') return ['peek', 'parade']
  if (main === 'calm') return ['proof', 'scale']
  const silent = silentPartner(reading, main)
  if (kinds.includes('list') && main !== 'row') return ['row', silent]
  const showsCompany = reading.company.length > 0 || (reading.isCostly && thing.isFromTitle)
  if (showsCompany && !famous && main !== 'duel') return [silent, 'together']
  const isFaceFitting = !famous && (!thing.isFromTitle || !(farKinds.has(thing.kind) || isQuoted(thing)))
  if (isFaceFitting) return [silent, 'face']
  const showsHands =
    (thing.isFromTitle && thing.kind === 'person') ||
    main === 'hands' ||
    silent === 'hands' ||
    main === 'hand-held' ||
    main === 'tally' ||
    (main === 'peak' && !reading.deed)
  return [silent, showsHands ? 'scale' : 'hands']
}

/** Things nobody holds up or bends over. */
const farKinds: ReadonlySet<string> = new Set([
  'animal',
  'creature',
  'vehicle',
  'building',
  'landscape',
  'robot',
  'person',
])

/** The one without words and without a face: never what the main picture has beside its subject already. */
function silentPartner({ thing }: TitleReading, main: Archetype): Archetype {
  switch (main) {
    case 'swap':
    case 'duel':
    case 'hand-held':
      return 'aftermath'
    case 'failure':
      return thing.isFromTitle ? 'proof' : 'hands'
    default:
      return 'proof'
  }
}

function overlayWishes({ isSensitive, isForChildren }: TitleReading, { overlay }: Sketch): Sketch['overlay'] {
  return isSensitive || isForChildren ? ['none'] : overlay
}

function firstPalette({ isSensitive, isForChildren, topic }: TitleReading): Palette {
  if (isSensitive) return findPalette('quiet')
  return findPalette(isForChildren ? 'play' : topic.palette)
}

function paletteAt(
  index: number,
  { isSensitive, isForChildren }: TitleReading,
  palettes: readonly Palette[],
): Palette | undefined {
  if (index > 0 && isSensitive) return findPalette('dusk')
  if (index > 0 && isForChildren) return findPalette(index === 1 ? 'meadow' : 'sunset')
  return palettes[index]
}

/** Clothes and walls take the colours of the palette. */
function tinted(concept: Concept): Concept {
  const { accent, ground } = concept.palette
  const tint = (text: string) => text.replace('{accent}', accent.name).replace('{ground}', ground.name)
  return { ...concept, focal: tint(concept.focal), background: tint(concept.background) }
}
