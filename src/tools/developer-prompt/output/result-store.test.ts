import { expect, test } from 'vitest'
import { writeResult } from '../draft-storage.ts'
import type { BrowserStorage } from '#tools/workbench/browser-storage.ts'
import { emptyDraft } from '../form.ts'
import { createResultStore } from './result-store.ts'

function memory(): BrowserStorage {
  const content = new Map<string, string>()
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}

const full: BrowserStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

const form = { ...emptyDraft, projectName: 'Loaf', platform: 'v0' as const }
const answer = { generatedPrompt: '# Loaf', composedBy: 'composer', checks: [], files: [], compact: '' }

test('a prompt written for another target replaces form and prompt in the storage', () => {
  const storage = memory()
  writeResult(storage, form, answer)
  const store = createResultStore(storage)
  store.replace({ ...form, platform: 'cursor' }, { ...answer, generatedPrompt: '# Loaf for Cursor' })
  const next = createResultStore(storage).result()
  expect(next).toMatchObject({
    generatedPrompt: '# Loaf for Cursor',
    form: { platform: 'cursor' },
    outdated: false,
  })
})

test('the result is the same object until it changes, so that a page renders once', () => {
  const storage = memory()
  writeResult(storage, form, answer)
  const store = createResultStore(storage)
  expect(store.result()).toBe(store.result())
})

test('a result the browser cannot store is shown all the same', () => {
  const store = createResultStore(full, { form, generatedPrompt: '# Loaf', answer, outdated: false })
  expect(store.result()?.generatedPrompt).toBe('# Loaf')
  store.replace(form, { ...answer, generatedPrompt: '# Loaf again' })
  expect(store.result()?.generatedPrompt).toBe('# Loaf again')
})

test('clearing in another tab empties this one', () => {
  const storage = memory()
  writeResult(storage, form, answer)
  const store = createResultStore(storage)
  let heard = 0
  store.subscribe(() => heard++)
  createResultStore(storage).clear()
  store.receive(null)
  store.receive('theme')
  expect(store.result()).toBeUndefined()
  expect(heard).toBe(1)
})
