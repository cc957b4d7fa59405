import type { Note } from '#tools/workbench/answer.ts'
import type { VideoAnswer } from '../answer.ts'
import type { VideoInput } from '../input.ts'
import { contextOf } from './decide/context.ts'
import { direct } from './direct.ts'
import type { Direction } from './direction.ts'
import { readRequest, type VideoRequest } from './read/read-request.ts'
import { allVariants } from './variants/all-variants.ts'
import { writePrompt } from './write/write-prompt.ts'

/** Directs an idea: the same idea gives the same film, byte for byte. Throws a kind refusal for what cannot be filmed. */
export function composeVideo({ idea, attempt = 0 }: VideoInput): VideoAnswer {
  const request = { ...readRequest(idea), attempt }
  const { direction, notes } = complete(request)
  const text = writePrompt(direction)
  const other = request.detail >= 3 ? complete(otherTreatment(request, direction)).direction : undefined
  return {
    generatedPrompt: text,
    timeline: {
      seconds: direction.seconds,
      aspect: direction.aspect,
      shots: direction.shots.map(({ from, to, size, angle, move, lens, action, beats, sound, dialogue }) => ({
        from,
        to,
        size,
        angle,
        move,
        lens,
        action,
        beats,
        sound,
        dialogue,
      })),
      ambience: direction.ambience,
      music: direction.music,
      endFrame: direction.endFrame,
    },
    composedBy: 'composer',
    variants: allVariants(direction, text, other),
    notes: notes.slice(0, 6),
  }
}

/** A direction together with the facts of the idea that no shot shows. */
function complete(request: VideoRequest): { direction: Direction; notes: Note[] } {
  const { direction, notes } = direct(request)
  const context = contextOf(request, writePrompt(direction))
  return { direction: { ...direction, context }, notes }
}

// The same events in one unbroken take with the other of two basic camera manners.
function otherTreatment(request: VideoRequest, { shots }: Direction): VideoRequest {
  const move = shots[0]?.move === 'locked-off' ? 'slow push-in' : 'locked-off'
  return { ...request, detail: 0, camera: { ...request.camera, move, oneTake: true } }
}
