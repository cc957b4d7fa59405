import { protectedNames, unsafeForChildren } from '#reading/child-safety.ts'
import { countWords } from '#shared/text/count-words.ts'
import { countFaults, markupFaults, missingIdeaFaults } from '../contract/checks.ts'
import { planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import { artStyleIn } from './craft/art-styles.ts'
import { bands } from './craft/bands.ts'
import type { StoryboardInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { Scene, StoryboardPlan } from './plan.ts'
import { renderBoard } from './render/render-board.ts'
import { unfitWords } from './safety.ts'

/** What would harm in a model's storyboard: unfit for the age, something given is missing, markup. */
export function faultsOf(plan: StoryboardPlan, input: StoryboardInput): Fault<StoryboardPlan>[] {
  const faults: Fault<StoryboardPlan>[] = plan.withheld.map(({ part, name, reason }) => ({
    part,
    sentence: `${name} cannot be shown: ${reason}. Write it as something a child of this age may see and imitate, with its rating.`,
    // Reading has left it out already; the notes say so.
    mend: (given) => given,
  }))
  // What was typed by hand or read by an earlier version.
  const { changes: _changes, notes: _notes, question: _question, theme: _theme, ...shown } = plan
  const [reason] = planItems(shown).flatMap((one) => unfitWords(textOf(one)) ?? [])
  if (reason !== undefined)
    faults.push({ sentence: `The storyboard cannot be shown: ${reason}. Write that part anew.` })

  const count = plan.scenes.length + plan.withheld.filter(({ part }) => part.startsWith('scene-')).length
  faults.push(...countFaults<StoryboardPlan>(count, input.scenes, 'scenes'))

  const { idea } = input
  const avoided = [...protectedNames(idea), ...unsafeForChildren(idea).map(({ word }) => word)]
  const text = renderedText(renderBoard(plan))
  const given = { idea, avoided, order: 'keep it in the story as written', isShown: !unfitWords(idea) }
  return [...faults, ...markupFaults(plan), ...missingIdeaFaults<StoryboardPlan>(text, given)]
}

/** What was left out and where the text is long for the age. */
export function notesOf(plan: StoryboardPlan, input: StoryboardInput): AnswerNote[] {
  const notes: AnswerNote[] = []
  const note = (kind: AnswerNote['kind'], field: string, text: string) => notes.push({ kind, field, text })
  const [least, most] = bands[plan.ageBand].words
  for (const { name, reason } of plan.withheld) note('changed', 'idea', texts.notShown(name, reason))
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
