import type { Note } from '#tools/workbench/answer.ts'
import { movesFor, type Intent, type Move, type Size } from '../knowledge/camera-moves.ts'
import type { Look } from '../knowledge/looks.ts'
import { findStaging } from '../knowledge/stagings.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { fill, isFirstPerson, spoken } from '../words/subject-words.ts'
import type { PlannedShot } from './plan-shots.ts'

export type Camera = { size: string; angle: string; move: string; lens: number; path: string }

const order: readonly Size[] = [
  'extreme wide',
  'wide',
  'medium wide',
  'medium',
  'medium close-up',
  'close-up',
  'extreme close-up',
]
const lensOf: Record<Size, number> = {
  'extreme wide': 24,
  wide: 24,
  'medium wide': 35,
  medium: 50,
  'medium close-up': 85,
  'close-up': 85,
  'extreme close-up': 100,
  'macro insert': 100,
}

/** Size, angle and one move for every shot; neighbours differ so that a cut reads as a cut. */
export function decideCameras(request: VideoRequest, look: Look, shots: readonly PlannedShot[]): Camera[] {
  const cameras: Camera[] = []
  const used: Move[] = []
  for (const [index, shot] of shots.entries()) {
    const move = moveFor(request, look, shot, index, used)
    used.push(move)
    cameras.push(cameraOf(request, look, shot, move))
  }
  return cameras
}

function moveFor(
  request: VideoRequest,
  look: Look,
  shot: PlannedShot,
  index: number,
  used: readonly Move[],
): Move {
  const { camera } = request
  const intent = intentOf(request, look, shot)
  const choices = rotated(movesFor[intent], request.attempt)
  const fresh =
    choices.find((move) => used.every((one) => one.name !== move.name)) ??
    choices.find((move) => move.name !== used.at(-1)?.name) ??
    choices[0]
  const chosen = fresh ?? movesFor.still[0]
  if (!chosen) throw new Error(`No camera move for ${intent}`)
  // A wish is for the film; with several shots it leads the first one.
  if (camera.move && (index === 0 || shotsAlike(request))) {
    const asked = Object.values(movesFor)
      .flat()
      .find((move) => move.name === camera.move)
    if (asked) return asked
  }
  const own = shot.events[0]?.doer
  if (camera.angle === 'first-person view' || (own && isFirstPerson(own)))
    return {
      name: 'handheld with slight sway',
      from: 'medium',
      to: 'medium',
      lens: 24,
      path: 'the camera is the eyes, at head height, and moves as a head does',
      why: 'so the viewer is inside the scene',
    }
  if (camera.angle === 'overhead' && camera.move === undefined)
    return {
      name: 'locked-off',
      from: camera.size ?? 'medium',
      to: camera.size ?? 'medium',
      lens: 35,
      path: 'the camera looks straight down and does not move',
      why: 'so shapes and hands draw the picture',
    }
  return chosen
}

function shotsAlike({ camera }: VideoRequest): boolean {
  return camera.move === 'locked-off' || camera.move === 'handheld with slight sway'
}

function intentOf({ idea }: VideoRequest, look: Look, shot: PlannedShot): Intent {
  const event = shot.events[0]
  if (shot.coverage === 'opening') return look.intent ?? 'reveal'
  if (shot.coverage === 'detail') return 'detail'
  if (shot.coverage === 'ending') return look.intent === 'product' ? 'product' : 'still'
  // An ad that shows people doing things is filmed like any story.
  if (
    look.intent &&
    !(look.intent === 'product' && event?.doer?.animate === true) &&
    !(look.intent === 'chase' && event && findStaging(event.verb).intent === 'still')
  )
    return look.intent
  if (event && event.verb !== '') return findStaging(event.verb).intent
  const kind = event?.doer?.kind ?? idea.subject?.kind
  if (kind === 'sky') return 'sky'
  if (kind === 'landscape' || kind === 'place') return 'landscape'
  return kind === 'person' || kind === 'animal' || kind === 'creature' || kind === 'robot'
    ? 'intimate'
    : kind === 'building'
      ? 'reveal'
      : 'still'
}

function cameraOf(request: VideoRequest, look: Look, shot: PlannedShot, move: Move): Camera {
  const doer = shot.events[0]?.doer ?? request.idea.subject
  const shift = isSmall(request, shot) ? 1 : 0
  const wished = request.camera.size
  const from = wished && move.from === move.to ? wished : tighter(move.from, shift)
  const to = wished ?? tighter(move.to, shift)
  const size = from === to ? from : `${from} to ${to}`
  return {
    size,
    angle:
      shot.coverage === 'ending' && request.idea.wishes.endsOn
        ? 'eye level'
        : angleOf(request, look, move, doer ? spoken(doer) : undefined),
    move: move.name,
    lens: from === move.from && to === move.to ? move.lens : lensOf[to],
    path: fill(`${move.path}, ${move.why}`, doer),
  }
}

function rotated(moves: readonly Move[], by: number): readonly Move[] {
  const from = by % moves.length
  return [...moves.slice(from), ...moves.slice(0, from)]
}

// What fits into a hand is lost in a wide shot.
function isSmall(request: VideoRequest, shot: PlannedShot): boolean {
  const doer = shot.events[0]?.doer ?? request.idea.subject
  return (
    doer?.kind !== 'sky' &&
    /hand|palm|finger|thumb|coin|ankle|drop|teapot/u.test(doer?.concept?.scale ?? '') &&
    !/sky|house|person/u.test(doer?.concept?.scale ?? '')
  )
}

function tighter(size: Size, steps: number): Size {
  const at = order.indexOf(size)
  return at < 0 ? size : (order[Math.min(order.length - 1, at + steps)] ?? size)
}

function angleOf(request: VideoRequest, look: Look, move: Move, name: string | undefined): string {
  if (request.camera.angle) return request.camera.angle
  if (name === 'I' || name === 'we') return 'first-person view'
  if (/straight down/u.test(move.path)) return 'overhead'
  if (/^drone/u.test(move.name)) return 'high angle'
  if (look.name === 'horror') return 'slightly low angle'
  const doer = request.idea.subject
  if (
    doer &&
    (doer.kind === 'animal' || /hand|palm|finger|ankle|shin|knee/u.test(doer.concept?.scale ?? '')) &&
    name
  )
    return `level with ${name}`
  return 'eye level'
}

/** What to say when the idea asks for more than one thing of the camera. */
export function cameraNotes(request: VideoRequest): Note[] {
  return request.camera.angle === 'overhead' && request.camera.move === 'drone glide forward'
    ? [{ kind: 'resolved', text: 'Drone and view from above became one move: a steady glide, looking down.' }]
    : []
}
