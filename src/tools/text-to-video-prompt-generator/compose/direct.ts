import type { Note } from '#tools/workbench/answer.ts'
import { aspectOf } from './decide/aspect.ts'
import { decideBeats, endFrameOf, isAbstract } from './decide/beats.ts'
import { cameraNotes, decideCameras } from './decide/camera.ts'
import { avoidOf, keepOf } from './decide/continuity.ts'
import { filmEvents } from './decide/film-events.ts'
import { identitiesOf } from './decide/identities.ts'
import { decideLight, decidePalette } from './decide/light.ts'
import { decideLook } from './decide/look.ts'
import { foregroundOf, layerOf, secondaryOf } from './decide/more-detail.ts'
import { planShots } from './decide/plan-shots.ts'
import { actionOf, isProductShot } from './decide/shot-action.ts'
import { decideAmbience, decideMusic, effectOf, isAirless } from './decide/sound.ts'
import type { Direction, Shot } from './direction.ts'
import { carrierFor } from './knowledge/abstractions.ts'
import { findStaging } from './knowledge/stagings.ts'
import type { VideoRequest } from './read/read-request.ts'
import { inEnglish } from './words/english-doer.ts'
import { definite, fill, isFirstPerson } from './words/subject-words.ts'

/** Decides the whole film: everything that concerns how it is seen and heard, nothing of what happens. */
export function direct(given: VideoRequest): { direction: Direction; notes: Note[] } {
  const { look, notes: lookNotes } = decideLook(given)
  const request = filmEvents(given, look)
  const plan = planShots(request, look)
  const cameras = decideCameras(request, look, plan.shots)
  const abstract =
    request.events.length === 1 && request.events[0] !== undefined && isAbstract(request.events[0])
  const shots = plan.shots.map((planned, index): Shot => {
    const camera = cameras[index]
    if (!camera) throw new Error('A shot without a camera')
    const isLast = index === plan.shots.length - 1
    const lines = speaking(request, index, plan.shots.length).map((line) =>
      line.speaker === '' ? { ...line, speaker: speakerName('', request).replace('Speaker', '') } : line,
    )
    const [event] = planned.events
    return {
      from: planned.from,
      to: planned.to,
      ...camera,
      action: actionOf(planned, request, look),
      beats: decideBeats(planned, {
        words: request.words,
        lines,
        isOnly: plan.shots.length === 1,
        isProduct: isProductShot(look, event),
        isLast,
        hasPlace: request.idea.setting.place !== undefined,
        isRepeat:
          index > 0 &&
          planned.coverage === 'whole' &&
          plan.shots[index - 1]?.coverage === 'whole' &&
          event !== undefined &&
          event.verb !== '' &&
          findStaging(plan.shots[index - 1]?.events.at(-1)?.verb ?? '') === findStaging(event.verb),
        endsOn: request.idea.wishes.endsOn?.what,
      }),
      sound: event
        ? abstract
          ? carrierFor(request.words).sound
          : isAirless(request)
            ? ''
            : effectOf(event)
        : '',
      dialogue:
        isLast || lines.length > 0
          ? lines.map(({ speaker, voice, text }) => ({
              speaker: speakerName(speaker, request),
              voice,
              text,
            }))
          : [],
    }
  })
  const last = plan.shots.at(-1)?.events.at(-1)
  const end = request.idea.wishes.endsOn?.what
  const { idea } = request
  const isOwnView = request.events[0]?.doer !== undefined && isFirstPerson(request.events[0].doer)
  const direction: Direction = {
    seconds: plan.seconds,
    ...aspectOf(request),
    shots,
    identities: identitiesOf(request, look),
    look: [
      ...request.tags.filter(
        (tag) =>
          !look.medium.toLowerCase().includes(tag.toLowerCase().replaceAll(' ', '-')) &&
          !look.medium.toLowerCase().includes(tag.toLowerCase()),
      ),
      look.medium,
    ].join(', '),
    lookName: look.name,
    focus: isOwnView
      ? 'focus where the eyes would be'
      : abstract
        ? 'focus on the edge of the light'
        : !idea.isEnglish
          ? look.focus.replace('{S}', 'the main figure')
          : fill(look.focus, request.events[0]?.doer ?? idea.subject).replace('the scene', 'the subject'),
    palette: decidePalette(request, look),
    light: decideLight(request, look),
    secondary: secondaryOf(request) || (request.detail > 0 ? 'fine dust drifts through the light' : ''),
    foreground: request.detail >= 1 ? foregroundOf(request) : '',
    ambience: decideAmbience(request),
    soundLayer: request.detail >= 2 && !isAirless(request) ? layerOf(request) : '',
    music: decideMusic(request, look),
    speech: request.lines.length > 0 ? '' : 'no speech',
    endFrame: end
      ? `${end}, centred and held still for the last second`
      : last
        ? endFrameOf(last, request.words, idea.setting.place !== undefined)
        : 'the frame at rest',
    keep: keepOf(request, shots.length),
    avoid: avoidOf(request, look),
    speed: request.camera.speed ?? '',
    context: '',
  }
  return {
    direction,
    notes: [
      ...given.notes,
      ...lookNotes,
      ...plan.notes,
      ...cameraNotes(request),
      ...abstractNote(abstract),
      ...detailNote(request),
    ],
  }
}

function speaking(request: VideoRequest, index: number, count: number): VideoRequest['lines'] {
  // Lines are spread over the shots in the order they are said.
  const first = Math.ceil((index * request.lines.length) / count)
  const end = Math.ceil(((index + 1) * request.lines.length) / count)
  return request.lines.slice(first, end)
}

// "he says": the one the film is about.
function speakerName(speaker: string, { idea }: VideoRequest): string {
  const beings = idea.subjects.filter(({ kind }) => /^(?:person|animal|creature|robot)$/u.test(kind))
  const [only] = beings
  if (speaker === '')
    return only && beings.length === 1
      ? definite(idea.isEnglish ? only : inEnglish(only, idea.text))
      : 'Speaker'
  return /^(?:he|she|they|it)$/iu.test(speaker) && idea.subject ? definite(idea.subject) : speaker
}

function abstractNote(isAbstractIdea: boolean): Note[] {
  return isAbstractIdea
    ? [
        {
          kind: 'assumed',
          text: 'The idea names nobody and nothing to film, so light alone carries it. Name a person, a thing or a place for a different film.',
        },
      ]
    : []
}

function detailNote({ detail }: VideoRequest): Note[] {
  if (detail === 0) return []
  const steps = ['foreground, texture and a second movement', 'a second shot and a further layer of sound']
  if (detail === 1) return [{ kind: 'changed', text: `More detail: ${steps[0]}.` }]
  return [
    { kind: 'changed', text: `More detail: ${steps.join(', then ')}.` },
    ...(detail >= 3
      ? [
          {
            kind: 'hint' as const,
            text: 'More would crowd the picture. The tab “Other treatment” films the same idea in another way.',
          },
        ]
      : []),
  ]
}
