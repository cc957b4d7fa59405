import { unsafeForChildren } from '#reading/child-safety.ts'
import { readQuotes } from '#reading/quotes.ts'
import { isIn, markupFaults, missingFactFaults } from '../contract/checks.ts'
import { textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import { childAudiences } from './craft/choices.ts'
import type { StoryInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { StoryPlan } from './plan.ts'
import { dialectsOf } from './render/dialects.ts'

/** The answer as the text that is copied. */
export function textOfPlan(plan: StoryPlan, input: StoryInput): string {
  return renderedText(dialectsOf[plan.mode][0].render(plan, input))
}

/** A story that is missing, words unfit for the chosen age, in a brief a missing fact of the idea, markup that runs. */
export function findFaults(plan: StoryPlan, input: StoryInput): Fault<StoryPlan>[] {
  const text = textOfPlan(plan, input)
  const where = { idea: input.idea, called: 'idea', section: 'premise' } as const
  const faults = plan.mode === 'prompt' ? missingFactFaults<'premise', StoryPlan>(text, where) : []
  if (plan.mode === 'story' && plan.story.length === 0)
    faults.push({ sentence: 'Section [2], the story, is missing.', part: 'story-1' })
  for (const word of unsafeWords(plan, input))
    // The model is told once. A word that is still there is shown with a note, so that a grown-up reads it first.
    faults.push({ sentence: `“${word}” is not for this age. Tell it without.`, mend: (current) => current })
  return [...faults, ...markupFaults(plan, input.idea)]
}

export function notesOn(plan: StoryPlan, input: StoryInput): AnswerNote[] {
  const notes: AnswerNote[] = []
  for (const word of unsafeWords(plan, input))
    notes.push({ kind: 'hint', text: texts.readItFirst(word), field: 'audience' })
  if (plan.mode === 'story') {
    const text = textOfPlan(plan, input)
    for (const quote of readQuotes(input.idea).filter((quote) => !isIn(text, quote)))
      notes.push({ kind: 'hint', text: texts.quoteIsMissing(quote) })
  }
  if (!childAudiences.includes(input.audience)) return notes
  for (const word of input.mode === 'prompt' ? wordsIn(input.idea) : [])
    notes.push({ kind: 'conflict', text: texts.unfitInIdea(word), field: 'idea' })
  for (const field of ['genre', 'ending', 'length'] as const) {
    const text = texts.unfitForChildren[input[field]]
    if (text) notes.push({ kind: 'conflict', text, field })
  }
  return notes
}

function unsafeWords(plan: StoryPlan, input: StoryInput): string[] {
  if (plan.mode !== 'story' || !childAudiences.includes(input.audience)) return []
  const own = [...wordsIn(input.idea.toLowerCase())]
  const found = wordsIn([...plan.title, ...plan.story].map(textOf).join('\n'))
  return [...found].filter((word) => !own.includes(word.toLowerCase()))
}

function wordsIn(text: string): Set<string> {
  return new Set(unsafeForChildren(text).map(({ word }) => word))
}
