import { unsafeForChildren } from '#reading/child-safety.ts'
import { findNumbers } from '#reading/numbers.ts'
import { countWords } from '#shared/text/count-words.ts'
import { isIn, markupFaults } from '../contract/checks.ts'
import { mapItems, planItems } from '../contract/edit-plan.ts'
import { item, textOf, you, type Item } from '../contract/plan.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import { nicheNotes } from './craft/rows.ts'
import type { ThumbnailInput } from './input.ts'
import * as texts from './notes.texts.ts'
import { conceptId, type ThumbnailPlan } from './plan.ts'

/** Beside a number they make a claim that the video would have to keep. */
const claimMarks = ['€', '$', '£', '¥', '₽', '₹', '%']
/** Four are asked for; one more is a matter of taste. */
export const mostWords = 5

type ThumbnailFault = Fault<ThumbnailPlan>
type Mend = (plan: ThumbnailPlan) => ThumbnailPlan

/** What would harm: invented amounts, words nobody can read, an empty picture, what frightens children, markup. */
export function findFaults(plan: ThumbnailPlan, input: ThumbnailInput): ThumbnailFault[] {
  const faults: ThumbnailFault[] = []
  for (const [at, { words, subject }] of plan.concepts.entries()) {
    const text = words && input.ownWords === '' ? textOf(words) : ''
    const fault = (sentence: string, mend: Mend) => faults.push({ sentence, part: conceptId(at), mend })
    const wordless = without(words)
    const wordsOf = `The words of concept ${at + 1}`
    if (subject === undefined)
      fault(`Concept ${at + 1} has no focal subject. Say who or what it shows.`, withSubject(at, input.title))
    for (const amount of inventedAmounts(text, input.title))
      fault(`${wordsOf} name ${amount}, which the title does not. Use amounts of the title only.`, wordless)
    if (countWords(text) > mostWords)
      fault(`${wordsOf} cannot be read at 138 pixels. Use at most four, or none.`, wordless)
  }
  if (input.mode === 'idea' && plan.concepts.length < 2)
    faults.push({ sentence: 'Give two or three concepts.', mend: (current) => current })
  const written = planItems(plan).map(textOf).join('\n')
  return [...faults, ...unsafeIn(plan, input), ...markupFaults<ThumbnailPlan>(written, input.title)]
}

function unsafeIn(plan: ThumbnailPlan, { title, niche }: ThumbnailInput): ThumbnailFault[] {
  if (niche !== 'children') return []
  return planItems(plan).flatMap((one) =>
    unsafeForChildren(textOf(one).toLowerCase())
      .filter(({ word }) => !isIn(title, word))
      .map(({ word }) => ({ sentence: `“${word}” must not be in it.`, mend: without(one) })),
  )
}

/** Numbers with the sign of a currency or of percent that the title does not have. */
function inventedAmounts(words: string, title: string): string[] {
  if (!claimMarks.some((mark) => words.includes(mark))) return []
  const given = findNumbers(title).map(({ value }) => value)
  return findNumbers(words).flatMap(({ text, value }) => (given.includes(value) ? [] : [text]))
}

function without(gone: Item | undefined): Mend {
  return (plan) => mapItems(plan, (one) => (one.id === gone?.id ? undefined : one))
}

/** Better the video's own words than an empty picture. */
function withSubject(at: number, title: string): Mend {
  const subject = item(conceptId(at, 'subject'), [you('title', title)])
  return ({ concepts }) => ({
    concepts: concepts.map((concept, index) => (index === at ? { ...concept, subject } : concept)),
  })
}

/** What leads where choices clash, and what a thumbnail on the topic must not do. */
export function notesOn({ niche, face, emotion, overlay, ownWords }: ThumbnailInput): AnswerNote[] {
  const onNiche = niche && nicheNotes[niche]
  const notes: (AnswerNote | false | '' | undefined)[] = [
    onNiche && { kind: 'hint', text: onNiche, field: 'niche' },
    face === 'face' && { kind: 'hint', text: texts.attachYourPhoto, field: 'face' },
    face === 'no-face' && emotion !== '' && { kind: 'conflict', text: texts.noFaceLeads, field: 'emotion' },
    overlay === 'none' && ownWords !== '' && { kind: 'conflict', text: texts.ownWordsLead, field: 'overlay' },
    countWords(ownWords) > 4 && { kind: 'hint', text: texts.tooManyWords, field: 'ownWords' },
  ]
  return notes.flatMap((note) => note || [])
}
