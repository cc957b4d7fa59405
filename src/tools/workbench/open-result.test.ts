import { expect, test } from 'vitest'
import { readShelf } from './bench/bench-result.ts'
import { openForm, openResult } from './open-result.ts'

function storageWith(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const answer = {
  slug: 'text-to-prompt',
  madeAt: 1_000,
  input: { idea: 'a boat' },
  text: 'Sail.\n',
  plan: { task: 'sail' },
  planVersion: 1,
  key: 'row-1',
}

test('an answer lies on the page of its tool, with its form', () => {
  const storage = storageWith({ 'results:text-to-prompt': '{"results":[],"shown":"1"}' })
  openResult(storage, answer)
  const { results, shown } = readShelf(storage, 'text-to-prompt')
  const { slug: _slug, ...kept } = answer
  expect(results).toEqual([{ ...kept, id: shown, wishes: [], history: 'saved' }])
  expect(JSON.parse(storage.items.get('draft:text-to-prompt') ?? '')).toEqual(answer.input)
})

test('opened twice, or made in this browser and saved, it lies there once; what was not saved stays', () => {
  const made = { id: '1', madeAt: 1, input: {}, text: 'x', key: 'row-1' }
  const unsaved = { ...made, id: '2', history: 'not-saved' }
  const results = [{ ...made, history: 'saved' }, { ...made, id: '3', history: 'apart' }, unsaved]
  const storage = storageWith({ 'results:text-to-prompt': JSON.stringify({ results }) })
  openResult(storage, answer)
  openResult(storage, answer)
  expect(readShelf(storage, 'text-to-prompt').results.map(({ id }) => id)).toEqual(['kept-row-1', '2'])
})

test('without room for an answer, the page of its tool stays as it was, form and all', () => {
  const storage = storageWith({ 'results:text-to-prompt': '{"results":[],"shown":"1"}' })
  const before = new Map(storage.items)
  const setItem = (key: string, value: string) => {
    if (key.startsWith('results')) throw new DOMException('full', 'QuotaExceededError')
    storage.setItem(key, value)
  }
  expect(openResult({ ...storage, setItem }, answer)).toBe(false)
  expect(storage.items).toEqual(before)
})

test('a request is shown as a request, not as an answer', () => {
  const storage = storageWith()
  const { plan: _plan, planVersion: _version, ...asked } = answer
  openResult(storage, { ...asked, request: 'Write it.' })
  const [result] = readShelf(storage, 'text-to-prompt').results
  expect(result).toMatchObject({ request: 'Write it.' })
  expect(result?.text).toBeUndefined()
})

test('a brief is also under the names that the specification gives', () => {
  const storage = storageWith({ promptAnswer: '{"files":[]}' })
  openResult(storage, { ...answer, slug: 'developer-prompt' })
  expect(storage.items.get('promptFormData')).toBe('{"idea":"a boat"}')
  expect(storage.items.get('generatedPrompt')).toBe('Sail.\n')
  expect(storage.items.has('promptAnswer')).toBe(false)
  expect(storage.items.has('draft:developer-prompt')).toBe(false)
})

test('the brief that an earlier version kept nowhere else is not lost when another is opened', () => {
  for (const open of [
    (storage: ReturnType<typeof storageWith>) => openResult(storage, { ...answer, slug: 'developer-prompt' }),
    (storage: ReturnType<typeof storageWith>) => openForm(storage, { ...answer, slug: 'developer-prompt' }),
  ]) {
    const storage = storageWith({
      promptFormData: '{"projectName":"Loaf Loft"}',
      generatedPrompt: '# Loaf Loft\n',
      promptAnswer: '{"history":"saved"}',
    })
    open(storage)
    open(storage)
    expect(readShelf(storage, 'developer-prompt').results.at(-1)).toMatchObject({
      input: { projectName: 'Loaf Loft' },
      text: '# Loaf Loft\n',
      history: 'saved',
    })
    expect(readShelf(storage, 'developer-prompt').results.length).toBeLessThanOrEqual(2)
  }
})

test('a form alone puts the shown answer away and keeps it', () => {
  const storage = storageWith()
  openResult(storage, answer)
  openForm(storage, { slug: 'text-to-prompt', input: { idea: 'a ship' } })
  const { results, shown } = readShelf(storage, 'text-to-prompt')
  expect(shown).toBeUndefined()
  expect(results).toHaveLength(1)
  expect(storage.items.get('draft:text-to-prompt')).toBe('{"idea":"a ship"}')
})
