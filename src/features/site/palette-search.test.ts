import { expect, test } from 'vitest'
import { searchPalette } from './palette-search.ts'

const entries = [
  { name: 'About', path: '/about', about: 'Why the tools exist' },
  { name: 'Prompt Tools', path: '/tools' },
  { name: 'Developer Prompt', path: '/tools/technical/developer-prompt' },
]

const namesFor = (query: string) => searchPalette(entries, query).map((entry) => entry.name)

test('without a query every entry stays in its order', () => {
  expect(namesFor('  ')).toEqual(['About', 'Prompt Tools', 'Developer Prompt'])
})

test('a name that begins with the word comes before one that holds it, and that before a description', () => {
  expect(namesFor('prompt')).toEqual(['Prompt Tools', 'Developer Prompt'])
  expect(namesFor('tools')).toEqual(['Prompt Tools', 'About', 'Developer Prompt'])
})

test('every word must be found, in any order and case', () => {
  expect(namesFor('PROMPT dev')).toEqual(['Developer Prompt'])
  expect(namesFor('developer blog')).toEqual([])
})
