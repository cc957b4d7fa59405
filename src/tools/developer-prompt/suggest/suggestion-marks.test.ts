import { expect, test } from 'vitest'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import { emptyDraft } from '../form.ts'
import { suggestForm } from './suggest-form.ts'
import {
  applySuggestion,
  improveSuggestion,
  liveMarks,
  marksSource,
  noMarks,
  withoutMark,
} from './suggestion-marks.ts'

const sentence = 'a shop for handmade candles'
const fill = (draft = emptyDraft, text = sentence, marks = noMarks) =>
  applySuggestion({ draft, marks }, text, suggestForm(text, draft.projectType || undefined))

test('an empty draft is filled and every answer is marked', () => {
  const { draft, marks } = fill()
  expect(draft.projectType).toBe('ecommerce')
  expect([...liveMarks(draft, marks).keys()].toSorted()).toEqual(
    Object.keys(suggestForm(sentence).fields).toSorted(),
  )
})

test('what was typed stays and is not marked', () => {
  const typed = { ...emptyDraft, projectName: 'Waxwork', targetAudience: 'My aunts', inventoryNeeded: false }
  const { draft, marks } = fill(typed)
  expect(draft).toMatchObject({ projectName: 'Waxwork', targetAudience: 'My aunts', inventoryNeeded: false })
  const live = liveMarks(draft, marks)
  expect(live.has('projectName') || live.has('targetAudience') || live.has('inventoryNeeded')).toBe(false)
  expect(live.has('mainGoal')).toBe(true)
})

test('another sentence replaces what is still only suggested, and nothing else', () => {
  const first = fill()
  const touched = { ...first.draft, mainGoal: 'Sell 40 candles a week' }
  const second = applySuggestion(
    { draft: touched, marks: withoutMark(first.marks, 'mainGoal') },
    'a blog about bees',
    suggestForm('a blog about bees'),
  )
  expect(second.draft.projectType).toBe('blog')
  expect(second.draft.mainGoal).toBe('Sell 40 candles a week')
  expect(second.draft.productTypes).toBe('')
  expect(second.draft.inventoryNeeded).toBeUndefined()
})

test('a better suggestion reaches only what nobody touched', () => {
  const { draft, marks } = fill()
  const touched = { ...draft, projectName: 'Waxwork', mainGoal: '' }
  const better = improveSuggestion(
    { draft: touched, marks: withoutMark(withoutMark(marks, 'projectName'), 'mainGoal') },
    {
      fields: { projectName: 'Lumen', mainGoal: 'A goal', targetAudience: 'People who give candles' },
      sources: { targetAudience: 'usual' },
    },
  )
  expect(better.draft).toMatchObject({
    projectName: 'Waxwork',
    mainGoal: '',
    targetAudience: 'People who give candles',
  })
  expect(liveMarks(better.draft, better.marks).has('targetAudience')).toBe(true)
})

test('marks survive in storage, and what is no mark there is dropped', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const source = marksSource(storage)
  const { draft, marks } = fill()
  expect(source.write(marks)).toBe(true)
  expect(liveMarks(draft, source.read() ?? noMarks)).toEqual(liveMarks(draft, marks))
  kept.set(wizardKeys.suggested, '{"sentence":7,"marks":{"nobody":{"value":1,"source":"said"}}}')
  expect(source.read()).toEqual(noMarks)
  source.forget()
  expect(source.read()).toBeUndefined()
})
