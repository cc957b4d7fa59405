import { expect, test } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { forgetFormer } from './follow-session.ts'

const made = { 'draft:story-prompt': '{"idea":"A lighthouse"}', promptFormData: '{}', ownEngines: '[1]' }

function browser(entries: Record<string, string> = {}, ofTab: Record<string, string> = {}) {
  const storages = { kept: storageInMemory({ theme: 'dark', ...entries }), ofTab: storageInMemory(ofTab) }
  const { kept, ofTab: tab } = storages
  return { ...storages, load: (viewer: string) => forgetFormer(viewer, kept, tab) }
}

const keysOf = ({ kept }: ReturnType<typeof browser>) => [...kept.map.keys()].toSorted()

test('who has no account loses nothing by loading pages, and takes what they wrote into theirs', () => {
  const storages = browser(made)
  expect(storages.load('')).toBe(false)
  expect(storages.load('')).toBe(false)
  expect(storages.load('ada')).toBe(false)
  expect(keysOf(storages)).toEqual(['draft:story-prompt', 'ownEngines', 'owner', 'promptFormData', 'theme'])
})

test('what was made under a session goes with the first page that is loaded without it', () => {
  const storages = browser({}, { ownEngines: '[2]' })
  storages.load('ada')
  for (const [key, value] of Object.entries(made)) storages.kept.setItem(key, value)
  expect(storages.load('ada')).toBe(false)
  expect(storages.kept.map.has('draft:story-prompt')).toBe(true)
  expect(storages.load('')).toBe(true)
  expect(keysOf(storages)).toEqual(['signOut', 'theme'])
  expect([...storages.ofTab.map.keys()]).toEqual(['signOut'])
  // What is written after that is a visitor's again.
  storages.kept.setItem('draft:story-prompt', '{}')
  expect(storages.load('')).toBe(false)
  expect(storages.kept.map.has('draft:story-prompt')).toBe(true)
})

test('the next person who signs in finds nothing of the one before', () => {
  const storages = browser()
  storages.load('ada')
  storages.kept.setItem('results:story-prompt', '{}')
  expect(storages.load('ben')).toBe(true)
  expect(storages.kept.map.has('results:story-prompt')).toBe(false)
  expect(storages.kept.map.get('owner')).toBe('ben')
})
