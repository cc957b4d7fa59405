import { expect, test } from 'vitest'
import { pluralise, singularise, singularisePhrase } from './singular.ts'

test('plurals lose their ending, look-alikes do not', () => {
  const words =
    'members categories boxes buses people analyses heroes courses shelves quizzes invoices ideas cameras media status news series address bus analysis boss gas lens'.split(
      ' ',
    )
  expect(words.map(singularise).join(' ')).toBe(
    'member category box bus person analysis hero course shelf quiz invoice idea camera media status news series address bus analysis boss gas lens',
  )
})

test('only the last word of a phrase changes, and its case stays', () => {
  expect(singularisePhrase('Sales orders')).toBe('Sales order')
  expect(singularisePhrase('BOXES')).toBe('BOX')
  expect(singularisePhrase('dog-walkers')).toBe('dog-walker')
})

test('singular and plural turn into each other', () => {
  for (const word of [
    'member',
    'category',
    'box',
    'person',
    'child',
    'day',
    'analysis',
    'course',
    'class',
    'hive',
  ])
    expect(singularise(pluralise(word))).toBe(word)
  expect(pluralise('series')).toBe('series')
})
