import type { Note } from '#tools/workbench/answer.ts'
import type { AspectRatio, Camera } from '../../options.ts'
import { possessive } from '../english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { isExpanse, type PictureIdea } from '../read/picture-idea.ts'
import type { Medium } from './medium.ts'
import type { Part } from './part.ts'

export type View = Part & {
  /** Cameras that cannot be in the same frame: "aerial view". */
  alternates: string[]
  /** "a wide shot from below"; empty when no camera was chosen. */
  noun: string
  notes: Note[]
}

type Distance = 'Close-up' | 'Wide Shot' | 'Macro Shot'
type Angle = 'Aerial View' | 'Eye-Level View' | 'Over-the-Shoulder' | 'From Below'

const distances: ReadonlySet<Camera> = new Set<Camera>(['Close-up', 'Wide Shot', 'Macro Shot'])
const names: Record<Camera, string> = {
  'Close-up': 'close-up',
  'Wide Shot': 'wide shot',
  'Aerial View': 'aerial view',
  'Eye-Level View': 'eye-level view',
  'Over-the-Shoulder': 'over-the-shoulder view',
  'Macro Shot': 'macro shot',
  'From Below': 'view from below',
}
const smallKinds: ReadonlySet<string> = new Set([
  'food',
  'plant',
  'paper',
  'container',
  'device',
  'tool',
  'toy',
  'body',
])
const handSized = /finger|thumb|palm|hand-sized|coin|bite|as long as a hand|drop/u
const smallThings =
  /(?:^|\w)(?:bee|blossom|bud|bumblebee|wasp|butterfly|moth|ant|beetle|ladybird|ladybug|spider|fly|insect|bug|snail|caterpillar|dragonfly|drop|raindrop|dewdrop|dew|snowflake|coin|ring|seed|crystal|gem|pearl|eye|flower|leaf|petal|mushroom|hummingbird|watch|key|button|needle|stamp)$/u

/** One viewpoint from the chosen cameras, and where the subject stands in the frame. */
export function decideView(
  picture: PictureIdea,
  medium: Medium,
  chosen: readonly Camera[],
  ratio: AspectRatio | '',
  lightFrom: 'left' | 'right' | 'behind' | 'above',
): View {
  const notes: Note[] = []
  if (medium.isIsometric) return isometricView(picture, chosen, ratio, lightFrom)
  const distance = pickDistance(picture, chosen, notes)
  const angle = chosen.find((camera): camera is Angle => !distances.has(camera) && !clash(distance, camera))
  const joined = chosen.filter((camera) => isTaken(camera, distance, angle))
  const left = chosen.filter((camera) => !joined.includes(camera))
  if (left.length > 0)
    notes.push({
      kind: 'resolved',
      text: `One picture has one viewpoint, here ${joinList(joined.map((camera) => names[camera]))}; ${joinList(left.map((camera) => names[camera]))} ${left.length > 1 ? 'are' : 'is'} named at the end, to try in a further picture.`,
    })
  if (chosen.includes('Over-the-Shoulder') && picture.excludesPeople)
    notes.push({
      kind: 'resolved',
      text: `Your idea wants no people, so the view goes past ${picture.ref} instead of over a shoulder.`,
    })
  const placement = placementOf(ratio, lightFrom)
  const isPhoto = medium.kind === 'photo'
  const isLevelShoulder = joined.includes('Over-the-Shoulder') && joined.includes('Eye-Level View')
  const noun = `${nounOf(distance, isLevelShoulder ? 'Over-the-Shoulder' : angle) ?? ''}${isLevelShoulder ? ' at eye level' : ''}`
  const effects = consequences(picture, distance, isLevelShoulder ? 'Over-the-Shoulder' : angle, isPhoto)
  const alternates = left.map((camera) => names[camera])
  if (noun === '')
    return {
      full: `The composition sets ${picture.pronoun} ${placement}`,
      brief: `${picture.ref} ${placement}`,
      tag: '',
      alternates,
      noun,
      notes,
    }
  return {
    full: `Framed as ${noun}: ${[...effects, placement].join(', ')}`,
    brief: `${noun}, ${effects[0] ?? placement}`,
    tag: [distance, angle]
      .filter((one) => one !== undefined)
      .map((one) => names[one])
      .join(', '),
    alternates,
    noun,
    notes,
  }
}

function pickDistance(picture: PictureIdea, chosen: readonly Camera[], notes: Note[]): Distance | undefined {
  const found = chosen.filter((camera): camera is Distance => distances.has(camera))
  if (!found.includes('Macro Shot') || !found.includes('Wide Shot')) return found[0]
  const { main } = picture
  const isSmall =
    main !== undefined &&
    (smallKinds.has(main.kind) ||
      smallThings.test(main.singular) ||
      handSized.test(main.concept?.scale ?? ''))
  notes.push({
    kind: 'resolved',
    text: isSmall
      ? `Macro and wide cannot be one picture: macro, because ${picture.ref} is small.`
      : `Macro and wide cannot be one picture: wide, because ${picture.ref} needs room.`,
  })
  return isSmall ? 'Macro Shot' : 'Wide Shot'
}

// Nobody looks over a shoulder from a millimetre away.
function clash(distance: Distance | undefined, camera: Camera): boolean {
  return camera === 'Over-the-Shoulder' && distance === 'Macro Shot'
}

