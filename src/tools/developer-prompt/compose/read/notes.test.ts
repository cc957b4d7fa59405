import { expect, test } from 'vitest'
import { classifyNotes } from './notes.ts'

test('each sentence lands in one place, word for word', () => {
  expect(
    classifyNotes(
      'No fees and no online payments. Must work for people who are not good with computers. Never show phone numbers. Max 5 photos per ad. Budget is 2000 EUR. Launch before 1 May. It should feel like a calm library. My aunt had the idea.',
    ),
  ).toEqual({
    never: ['No fees and no online payments.', 'Never show phone numbers.'],
    constraints: [
      'Must work for people who are not good with computers.',
      'Budget is 2000 EUR.',
      'Launch before 1 May.',
    ],
    rules: ['Max 5 photos per ad.'],
    taste: ['It should feel like a calm library.'],
    rest: ['My aunt had the idea.'],
  })
})

test('"no account needed" frees people, it forbids nothing', () => {
  expect(classifyNotes('No account needed at first.').never).toEqual([])
})

test('other languages', () => {
  const notes = classifyNotes(
    'Keine Werbung. Jeder Nutzer darf nur 3 Anzeigen haben. Nunca mostrar teléfonos.',
  )
  expect(notes.never).toEqual(['Keine Werbung.', 'Nunca mostrar teléfonos.'])
  expect(notes.rules).toEqual(['Jeder Nutzer darf nur 3 Anzeigen haben.'])
})
