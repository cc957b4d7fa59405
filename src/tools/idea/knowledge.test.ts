import { expect, test } from 'vitest'
import { conceptNames, conceptOfKind, findConcept } from './concepts.ts'
import { findMaterial } from './materials.ts'
import { findPlaceSense } from './place-senses.ts'
import { kindOfNoun } from './noun-kind.ts'

test('every concept is complete and its noun has a kind', () => {
  expect(conceptNames().length).toBeGreaterThan(250)
  for (const name of conceptNames()) {
    const concept = findConcept(name)
    expect(
      [concept?.looks, concept?.sound, concept?.motion, concept?.scale].every(
        (part) => part && part.length > 3,
      ),
      name,
    ).toBe(true)
  }
  const unknown = conceptNames().filter(
    (name) =>
      !name.startsWith('any-') &&
      kindOfNoun(name.split('-').at(-1) ?? name, name.split('-').at(-2)) === 'unknown',
  )
  expect(unknown).toEqual([])
})

test('a compound is known before its noun', () => {
  expect(findConcept('boat', 'paper')?.looks).toContain('folds')
  expect(findConcept('boat')?.looks).toContain('hull')
  expect(findConcept('xylograph')).toBeUndefined()
  expect(conceptOfKind('tool')).toBeDefined()
})

test('materials and places speak to more than the eye', () => {
  expect(findMaterial(['old', 'brass'])).toMatchObject({ name: 'brass' })
  expect(findPlaceSense('alley')).toMatchObject({
    sound: expect.any(String),
    smell: expect.any(String),
    touch: expect.any(String),
    light: expect.any(String),
    depth: expect.any(String),
  })
})
