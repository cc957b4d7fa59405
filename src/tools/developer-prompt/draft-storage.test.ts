import { expect, test } from 'vitest'
import type { BrowserStorage } from '#shared/browser-storage.ts'
import { draftSource, readCarried, readStep, writeStep } from './draft-storage.ts'
import { emptyDraft } from './form-rules.ts'

function memory(
  content: Record<string, string> = {},
  quota = Infinity,
): BrowserStorage & { content: Map<string, string> } {
  const store = new Map(Object.entries(content))
  return {
    content: store,
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      store.set(key, value)
    },
    removeItem: (key) => void store.delete(key),
  }
}

const draft = { ...emptyDraft, projectType: 'blog' as const, projectName: 'Käse & Co', features: ['Search'] }

test('a draft comes back as it was written, under the name the specification gives', () => {
  const storage = memory()
  expect(draftSource(storage).write(draft)).toBe(true)
  expect([...storage.content.keys()]).toEqual(['promptFormData'])
  expect(draftSource(storage).read()).toEqual(draft)
})

test('corrupted or foreign JSON counts as no draft', () => {
  for (const stored of ['{"projectName":"half', '[]', '"text"', '7', 'null', '']) {
    expect(draftSource(memory({ promptFormData: stored })).read()).toBeUndefined()
  }
})

test('an old shape keeps every field that still fits', () => {
  const stored = {
    projectType: 'hologram',
    projectName: 'Old',
    seoRequired: 'yes',
    commentingSystem: true,
    features: ['Search', 5, null],
    unknownField: 'x',
  }
  const rescued = draftSource(memory({ promptFormData: JSON.stringify(stored) })).read()
  expect(rescued).toEqual({ ...emptyDraft, projectName: 'Old', commentingSystem: true, features: ['Search'] })
})

test('text over the limit is kept for its writer to shorten', () => {
  const long = 'a'.repeat(12_000)
  expect(draftSource(memory({ promptFormData: JSON.stringify({ mainGoal: long }) })).read()?.mainGoal).toBe(
    long,
  )
})

test('a full or missing storage is reported, not thrown', () => {
  expect(draftSource(undefined).read()).toBeUndefined()
  expect(draftSource(memory({}, 10)).write(draft)).toBe(false)
  expect(draftSource(undefined).write(draft)).toBe(false)
  draftSource(undefined).forget()
})

test('what storage refuses is handed on within the visit, until something else is stored or all is forgotten', () => {
  const older = JSON.stringify({ projectName: 'Old' })
  const storage = memory({ promptFormData: older }, 30)
  draftSource(storage).write(draft)
  expect(draftSource(storage).read()).toEqual(draft)
  storage.removeItem('promptFormData')
  expect(draftSource(storage).read()).toBeUndefined()
  draftSource(storage).write(draft)
  expect(draftSource(storage).read()).toEqual(draft)
  draftSource(storage).forget()
  expect(draftSource(storage).read()).toBeUndefined()
})

test('the step survives, nonsense starts at the first', () => {
  const storage = memory()
  writeStep(storage, 4)
  expect(readStep(storage)).toBe(4)
  expect(readStep(memory({ promptWizardStep: '9' }))).toBe(1)
  expect(readStep(memory())).toBe(1)
})

test('form and prompt are carried together or not at all', () => {
  const promptFormData = JSON.stringify(draft)
  expect(readCarried(memory({ promptFormData, generatedPrompt: ' # Käse\n' }))).toEqual({
    form: draft,
    text: ' # Käse\n',
  })
  expect(readCarried(memory({ promptFormData }))).toBeUndefined()
  expect(readCarried(memory({ promptFormData, generatedPrompt: '' }))).toBeUndefined()
  expect(readCarried(memory({ promptFormData: '{', generatedPrompt: '# Käse' }))).toBeUndefined()
})

test('starting anew forgets the form, the prompt and the step, and nothing of others', () => {
  const storage = memory({ promptFormData: '{}', generatedPrompt: 'x', promptWizardStep: '3', theme: 'dark' })
  draftSource(storage).forget()
  expect([...storage.content.keys()]).toEqual(['theme'])
})
