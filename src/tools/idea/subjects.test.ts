import { expect, test } from 'vitest'
import { kindOfNoun } from './noun-kind.ts'
import { readSubjects } from './subjects.ts'

function main(text: string) {
  return readSubjects(text)[0]
}

test('number, article and describing words are told apart', () => {
  expect(main('three small paper foxes')).toMatchObject({
    phrase: 'three small paper foxes',
    bare: 'small paper foxes',
    head: 'foxes',
    singular: 'fox',
    count: 3,
    plural: true,
    attributes: ['small', 'paper'],
  })
  expect(main('a dozen eggs')).toMatchObject({ singular: 'egg', count: 12 })
  expect(main('foxes')?.count).toBeUndefined()
})

test('what only measures gives way to what it holds', () => {
  expect(main('a stack of old books')).toMatchObject({
    phrase: 'a stack of old books',
    singular: 'book',
    kind: 'paper',
  })
  expect(main('a bowl')).toMatchObject({ singular: 'bowl', kind: 'container', count: 1 })
})

test('an animal in a trade is drawn as the animal', () => {
  expect(main('a raccoon detective')).toMatchObject({ kind: 'animal', singular: 'detective' })
  expect(main('a dog trainer')).toMatchObject({ kind: 'person' })
})

test('he, she, it and they come from the words, never from a guess', () => {
  expect(main('a queen on a throne')?.pronoun).toBe('she')
  expect(main('a mechanic fixing a bike')?.pronoun).toBe('they')
  expect(main('a mechanic loses her hammer')?.pronoun).toBe('she')
  expect(main('a lamp')?.pronoun).toBe('it')
  expect(main('a grandmother teaches her robot to bake')?.pronoun).toBe('she')
  expect(
    readSubjects('a grandmother teaches her robot to bake').find(({ singular }) => singular === 'robot')
      ?.pronoun,
  ).toBe('it')
})

test('names stay with their bearer', () => {
  expect(main('my dog Bruno')).toMatchObject({ singular: 'dog', name: 'Bruno', kind: 'animal' })
  expect(main('a fox called Rusty Red steals a pie')).toMatchObject({ singular: 'fox', name: 'Rusty Red' })
  expect(main('a cat named “Sir Purr”')).toMatchObject({ name: 'Sir Purr' })
})

test('details hang on the one they are said about', () => {
  expect(main('a clockmaker who can repair anything except his own watch')?.detail).toBe(
    'who can repair anything except his own watch',
  )
  expect(main('a girl with red hair sitting on a wall')?.detail).toBe('with red hair')
  expect(main('an abandoned park overgrown with ivy')?.detail).toBe('overgrown with ivy')
  expect(
    readSubjects('a lift operator in a hotel who hears regrets').find(({ singular }) => singular === 'hotel')
      ?.detail,
  ).toBe('')
})

test('ages are read where they are said', () => {
  expect(main('my 3 year old son discovers snow')).toMatchObject({ age: 3, child: true })
  expect(main('Lena, 9, builds a radio')).toMatchObject({ age: 9, child: true, name: 'Lena' })
})

test('kinds cover plurals, compounds and trades', () => {
  expect(kindOfNoun('foxes')).toBe('animal')
  expect(kindOfNoun('boat', 'paper')).toBe('toy')
  expect(kindOfNoun('lighthouse-keeper')).toBe('person')
  expect(kindOfNoun('volcanologist')).toBe('person')
  expect(kindOfNoun('qwertz')).toBe('unknown')
})
