import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftStorage } from '../draft-storage.ts'
import { emptyDraft } from '../form.ts'
import { createDraftStore } from './draft-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function memory(): DraftStorage & { form: () => string | undefined; full: boolean } {
  const content = new Map<string, string>()
  return {
    full: false,
    form: () => content.get('promptFormData'),
    getItem: (key) => content.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      content.set(key, value)
    },
    removeItem: (key) => void content.delete(key),
  }
}

test('typing is saved a moment later, even when it never pauses', () => {
  const storage = memory()
  const store = createDraftStore(storage)
  for (let letter = 1; letter <= 10; letter++) {
    store.setField('projectName', 'x'.repeat(letter))
    vi.advanceTimersByTime(100)
  }
  expect(storage.form()).toContain('"projectName":"xxxxxx')
})

test('closing the page saves at once', () => {
  const storage = memory()
  const store = createDraftStore(storage)
  store.setField('mainGoal', 'Sell bread')
  store.flush()
  expect(createDraftStore(storage).draft().mainGoal).toBe('Sell bread')
})

test('listeners hear about every change', () => {
  const store = createDraftStore(memory())
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(store.draft().projectName))
  store.setField('projectName', 'A')
  store.replace({ ...emptyDraft, projectName: 'B' })
  stop()
  store.setField('projectName', 'C')
  expect(heard).toEqual(['A', 'B'])
})

test('what another tab typed arrives here', () => {
  const storage = memory()
  const here = createDraftStore(storage)
  const there = createDraftStore(storage)
  there.setField('projectName', 'From there')
  there.flush()
  here.receive('promptFormData')
  expect(here.draft().projectName).toBe('From there')
})

test('unsaved words of this tab are not overwritten by another tab', () => {
  const storage = memory()
  const here = createDraftStore(storage)
  const there = createDraftStore(storage)
  there.setField('projectName', 'Older')
  there.flush()
  here.setField('projectName', 'Newer')
  here.receive('promptFormData')
  expect(here.draft().projectName).toBe('Newer')
  expect(storage.form()).toContain('Newer')
})

test('a refusing storage is told and keeps the words in memory', () => {
  const storage = memory()
  const store = createDraftStore(storage)
  storage.full = true
  store.setField('mainGoal', 'Kept')
  store.flush()
  expect(store.saveState()).toBe('refused')
  expect(store.draft().mainGoal).toBe('Kept')

  storage.full = false
  store.setField('mainGoal', 'Kept and saved')
  store.flush()
  expect(store.saveState()).toBe('saved')
})

test('clearing forgets the draft and whatever was waiting to be saved', () => {
  const storage = memory()
  const store = createDraftStore(storage)
  store.setField('mainGoal', 'Gone')
  store.clear()
  vi.advanceTimersByTime(1000)
  expect(store.draft()).toEqual(emptyDraft)
  expect(storage.form()).toBeUndefined()
})
