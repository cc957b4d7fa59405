import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftKey } from './storage-keys.ts'
import { draftFromForm, storedDraft } from './tool-draft.ts'

const Draft = z.object({
  idea: z.string().catch(''),
  mode: z.enum(['prompt', 'story']).catch('prompt'),
  styles: z.array(z.string()).catch([]),
  isLong: z.boolean().catch(false),
})
const parse = (stored: object) => Draft.parse(stored)
const blank = parse({})

function memory() {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
}

test('a draft comes back whole under a name of its tool', () => {
  const storage = memory()
  const source = storedDraft(storage, draftKey('story-prompt'), parse)
  const draft = { idea: ' Ein Wal', mode: 'story' as const, styles: ['Sketch'], isLong: true }
  expect(source.write(draft)).toBe(true)
  expect(source.read()).toEqual(draft)
  expect([...storage.content.keys()]).toEqual(['draft:story-prompt'])
  source.forget()
  expect(source.read()).toBeUndefined()
})

test('a stored field that no longer fits is dropped alone', () => {
  const storage = memory()
  storage.setItem('draft:x', JSON.stringify({ idea: 'Kept', mode: 'poem', styles: 'Sketch' }))
  expect(storedDraft(storage, 'draft:x', parse).read()).toEqual({ ...blank, idea: 'Kept' })
})

test('unreadable storage counts as no draft', () => {
  const storage = memory()
  storage.setItem('draft:x', '{"idea":')
  expect(storedDraft(storage, 'draft:x', parse).read()).toBeUndefined()
  expect(storedDraft(undefined, 'draft:x', parse).write(blank)).toBe(false)
})

test('what was filled in before the script arrived is read from the form; untouched fields are left alone', () => {
  const typed = draftFromForm(
    [
      ['idea', 'A whale'],
      ['mode', 'prompt'],
      ['styles', 'Sketch'],
      ['styles', 'Oil Painting'],
      ['isLong', 'on'],
      ['token', 'x'],
      ['toString', 'x'],
    ],
    blank,
  )
  expect(typed).toEqual({ idea: 'A whale', styles: ['Sketch', 'Oil Painting'], isLong: true })
})
