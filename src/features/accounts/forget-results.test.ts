import { expect, test } from 'vitest'
import { forgetResults } from './forget-results.ts'

function storageWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

test('nothing that was written or made with a tool stays, and everything else does', () => {
  const storage = storageWith({
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
  expect([...storage.map.keys()]).toEqual(['theme', 'keptInHistory'])
})

test('a browser without storage has nothing to forget', () => {
  expect(() => forgetResults(undefined)).not.toThrow()
})
