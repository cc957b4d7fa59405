import { expect, test } from 'vitest'
import { checkPlagiarism } from '#comparison/comparison.ts'
import { whatWasCompared } from './what-was-compared.ts'

const text =
  'The ferry to the island leaves at seven in the morning, and whoever misses it waits until noon beside the nets that the fishermen hang up to dry along the harbor wall in every weather but hail.'
const own = { id: 'own-1', title: 'Ferry', origin: 'own' as const, text }

test('the first sentence says how much was looked through, and what was found there', () => {
  const searched = (documents: number) => checkPlagiarism(text, [], { libraryDocuments: documents })
  expect(whatWasCompared(searched(11))).toBe('No matches in 11 sources in the library')
  expect(whatWasCompared(searched(1))).toBe('No matches in 1 source in the library')
  expect(whatWasCompared(checkPlagiarism(text, [own], { libraryDocuments: 11 }))).toBe(
    '1 match in 11 sources in the library and 1 text you added',
  )
})

test('without anything to compare with, it says so and claims no search', () => {
  expect(whatWasCompared(checkPlagiarism(text, [], {}))).toBe('Compared only with itself')
})
