import { expect, test } from 'vitest'
import { readShelf } from '#tools/workbench/bench/bench-result.ts'
import { collectBrowserResults, markSaved } from './collect-browser-results.ts'
import { oldResults, storageWith } from './old-rows.test-support.ts'

const key = '7c0c4e3a-4b1e-4d5e-9b1a-0e5f6a7b8c9d'
const planned = {
  id: '1',
  madeAt: 1,
  input: { idea: 'a boat' },
  plan: { task: 'a boat' },
  planVersion: 1,
  dialect: 'claude',
  engine: { writtenBy: 'model', model: 'x', reason: 'stopped', sentence: 'Stopped.' },
  wishes: [],
  key,
}
const shelf = (...results: object[]) => JSON.stringify({ results, shown: '1' })

test.each(oldResults)('a result of $row.tool_slug from before plans is taken as it is', async (old) => {
  const [found, ...more] = await collectBrowserResults(storageWith(old.storage))
  expect(more).toEqual([])
  expect(found).toMatchObject({ toolSlug: old.row.tool_slug, output: expect.any(Object) })
  expect(found).not.toHaveProperty('plan')
  // As the build before named it, so that what was taken over then is not taken over again.
  expect(found?.idempotencyKey).toBe(old.idempotencyKey)
})

test.each(oldResults)('the page of $row.tool_slug shows what was kept before plans, byte for byte', (old) => {
  const storage = storageWith(old.storage)
  const [kept] = readShelf(storage, old.row.tool_slug).results
  expect(kept?.text ?? storage.getItem('generatedPrompt')).toBe(old.shownInBrowser)
  expect(kept?.plan).toBeUndefined()
})

test('a plan goes along with its dialect, who wrote it, and the row that it is in an earlier form of', async () => {
  const versions = [key]
  const kept = shelf({ ...planned, versions })
  const storage = storageWith({ 'results:text-to-prompt': kept, 'draft:text-to-prompt': '{}' })
  expect(await collectBrowserResults(storage)).toEqual([
    {
      toolSlug: 'text-to-prompt',
      input: { idea: 'a boat' },
      plan: { task: 'a boat' },
      dialect: 'claude',
      writtenBy: 'model',
      reason: 'stopped',
      sentence: 'Stopped.',
      replaces: key,
      versions,
      idempotencyKey: key,
    },
  ])
})

test('what is saved, what is only a request and what cannot be read stays where it is', async () => {
  const { plan: _plan, ...asked } = planned
  const storage = storageWith({
    'results:story-prompt': shelf(
      { ...planned, history: 'saved' },
      { ...planned, history: 'apart' },
      { id: '2', madeAt: 2, draft: {}, answer: { generatedStory: 'Once.', history: 'saved' } },
      { ...asked, request: 'Write a story.' },
      { id: '3' },
      { plan: 7 },
    ),
    'results:image-prompt-generator': 'not JSON',
  })
  expect(await collectBrowserResults(storage)).toEqual([])
})

test('the wizard keeps its result twice, which is one result', async () => {
  const storage = storageWith({
    promptFormData: '{"projectName":"Loaf Loft"}',
    generatedPrompt: '# Loaf Loft\n',
    'results:developer-prompt': shelf(planned),
  })
  expect(await collectBrowserResults(storage)).toMatchObject([{ idempotencyKey: key }])
})

test('what was kept counts as saved on the page of its tool, and is not found again', async () => {
  const other = { ...planned, id: '2', key: crypto.randomUUID() }
  const storage = storageWith({ 'results:text-to-prompt': shelf(planned, other) })
  const found = await collectBrowserResults(storage)
  markSaved(
    found.slice(0, 1).map((one) => ({ ...one, savedAs: key })),
    storage,
  )
  expect(readShelf(storage, 'text-to-prompt').results).toMatchObject([{ history: 'saved' }, { id: '2' }])
  expect(await collectBrowserResults(storage)).toMatchObject([{ idempotencyKey: other.key }])
})

test('a result that became a row of its own is changed in that row from then on', async () => {
  const storage = storageWith({ 'results:text-to-prompt': shelf(planned) })
  const savedAs = crypto.randomUUID()
  const found = await collectBrowserResults(storage)
  markSaved(
    found.map((one) => ({ ...one, savedAs })),
    storage,
  )
  expect(readShelf(storage, 'text-to-prompt').results).toMatchObject([{ key: savedAs, history: 'apart' }])
  expect(await collectBrowserResults(storage)).toEqual([])
})
