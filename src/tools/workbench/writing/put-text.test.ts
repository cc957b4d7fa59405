import { expect, test } from 'vitest'
import type { AnswerParts } from '../answer.ts'
import { placeWords, putText } from './put-text.ts'

const parts: AnswerParts = {
  composedBy: 'model',
  notes: [],
  variants: [
    { id: 'any', name: 'Any', text: 'Old', handOff: [] },
    { id: 'claude', name: 'Claude', text: '<old>', handOff: [] },
    { id: 'draft', name: 'Composed draft', text: 'Draft', handOff: [] },
  ],
}

test('a text stands under its own key and first among the variants, without the draft of another', () => {
  for (const key of ['generatedPrompt', 'generatedStory']) {
    const answer = putText({ ...parts, [key]: 'Old' }, 'New')
    expect(Reflect.get(answer, key)).toBe('New')
    expect(answer.variants.map(({ id, text }) => `${id} ${text}`)).toEqual(['any New', 'claude <old>'])
  }
})

test('an answer without one text stays as it is', () => {
  expect(putText(parts, 'New')).toBe(parts)
})

test('words stand in their section, or stay out when there is none of this name', () => {
  const text = 'Goal: bread.\nTone: warm.\n'
  expect(placeWords(text, undefined, 'New')).toBe('New')
  expect(placeWords(text, 'Goal', 'cake.')).toBe('Goal: cake.\nTone: warm.\n')
  expect(placeWords(text, 'Price', 'cake.')).toBe(text)
})
