import { countWords } from '#shared/text/count-words.ts'
import { textOf } from '../contract/plan.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import { artStyleIn } from './craft/art-styles.ts'
import { bands } from './craft/bands.ts'
import type { StoryboardInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { Scene, StoryboardPlan } from './plan.ts'

/** What was left out, what was changed to be safe, and where the text is long for the age. */
export function notesOf(plan: StoryboardPlan, input: StoryboardInput): AnswerNote[] {
  const notes: AnswerNote[] = []
  const note = (kind: AnswerNote['kind'], field: string, text: string) => notes.push({ kind, field, text })
  const [least, most] = bands[plan.ageBand].words
  for (const { name, reason } of plan.withheld) note('changed', 'idea', texts.notShown(name, reason))
  for (const change of plan.changes) note('changed', 'idea', textOf(change))
  const isLong = ({ narration }: Scene) => narration && countWords(textOf(narration)) > most * 1.2
  const long = plan.scenes.filter(isLong).map(({ number }) => number)
  if (long.length > 0) note('hint', 'ageBand', texts.tooManyWords(least, most, long))
  if (input.scenes !== '' && plan.scenes.length !== Number(input.scenes))
    note('changed', 'scenes', texts.otherSceneCount(input.scenes, plan.scenes.length))
  if (input.artStyle !== '' && artStyleIn(input.artStyle) === undefined && plan.artStyle !== 'own')
    note('changed', 'artStyle', texts.usualStyleReplaces)
  for (const one of plan.assumed) notes.push({ kind: 'hint', text: texts.assumed(textOf(one)) })
  return notes
}
