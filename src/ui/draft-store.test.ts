import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { createDraftStore, replaceStored, storedDraft, type DraftSource } from './draft-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Note = { title: string; body: string }

const blank: Note = { title: '', body: '' }

function memory() {
  const kept: { text?: string; isFull: boolean } = { isFull: false }
  const source: DraftSource<Note> = {
    key: 'note',
    blank,
    read: () => (kept.text === undefined ? undefined : (JSON.parse(kept.text) as Note)),
    write(draft) {
      if (!kept.isFull) kept.text = JSON.stringify(draft)
      return !kept.isFull
    },
    forget: () => delete kept.text,
    takeReplaced: () => undefined,
  }
  return { kept, source }
}

test('typing is saved a moment later, even when it never pauses', () => {
  const { kept, source } = memory()
  const store = createDraftStore(source)
  for (let letter = 1; letter <= 10; letter++) {
    store.change({ title: 'x'.repeat(letter) })
    vi.advanceTimersByTime(100)
  }
  expect(kept.text).toContain('"title":"xxxxxx')
})

test('closing the page saves at once', () => {
  const { source } = memory()
  const store = createDraftStore(source)
  store.change({ body: 'Sell bread' })
  store.flush()
  expect(createDraftStore(source).draft().body).toBe('Sell bread')
})

test('listeners hear about every change', () => {
  const store = createDraftStore(memory().source)
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(store.draft().title))
  store.change({ title: 'A' })
  store.replace({ ...blank, title: 'B' })
  stop()
  store.change({ title: 'C' })
  expect(heard).toEqual(['A', 'B'])
})

test('what another tab typed arrives here', () => {
  const { source } = memory()
  const here = createDraftStore(source)
  const there = createDraftStore(source)
  there.change({ title: 'From there' })
  there.flush()
  here.receive('note')
  expect(here.draft().title).toBe('From there')
})

test('unsaved words of this tab are not overwritten by another tab', () => {
  const { kept, source } = memory()
  const here = createDraftStore(source)
  const there = createDraftStore(source)
  there.change({ title: 'Older' })
  there.flush()
  here.change({ title: 'Newer' })
  here.receive('note')
  expect(here.draft().title).toBe('Newer')
  expect(kept.text).toContain('Newer')
})

test('a refusing storage is told and keeps the words in memory', () => {
  const { kept, source } = memory()
  const store = createDraftStore(source)
  kept.isFull = true
  store.change({ body: 'Kept' })
  store.flush()
  expect(store.saveState()).toBe('refused')
  expect(store.draft().body).toBe('Kept')

  kept.isFull = false
  store.change({ body: 'Kept and saved' })
  store.flush()
  expect(store.saveState()).toBe('saved')
})

test('clearing forgets the draft and whatever was waiting to be saved', () => {
  const { kept, source } = memory()
  const store = createDraftStore(source)
  store.change({ body: 'Gone' })
  store.clear()
  vi.advanceTimersByTime(1000)
  expect(store.draft()).toEqual(blank)
  expect(kept.text).toBeUndefined()
})

const Draft = z.object({
  idea: z.string().catch(''),
  mode: z.enum(['prompt', 'story']).catch('prompt'),
  styles: z.array(z.string()).catch([]),
})
const parse = (stored: object) => Draft.parse(stored)

test('a draft comes back whole under a name of its tool', () => {
  const storage = storageInMemory()
  const source = storedDraft(storage, 'draft:story-prompt', parse)
  const draft = { idea: ' Ein Wal', mode: 'story' as const, styles: ['Sketch'] }
  expect(source.write(draft)).toBe(true)
  expect(source.read()).toEqual(draft)
  expect([...storage.map.keys()]).toEqual(['draft:story-prompt'])
  source.forget()
  expect(source.read()).toBeUndefined()
})

test('a stored field that no longer fits is dropped alone', () => {
  const storage = storageInMemory()
  storage.setItem('draft:x', JSON.stringify({ idea: 'Kept', mode: 'poem', styles: 'Sketch' }))
  expect(storedDraft(storage, 'draft:x', parse).read()).toEqual({ ...parse({}), idea: 'Kept' })
})

test('unreadable storage counts as no draft', () => {
  const storage = storageInMemory()
  storage.setItem('draft:x', '{"idea":')
  expect(storedDraft(storage, 'draft:x', parse).read()).toBeUndefined()
  expect(storedDraft(undefined, 'draft:x', parse).write(parse({}))).toBe(false)
})

test('a draft that another one replaced before the page opened is handed over once, unless it was blank', () => {
  const [storage, tab] = [storageInMemory({ note: '{"title":"Typed","body":""}' }), storageInMemory()]
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', tab)
  const open = () =>
    createDraftStore(storedDraft<Note>(storage, 'note', (stored) => ({ ...blank, ...stored })))
  // The second one does not replace what somebody typed, only the first one.
  for (const title of ['First', 'Second']) replaceStored(storage, 'note', { title })
  const store = open()
  expect(store.draft().title).toBe('Second')
  expect(store.takeReplaced()?.title).toBe('Typed')
  expect(store.takeReplaced()).toBeUndefined()

  storage.setItem('note', JSON.stringify(blank))
  replaceStored(storage, 'note', { title: 'Third' })
  expect(open().takeReplaced()).toBeUndefined()
})