// Eye level and over the shoulder are the same height.
function isTaken(camera: Camera, distance: Distance | undefined, angle: Angle | undefined): boolean {
  if (camera === distance || camera === angle) return true
  return (
    (camera === 'Eye-Level View' && angle === 'Over-the-Shoulder') ||
    (camera === 'Over-the-Shoulder' && angle === 'Eye-Level View' && distance !== 'Macro Shot')
  )
}

function nounOf(distance: Distance | undefined, angle: Angle | undefined): string | undefined {
  const where: Record<Angle, string> = {
    'Aerial View': 'in aerial view',
    'Eye-Level View': 'at eye level',
    'Over-the-Shoulder': 'taken over the shoulder',
    'From Below': 'from below',
  }
  if (distance === undefined)
    return angle === undefined
      ? undefined
      : angle === 'From Below'
        ? 'a view from below'
        : `an ${names[angle]}`
  return angle === undefined ? `a ${names[distance]}` : `a ${names[distance]} ${where[angle]}`
}

function consequences(
  picture: PictureIdea,
  distance: Distance | undefined,
  angle: Angle | undefined,
  isPhoto: boolean,
): string[] {
  const { ref, main, hasPeople, other } = picture
  const owner = possessive(ref)
  const list: string[] = []
  if (angle === 'Aerial View')
    list.push('looking steeply down, so that shapes and their shadows read as a pattern')
  if (angle === 'From Below')
    list.push(`low to the ground and looking up, with ${ref} towering and verticals converging`)
  if (angle === 'Over-the-Shoulder')
    list.push(
      (main?.animate || hasPeople) && !picture.excludesPeople
        ? `a soft near shoulder at the edge of the frame and the focus on ${other?.isObject ? other.ref : picture.idea.actions.length > 0 ? 'what is being done' : 'what lies ahead'}`
        : `from just behind ${ref}, its near edge soft and the focus on what lies beyond`,
    )
  if (angle === 'Eye-Level View')
    list.push(
      `${isPhoto ? 'the lens' : 'the horizon'} at the height of ${main?.animate ? `${owner} eyes` : isExpanse(picture) ? 'somebody standing there' : ref}${isPhoto && distance === undefined ? ', 50 mm look' : ''}`,
    )
  if (distance === 'Close-up')
    list.push(`${ref} filling two-thirds of the frame${isPhoto ? ', 85 mm look with shallow focus' : ''}`)
  if (distance === 'Macro Shot')
    list.push(
      isPhoto
        ? 'focus only millimetres deep on visible micro-texture'
        : 'one small area in extreme detail, down to its micro-texture',
    )
  if (distance === 'Wide Shot')
    list.push(
      angle === 'From Below'
        ? `the setting opening up around ${picture.isPlural ? 'them' : 'it'}${isPhoto ? ' in deep focus with a 24 mm look' : ''}`
        : `${isExpanse(picture) ? `the whole of ${ref} in view` : `${ref} whole but small in the setting`}${isPhoto ? ', deep focus with a 24 mm look' : ''}`,
    )
  return list
}

function placementOf(ratio: AspectRatio | '', lightFrom: string): string {
  const side = lightFrom === 'left' ? 'right' : 'left'
  switch (ratio) {
    case '1:1 Square':
      return 'centred in a square frame'
    case '4:3 Fullscreen':
      return 'a little off centre in a classic, balanced frame'
    case '3:4 Vertical':
      return 'in a vertical frame with headroom above'
    case '16:9 Widescreen':
      return `on the ${side} third of a widescreen frame`
    case '9:16 Portrait':
      return 'in a tall frame of stacked layers, top and bottom margins clear'
    default:
      return 'a little off centre with calm space around'
  }
}

function isometricView(
  picture: PictureIdea,
  chosen: readonly Camera[],
  ratio: AspectRatio | '',
  lightFrom: string,
): View {
  const zoom = chosen.find((camera) => distances.has(camera))
  const others = chosen.filter((camera) => camera !== zoom && camera !== 'Aerial View')
  const notes: Note[] =
    chosen.length === 0
      ? []
      : [
          {
            kind: 'resolved',
            text: `Isometric pictures have no perspective, so ${zoom ? `${names[zoom]} sets only the zoom` : 'the camera cannot move'}${others.length > 0 ? ` and ${joinList(others.map((camera) => names[camera]))} ${others.length > 1 ? 'are' : 'is'} named at the end, to try in another style` : ''}.`,
          },
        ]
  const scale =
    zoom === 'Wide Shot'
      ? 'zoomed out to a wide shot of the whole model'
      : zoom === 'Macro Shot'
        ? 'zoomed in as far as a macro shot of one part'
        : zoom === 'Close-up'
          ? `zoomed in to a close-up in which ${picture.ref} ${picture.isPlural ? 'fill' : 'fills'} two-thirds of the frame`
          : 'the whole model in view'
  const aerial = chosen.includes('Aerial View') ? ', which is already an aerial view' : ''
  return {
    full: `The view is 30° orthographic without vanishing points${aerial}, ${scale}, ${placementOf(ratio, lightFrom)}`,
    brief: `a 30° orthographic view${aerial}, ${scale}`,
    tag: `isometric view${zoom ? `, ${names[zoom]}` : ''}`,
    alternates: others.map((camera) => names[camera]),
    noun: `a 30° orthographic view${aerial}${zoom ? `, ${names[zoom]}` : ''}`,
    notes,
  }
}
