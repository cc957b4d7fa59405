import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetIdea, keepIdea, keptIdea, takeIdea } from './brought-idea.ts'

const nothing = new URLSearchParams()

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an idea sent to a tool is generated from once, and the home page still has it', () => {
  keepIdea({ text: ' a paper boat ', tool: 'story-prompt' })
  expect(takeIdea('story-prompt', nothing, false)).toEqual({ text: 'a paper boat', wantsAnswer: true })
  expect(takeIdea('story-prompt', nothing, true)).toBeUndefined()
  expect(takeIdea('text-to-prompt', nothing, true)).toBeUndefined()
  expect(keptIdea()?.text).toBe(' a paper boat ')
})

test('an idea sent nowhere waits for a form with room for it', () => {
  keepIdea({ text: 'a paper boat' })
  expect(takeIdea('story-prompt', nothing, false)).toBeUndefined()
  expect(takeIdea('story-prompt', nothing, true)).toEqual({ text: 'a paper boat', wantsAnswer: false })
})

test('an idea that the browser refuses to keep is handed on all the same, once', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepIdea({ text: 'Ж'.repeat(4_000), tool: 'story-prompt' })
  expect(takeIdea('story-prompt', nothing, false)).toEqual({ text: 'Ж'.repeat(4_000), wantsAnswer: true })
  expect(takeIdea('story-prompt', nothing, true)).toBeUndefined()
  expect(keptIdea()?.text).toHaveLength(4_000)
  forgetIdea()
  expect(keptIdea()).toBeUndefined()
})

test('where no script runs, the address carries the idea', () => {
  const query = new URLSearchParams({ idea: 'a boat & a gutter', generate: '1' })
  expect(takeIdea('story-prompt', query, false)).toEqual({ text: 'a boat & a gutter', wantsAnswer: true })
})

test('what somebody else has written into the storage, or forgotten, brings nothing', () => {
  sessionStorage.setItem('broughtIdea', '{"text":5}')
  expect(takeIdea('story-prompt', nothing, true)).toBeUndefined()
  keepIdea({ text: 'a paper boat' })
  forgetIdea()
  expect(takeIdea('story-prompt', nothing, true)).toBeUndefined()
})
