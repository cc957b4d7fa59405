import { readQuotes } from '#reading/quotes.ts'
import { countWords } from '#shared/text/count-words.ts'
import { textOf } from '../contract/plan.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import { clipsOf } from './clips.ts'
import { lengthOf } from './compose.ts'
import { lengthsOf, nearestAspect, retiredModels, videoModels } from './craft/video-models.ts'
import type { VideoModel } from './craft/video-models.ts'
import type { VideoInput } from './input.ts'
import { aspectOf, secondsOf, sum, type VideoPlan } from './plan.ts'
import { longestPrompt } from './render/render-video.ts'

/** What can be said clearly in a second. */
const wordsPerSecond = 2.3

/** What clashes, what does not fit its seconds, and where a model's limits change the film. */
export function notesOf(plan: VideoPlan, input: VideoInput): AnswerNote[] {
  const { idea, shots, sound, dialogue } = input
  const notes: AnswerNote[] = []
  const note = (kind: AnswerNote['kind'], field: string, text: string) => notes.push({ kind, field, text })
  const total = sum(secondsOf(plan))
  const quotes = readQuotes(idea)
  const lines = plan.shots.flatMap((shot) => (shot.dialogue ? readQuotes(textOf(shot.dialogue)) : []))
  const counts = [quotes, lines].map((words) => countWords(words.join(' ')))
  const spoken = dialogue === 'nobody' ? 0 : Math.max(...counts)
  const room = Math.floor(total * wordsPerSecond)
  if (spoken > room)
    note(
      'limit',
      'seconds',
      `${spoken} words in quotation marks are too many: ${total} seconds hold about ${room}.`,
    )
  if (plan.shots.length > total)
    note(
      'limit',
      'shots',
      `${plan.shots.length} shots in ${total} seconds leave less than a second for each.`,
    )
  if (shots !== '' && plan.shots.length !== Number(shots))
    note('changed', 'shots', `You chose ${shots} shots; this film has ${plan.shots.length}.`)
  const length = lengthOf(input)
  if (length.isRead)
    note('changed', 'seconds', `The length, ${length.seconds} seconds, is taken from your idea.`)
  if (dialogue === 'nobody' && quotes.length > 0)
    note(
      'conflict',
      'dialogue',
      'Nobody speaks, so the words in quotation marks can only be seen as lettering.',
    )
  const isSpoken = dialogue === 'on-camera' || dialogue === 'narrator'
  if (isSpoken && sound === 'silent')
    note('conflict', 'sound', 'Speech and silence are chosen. Speech leads.')
  if (isSpoken && quotes.length === 0)
    note('hint', 'idea', 'Put the words that are spoken in quotation marks.')
  for (const [name, since] of Object.entries(retiredModels))
    if (idea.includes(name))
      note('hint', 'idea', `The model ${name}, if you mean it, is gone since ${since}.`)
  for (const one of plan.assumed) notes.push({ kind: 'hint', text: `Assumed: ${textOf(one)}` })
  for (const model of videoModels) {
    const changes = changesFor(plan, input, model)
    if (changes.length > 0) notes.push({ kind: 'limit', text: `${model.name}: ${changes.join('; ')}.` })
  }
  return notes
}

/** What a model's limits change about the film; the renderer keeps to the same limits. */
export function changesFor(plan: VideoPlan, input: VideoInput, model: VideoModel): string[] {
  const { seconds, sound, dialogue } = input
  const clips = clipsOf(plan, model)
  const wanted = sum(secondsOf(plan))
  const made = sum(clips.map((clip) => clip.seconds))
  const [aspect, most] = [aspectOf(plan), model.mostCharacters ?? Number.POSITIVE_INFINITY]
  const nearest = nearestAspect(aspect, model)
  const isHeard = ![sound, dialogue].every((choice) => ['', 'silent', 'nobody'].includes(choice))
  const holds = `a clip has ${lengthsOf(model)}${model.mostShots === 1 ? ' and one shot' : ''}`
  const changes: [boolean, string][] = [
    [clips.length > 1, `${clips.length} clips, because ${holds}`],
    [made !== wanted && (seconds !== '' || clips.length > 1), `${made} seconds in place of ${wanted}`],
    [nearest !== aspect, `${nearest} in place of ${aspect}`],
    [model.isSilent === true && isHeard, 'no sound, so it is left out and has to be added afterwards'],
    [longestPrompt(plan, model) > most, `longer than the ${most} characters it takes, so shorten your idea`],
  ]
  return changes.flatMap(([isSo, text]) => (isSo ? [text] : []))
}
