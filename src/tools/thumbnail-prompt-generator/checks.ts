import { protectedNames, unsafeForChildren } from '#reading/child-safety.ts'
import { readColors } from '#reading/colors.ts'
import { missingFacts } from '#reading/facts.ts'
import { findNumbers } from '#reading/numbers.ts'
import { countWords } from '#shared/text/count-words.ts'
import { isIn, markupFaults } from '../contract/checks.ts'
import { mapItems, planItems } from '../contract/edit-plan.ts'
import { byModel, item, textOf, you, type Item, type Span } from '../contract/plan.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import { nicheNotes } from './craft/rows.ts'
import type { ThumbnailInput } from './input.ts'
import * as texts from './notes.texts.ts'
import { conceptId, type Concept, type Line, type ThumbnailPlan } from './plan.ts'
import { phrase } from './render/concept-words.ts'

/** Beside a number they make a claim that the video would have to keep. */
const claimMarks = ['€', '$', '£', '¥', '₽', '₹', '%']
/** Four are asked for; one more is a matter of taste. */
export const mostWords = 5

type ThumbnailFault = Fault<ThumbnailPlan>
type Mend = (plan: ThumbnailPlan) => ThumbnailPlan

/** What would harm: invented amounts, lost colors, unreadable words, an empty picture, what is not for children, markup. */
export function findFaults(plan: ThumbnailPlan, input: ThumbnailInput): ThumbnailFault[] {
  const { title, ownWords } = input
  const faults: ThumbnailFault[] = []
  const colors = readColors(input.colors).map((color) => color.text)
  for (const [at, concept] of plan.concepts.entries()) {
    const { words, subject } = concept
    const text = words && ownWords === '' ? textOf(words) : ''
    const fault = (sentence: string, mend?: Mend) =>
      faults.push({ sentence, part: conceptId(at), ...(mend && { mend }) })
    const wordsOf = `The words of concept ${at + 1}`
    // Better the video's own words than an empty picture; where they are unfit too, the concept goes.
    const titled = unfitIn(title, input).length > 0 ? undefined : withOwn(at, 'subject', you('title', title))
    if (subject === undefined)
      fault(`Concept ${at + 1} has no focal subject. Say who or what it shows, in plain words.`, titled)
    // These lines speak about the picture, or say what to leave out.
    const shown = { ...concept, hook: undefined, avoid: undefined, differs: undefined, pairs: undefined }
    for (const one of planItems(shown))
      for (const word of unfitIn(textOf(one), input))
        fault(`“${word}” must not be in it.`, one === subject ? titled : without(one))
    for (const color of missingFacts(colors.join(' '), planItems(concept).map(textOf).join('\n')))
      fault(`Concept ${at + 1} lacks ${color}.`, withOwn(at, 'colors', you('colors', color), 'behind'))
    for (const amount of inventedAmounts(text, title))
      fault(`${wordsOf} name ${amount}, which the title does not. Use its amounts only.`, without(words))
    if (countWords(text) > mostWords)
      fault(`${wordsOf} cannot be read at 138 pixels. Use at most four, or none.`, without(words))
  }
  if (input.mode === 'idea' && plan.concepts.length < 2)
    faults.push({ sentence: 'Give two or three concepts.', mend: (current) => current })
  return withoutHopeless(plan, [...faults, ...markupFaults(plan, title)])
}

/** A concept that nothing can mend goes where another one stays: last, for the other mends know concepts by their place. */
function withoutHopeless({ concepts }: ThumbnailPlan, faults: ThumbnailFault[]): ThumbnailFault[] {
  const hopeless = faults.filter(({ mend }) => !mend)
  const isKept = (_: unknown, at: number) => hopeless.every(({ part }) => part !== conceptId(at))
  if (!concepts.some(isKept)) return faults
  const renumbered = (one: Concept, at: number) =>
    mapItems(one, (line) => ({ ...line, id: conceptId(at) + line.id.slice(conceptId(at).length) }))
  const left = (now: Concept[]) => (now.length < concepts.length ? now : now.filter(isKept).map(renumbered))
  const mend: Mend = (plan) => ({ concepts: left(plan.concepts), hasUnfit: true })
  return [...faults.filter((fault) => fault.mend), ...hopeless.map((fault) => ({ ...fault, mend }))]
}

/** Words that are not for children, and names of brands and characters, for which a title is no leave. */
function unfitIn(text: string, { title, niche, ownWords }: ThumbnailInput): string[] {
  if (niche !== 'children') return []
  const unsafe = unsafeForChildren(text.toLowerCase()).filter(({ word }) => !isIn(title, word))
  return [...unsafe.map(({ word }) => word), ...protectedNames(text)].filter((word) => !isIn(ownWords, word))
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

/** The person's words in a line, `behind` what it says or instead. */
function withOwn(at: number, line: Line, words: Span, behind?: 'behind'): Mend {
  const changed = (concept: Concept) => {
    const said = behind && concept[line] ? [...phrase(concept[line]).words, { ...byModel, text: ', ' }] : []
    return { ...concept, [line]: item(conceptId(at, line), [...said, words]) }
  }
  return (plan) => ({ concepts: plan.concepts.map((one, here) => (here === at ? changed(one) : one)) })
}

/** What leads where choices clash, and what a thumbnail on the topic must not do. */
export function notesOn(plan: ThumbnailPlan, { niche, face, emotion, overlay, ownWords }: ThumbnailInput) {
  const onNiche = niche && nicheNotes[niche]
  const isTitled = plan.concepts.some(({ subject }) => subject?.words.some(({ field }) => field === 'title'))
  const notes: (AnswerNote | false | '' | undefined)[] = [
    plan.hasUnfit && { kind: 'changed', text: texts.unfitAreNotShown, field: 'title' },
    isTitled && { kind: 'changed', text: texts.titleIsSubject, field: 'title' },
    onNiche && { kind: 'hint', text: onNiche, field: 'niche' },
    face === 'face' && { kind: 'hint', text: texts.attachYourPhoto, field: 'face' },
    face === 'no-face' && emotion !== '' && { kind: 'conflict', text: texts.noFaceLeads, field: 'emotion' },
    overlay === 'none' && ownWords !== '' && { kind: 'conflict', text: texts.ownWordsLead, field: 'overlay' },
    countWords(ownWords) > 4 && { kind: 'hint', text: texts.tooManyWords, field: 'ownWords' },
  ]
  return notes.flatMap((note) => note || [])
}
