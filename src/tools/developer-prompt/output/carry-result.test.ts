import { expect, test } from 'vitest'
import { z } from 'zod'
import type { BrowserStorage } from '#shared/browser-storage.ts'
import { askServer } from '#tools/workbench/answer-engine.ts'
import { createBench } from '#tools/workbench/bench/bench.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { tool } from '../tool.ts'
import { carryResult } from './carry-result.ts'

type Plan = { words: string }

const core = {
  input: z.record(z.string(), z.unknown()),
  planVersion: 1,
  plan: z.object({ words: z.string() }),
  compose: () => ({ words: 'composed' }),
  dialects: () =>
    ['lovable', 'cursor'].map((id) => ({
      id,
      name: id,
      render: ({ words }) => [{ id: '', pieces: [{ text: `${words} for ${id}`, from: 'model' }] }],
      handOff: [],
    })),
  parts: () => [],
  read: () => ({ plan: undefined, unread: [], complete: [] }),
  write: ({ words }) => words,
  withPart: (plan) => plan,
  faults: () => [],
  notes: () => [],
  answer: () => ({}),
} satisfies ToolCore<Record<string, unknown>, Plan> as unknown as ToolCore

function memory(content: Record<string, string>): BrowserStorage & { content: Map<string, string> } {
  const store = new Map(Object.entries(content))
  return {
    content: store,
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  }
}

const results = ['b', 'a'].map((id) => ({
  id,
  madeAt: 1,
  input: { projectName: id },
  plan: { words: id },
  wishes: [],
}))
const shelf = { [keyFor('results', 'developer-prompt')]: JSON.stringify({ results, shown: 'a' }) }
const form = '{"projectName":"edited since"}'

function open(content: Record<string, string>) {
  const storage = memory(content)
  const bench = createBench({ tool, core, storage, isSignedIn: () => false, ask: askServer })
  carryResult(bench, storage)
  return { bench, storage }
}

test('the prompt in storage is always the text that is shown', () => {
  const { bench, storage } = open({ ...shelf, promptFormData: form, generatedPrompt: 'as it was' })
  expect(storage.content.get('generatedPrompt')).toBe('as it was')
  bench.chooseDialect('cursor')
  expect(storage.content.get('generatedPrompt')).toBe('a for cursor')
  bench.editPlan(() => ({ words: 'edited' }))
  expect(storage.content.get('generatedPrompt')).toBe('edited for cursor')
  bench.undo()
  expect(storage.content.get('generatedPrompt')).toBe('a for cursor')
  bench.show('b')
  expect(storage.content.get('generatedPrompt')).toBe('b for lovable')
  expect(storage.content.get('promptFormData')).toBe(form)
  bench.show(undefined)
  expect(storage.content.has('generatedPrompt')).toBe(false)
})

test('without form or prompt in storage no result is shown, and the earlier ones stay', () => {
  for (const carried of [{ promptFormData: form }, { generatedPrompt: 'x' }]) {
    const { bench } = open({ ...shelf, ...carried })
    expect(bench.state().result).toBeUndefined()
    expect(bench.state().shelf.results).toHaveLength(2)
  }
})

test('what the history put into storage meanwhile is shown when the page opens again', () => {
  const { bench, storage } = open({ ...shelf, promptFormData: form, generatedPrompt: 'x' })
  storage.setItem(keyFor('results', 'developer-prompt'), JSON.stringify({ results, shown: 'b' }))
  bench.reread()
  expect(bench.state().result?.id).toBe('b')
})

test('what another tab has thrown away does not come back because this one still shows it', () => {
  const { bench, storage } = open({ ...shelf, promptFormData: form, generatedPrompt: 'x' })
  for (const key of ['promptFormData', 'generatedPrompt']) storage.removeItem(key)
  storage.setItem(keyFor('results', 'developer-prompt'), JSON.stringify({ results }))
  bench.reread({ isOfOtherTab: true })
  expect(bench.state().result?.id).toBe('a')
  for (const key of ['promptFormData', 'generatedPrompt']) expect(storage.getItem(key)).toBeNull()
  bench.show('b')
  expect(storage.getItem('generatedPrompt')).toBe('b for lovable')
})

test('a browser that keeps nothing goes on showing what is there', () => {
  const refusing: BrowserStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  const bench = createBench({ tool, core, storage: refusing, isSignedIn: () => false, ask: askServer })
  carryResult(bench, refusing)
  bench.takeReply('x', { input: {} })
  bench.restore({ results: results.slice(0, 1), shown: 'b' })
  bench.reread()
  expect(bench.state().result?.id).toBe('b')
})
