import { expect, test } from 'vitest'
import { z } from 'zod'
import { AnswerParts } from './answer.ts'
import { createResultStore, resultsKept } from './result-store.ts'

const Draft = z.object({ idea: z.string().catch('') })
const Answer = AnswerParts.extend({ generatedPrompt: z.string() })

function memory(quota = Infinity) {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      content.set(key, value)
    },
    removeItem: (key: string) => void content.delete(key),
  }
}

function open(storage: ReturnType<typeof memory> | undefined) {
  let clock = 1_000
  return createResultStore({ storage, slug: 'haiku', draft: Draft, answer: Answer, now: () => clock++ })
}

function made(idea: string) {
  const answer = {
    generatedPrompt: `Write ${idea}`,
    composedBy: 'composer' as const,
    variants: [],
    notes: [],
  }
  return { draft: { idea }, attempt: 0, answer }
}

test('a result survives a reload and is still on the table', () => {
  const storage = memory()
  open(storage).add(made('rain'))
  const { results, shown } = open(storage).shelf()
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({ madeAt: 1_000, draft: { idea: 'rain' } })
  expect(shown).toBe(results[0]?.id)
})

test('the newest twenty are kept', () => {
  const store = open(memory())
  for (let number = 0; number < resultsKept + 5; number++) store.add(made(`idea ${number}`))
  expect(store.shelf().results).toHaveLength(resultsKept)
  expect(store.shelf().results[0]?.draft.idea).toBe('idea 24')
})

test('two results of the same millisecond are two results', () => {
  const store = createResultStore({
    storage: memory(),
    slug: 'haiku',
    draft: Draft,
    answer: Answer,
    now: () => 5,
  })
  store.add(made('a'))
  store.add(made('b'))
  expect(new Set(store.shelf().results.map((result) => result.id)).size).toBe(2)
})

test('removing and clearing can be taken back', () => {
  const store = open(memory())
  store.add(made('one'))
  store.add(made('two'))
  const before = store.shelf()
  store.remove(before.results[0]?.id ?? '')
  expect(store.shelf().shown).toBeUndefined()
  store.restore(before)
  expect(store.shelf()).toEqual(before)
  store.clear()
  expect(store.shelf().results).toEqual([])
  store.restore(before)
  expect(store.shelf().shown).toBe(before.shown)
})

test('a full storage keeps the newest results and the page keeps all', () => {
  const storage = memory(900)
  const store = open(storage)
  for (let number = 0; number < 10; number++) store.add(made(`idea ${number}`))
  expect(store.shelf().results).toHaveLength(10)
  const kept = open(storage).shelf().results
  expect(kept.length).toBeGreaterThan(0)
  expect(kept[0]?.draft.idea).toBe('idea 9')
})

test('one unreadable result does not take the others with it', () => {
  const storage = memory()
  open(storage).add(made('good'))
  const stored = JSON.parse(storage.getItem('results:haiku') ?? '{}')
  storage.setItem('results:haiku', JSON.stringify({ ...stored, results: [{ id: 1 }, ...stored.results] }))
  expect(
    open(storage)
      .shelf()
      .results.map((result) => result.draft.idea),
  ).toEqual(['good'])
  storage.setItem('results:haiku', 'nonsense')
  expect(open(storage).shelf().results).toEqual([])
})

test('the variant that was looked at last is remembered', () => {
  const storage = memory()
  open(storage).chooseVariant('midjourney')
  expect(open(storage).shelf().variant).toBe('midjourney')
})

test('results of another tab arrive, without changing what is on the table here', () => {
  const storage = memory()
  const here = open(storage)
  here.add(made('here'))
  const shown = here.shelf().shown
  const there = open(storage)
  there.add(made('there'))
  let heard = 0
  here.subscribe(() => heard++)
  here.receive('results:story')
  expect(heard).toBe(0)
  here.receive('results:haiku')
  expect(here.shelf().results.map((result) => result.draft.idea)).toEqual(['there', 'here'])
  expect(here.shelf().shown).toBe(shown)
})

test('without storage everything works as long as the page is open', () => {
  const store = open(undefined)
  store.add(made('kept'))
  expect(store.shelf().results).toHaveLength(1)
})
