import { readQuotes } from '#reading/quotes.ts'
import { textOf } from '../contract/plan.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import { clipsOf } from './clips.ts'
import { formatIn, lengthOf } from './compose.ts'
import { lengthsOf, nearestAspect, retiredModels, videoModels } from './craft/video-models.ts'
import type { VideoModel } from './craft/video-models.ts'
import type { VideoInput } from './input.ts'
import * as texts from './notes.texts.ts'
import { aspectOf, isSpoken, secondsOf, spokenWords, sum, type VideoPlan } from './plan.ts'
import { longestPrompt } from './render/render-video.ts'

/** How many words can be spoken clearly in this time. */
const roomIn = (seconds: number) => Math.floor(seconds * 2.3)

/** What clashes, what does not fit its seconds, and where a model's limits change the film. */
export function notesOf(plan: VideoPlan, input: VideoInput): AnswerNote[] {
  const { idea, seconds, shots, sound, dialogue } = input
  const notes: AnswerNote[] = []
  const note = (kind: AnswerNote['kind'], field: string, text: string) => notes.push({ kind, field, text })
  const total = sum(secondsOf(plan))
  const quotes = readQuotes(idea)
  const spoken = spokenWords(plan, input)
  if (spoken > roomIn(total)) note('limit', 'seconds', texts.tooManyWords(spoken, total, roomIn(total)))
  if (plan.shots.length > total) note('limit', 'shots', texts.tooManyShots(plan.shots.length, total))
  if (shots !== '' && plan.shots.length !== Number(shots))
    note('changed', 'shots', texts.otherShotCount(shots, plan.shots.length))
  if (seconds !== '' && total !== Number(seconds))
    note('changed', 'seconds', texts.otherLengthThanChosen(seconds, total))
  const named = formatIn(input)
  if (named.seconds === total) note('changed', 'seconds', texts.lengthFromIdea(total))
  if (named.aspect === aspectOf(plan)) note('changed', 'aspect', texts.aspectFromIdea(aspectOf(plan)))
  if (dialogue === 'nobody' && quotes.length > 0) note('conflict', 'dialogue', texts.nobodySpeaks)
  const isHeard = isSpoken(plan, input)
  if (isHeard && sound === 'silent') note('conflict', 'sound', texts.speechLeads)
  if (isHeard && dialogue !== '' && quotes.length === 0) note('hint', 'idea', texts.quoteSpokenWords)
  for (const [name, since] of Object.entries(retiredModels))
    if (idea.includes(name)) note('hint', 'idea', texts.modelIsGone(name, since))
  for (const one of plan.assumed) notes.push({ kind: 'hint', text: texts.assumed(textOf(one)) })
  for (const model of videoModels) {
    const changes = changesFor(plan, input, model)
    if (changes.length > 0) notes.push({ kind: 'limit', text: `${model.name}: ${changes.join('; ')}.` })
  }
  return notes
}

/** What a model's limits change about the film; the renderer keeps to the same limits. */
export function changesFor(plan: VideoPlan, input: VideoInput, model: VideoModel): string[] {
  const { seconds, sound } = input
  const clips = clipsOf(plan, model)
  const wanted = sum(secondsOf(plan))
  const made = sum(clips.map((clip) => clip.seconds))
  const [aspect, most] = [aspectOf(plan), model.mostCharacters ?? Number.POSITIVE_INFINITY]
  const nearest = nearestAspect(aspect, model)
  // Only the length that nobody asked for may change untold.
  const isAsked = Boolean(seconds || formatIn(input).seconds || wanted !== lengthOf(input))
  // The row of an open choice names no sound.
  const hasSound = [plan, ...plan.shots].some((one) => one.sound?.words.some(({ row }) => row !== 'sound/'))
  const isHeard = isSpoken(plan, input) || (hasSound && sound !== 'silent')
  const spoken = spokenWords(plan, input)
  const changes: [boolean, string][] = [
    [clips.length > 1, texts.clips(clips.length, lengthsOf(model), model.mostShots === 1)],
    [made !== wanted && (isAsked || clips.length > 1), texts.otherLength(made, wanted)],
    [nearest !== aspect, texts.otherAspect(nearest, aspect)],
    [spoken > roomIn(made) && spoken <= roomIn(wanted), texts.wordsThatFit(spoken, roomIn(made))],
    [model.isSilent === true && isHeard, texts.noSound],
    [model.layout === 'paragraph' && plan.avoid.length > 0, texts.noAvoid],
    [longestPrompt(plan, model) > most, texts.promptTooLong(most)],
  ]
  return changes.flatMap(([isSo, text]) => (isSo ? [text] : []))
}
