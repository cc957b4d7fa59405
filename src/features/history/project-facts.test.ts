import { expect, test } from 'vitest'
import { projectFacts } from './project-facts.ts'

const nameOf = (idea: string) => projectFacts({ idea }).projectName

test('a check is called as its text begins', () => {
  expect(projectFacts({ text: '\nCall me  Ishmael.', compareWith: [] }).projectName).toBe('Call me Ishmael.')
})

test('an entry is called as its idea begins, up to a whole word and a whole sign', () => {
  expect(nameOf('A  short\nidea')).toBe('A short idea')
  expect(nameOf('word '.repeat(40))).toBe(`${'word '.repeat(16).trim()}…`)
  expect(nameOf(`a${'😀'.repeat(60)}`)).toBe(`a${'😀'.repeat(39)}…`)
  expect(nameOf(`A family ${'👩‍👩‍👧'.repeat(20)}`)).toBe(`A family ${'👩‍👩‍👧'.repeat(8)}…`)
})
