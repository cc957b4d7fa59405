import { expect, test } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { forgetAfterSignOut, forgetResults } from './forget-results.ts'

test('nothing that was written or made with a tool stays, and everything else does', () => {
  const storage = storageInMemory({
    promptFormData: '{}',
    generatedPrompt: '# Shop',
    promptAnswer: '{"generatedPrompt":"# Shop"}',
    promptWizardStep: '3',
    'results:story-prompt': '{}',
    'draft:story-prompt': '{}',
    theme: 'dark',
    keptInHistory: '[]',
  })
  forgetResults(storage)
  expect([...storage.map.keys()]).toEqual(['theme', 'keptInHistory', 'signOut'])
})

test('another tab forgets what it kept for itself, once for each sign-out', () => {
  const shared = storageInMemory({ theme: 'dark' })
  const [first, other] = [
    storageInMemory({ ownEngines: '[1]' }),
    storageInMemory({ ownEngines: '[2]', scroll: '9' }),
  ]
  forgetAfterSignOut(shared, other)
  expect(other.map.get('ownEngines')).toBe('[2]')

  forgetResults(shared, first)
  expect(first.map.has('ownEngines')).toBe(false)
  // What is set up after that is not of whoever signed out.
  first.setItem('ownEngines', '[3]')
  forgetAfterSignOut(shared, first)
  expect(first.map.get('ownEngines')).toBe('[3]')

  forgetAfterSignOut(shared, other)
  expect([...other.map.keys()]).toEqual(['scroll', 'signOut'])
  other.setItem('ownEngines', '[4]')
  forgetAfterSignOut(shared, other)
  expect(other.map.get('ownEngines')).toBe('[4]')

  forgetResults(shared, first)
  forgetAfterSignOut(shared, other)
  expect(other.map.has('ownEngines')).toBe(false)
})

test('a browser without storage has nothing to forget', () => {
  expect(() => forgetResults(undefined)).not.toThrow()
})
