import { expect, test } from 'vitest'
import { wizardKeys } from '#shared/storage-keys.ts'
import { emptyDraft } from '../form-rules.ts'
import { applySuggestion, marksSource, noMarks, suggestedFields, withoutMark } from './suggestion-marks.ts'

const sentence = 'a shop for handmade candles'
const fields = {
  projectDescription: sentence,
  projectName: 'Lumen',
  projectType: 'ecommerce',
  inventoryNeeded: true,
} as const
const fill = (draft = emptyDraft, marks = noMarks) => applySuggestion({ draft, marks }, sentence, fields)

test('an empty draft is filled and every answer is marked', () => {
  const { draft, marks } = fill()
  expect(draft).toMatchObject(fields)
  expect([...suggestedFields(draft, marks)].toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('what was typed stays and is not marked', () => {
  const { draft, marks } = fill({ ...emptyDraft, projectName: 'Waxwork', inventoryNeeded: false })
  expect(draft).toMatchObject({ projectName: 'Waxwork', inventoryNeeded: false })
  expect([...suggestedFields(draft, marks)].toSorted()).toEqual(['projectDescription', 'projectType'])
})

test('a mark goes with the first change, and when the suggestion is kept', () => {
  const { draft, marks } = fill()
  expect(suggestedFields({ ...draft, projectName: 'Waxwork' }, marks).has('projectName')).toBe(false)
  expect(suggestedFields(draft, withoutMark(marks, 'projectName')).has('projectName')).toBe(false)
})

test('another sentence replaces what is still only suggested, and nothing else', () => {
  const first = fill()
  const second = applySuggestion(
    { draft: { ...first.draft, mainGoal: 'Sell 40 a week' }, marks: withoutMark(first.marks, 'projectType') },
    'a blog about bees',
    { projectDescription: 'a blog about bees', projectType: 'blog', mainGoal: 'Another goal' },
  )
  expect(second.draft).toMatchObject({
    projectType: 'ecommerce',
    projectDescription: 'a blog about bees',
    projectName: '',
    mainGoal: 'Sell 40 a week',
  })
  expect(second.draft.inventoryNeeded).toBeUndefined()
})

test('beside a description that was typed, the sentence is a note', () => {
  const typed = { ...emptyDraft, projectDescription: 'For our club.' }
  const first = fill(typed)
  expect(first.draft).toMatchObject({ projectDescription: 'For our club.', additionalNotes: sentence })
  const again = applySuggestion(first, sentence, { ...fields, additionalNotes: 'No chat.' })
  expect(again.draft.additionalNotes).toBe(`${sentence}\nNo chat.`)
  expect(applySuggestion(again, sentence, {}).draft.additionalNotes).toBe(`${sentence}\nNo chat.`)
  const beside = fill({ ...typed, additionalNotes: 'Mine.' })
  expect(beside.draft.additionalNotes).toBe(`Mine.\n${sentence}`)
  expect(applySuggestion(beside, sentence, fields).draft.additionalNotes).toBe(`Mine.\n${sentence}`)
  expect(fill({ ...emptyDraft, projectDescription: sentence }).draft.additionalNotes).toBe('')
})

test('a sentence of several lines becomes a note once, and the lines of the note stay', () => {
  const lines = 'A club site.\nMembers book courts.'
  const typed = { ...emptyDraft, projectDescription: 'For our club.' }
  const first = applySuggestion({ draft: typed, marks: noMarks }, lines, {})
  const again = applySuggestion(first, lines, { additionalNotes: 'No chat.\n\nNo ads.\n\nNo chat.' })
  expect(again.draft.additionalNotes).toBe(`${lines}\nNo chat.\n\nNo ads.\n\nNo chat.`)
  expect(applySuggestion(again, lines, {}).draft.additionalNotes).toBe(again.draft.additionalNotes)
})

test('the same sentence once more takes away nothing that it brought', () => {
  const first = fill()
  const again = applySuggestion(first, sentence, { projectDescription: sentence })
  expect(again).toEqual(first)
})

test('marks survive in storage, and what makes no sense there is dropped', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const source = marksSource(storage)
  const { draft, marks } = fill()
  expect(source.write(marks)).toBe(true)
  expect(suggestedFields(draft, source.read() ?? noMarks)).toEqual(suggestedFields(draft, marks))
  // Also as a version of before November 2026 kept them.
  kept.set(wizardKeys.suggested, '{"sentence":7,"marks":{"nobody":{"value":1,"source":"said"}}}')
  expect(source.read()).toEqual(noMarks)
  source.forget()
  expect(source.read()).toBeUndefined()
})
