import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, testInput, testTool, textIn } from '#tools/contract/test-tool.test-support.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { readShelf } from '#tools/workbench/bench/bench-result.ts'
import { exportHistory } from './history.server.ts'
import { storageWith } from './old-rows.test-support.ts'
import { openEntry } from './open-entry.ts'
import { saveAnswer } from './save-answer.server.ts'
import { showEntry } from './show-entry.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tool = testTool('json')
const engine = { writtenBy: 'model', model: 'x' } as const

async function save(answer: { output: object; plan: unknown }) {
  const ada = await newPerson(database)
  const key = randomUUID()
  await saveAnswer(database, ada.id, { tool, input: testInput, ...answer, idempotencyKey: key })
  const { entries } = await ada.as((statements) => exportHistory(statements, ''))
  const [entry] = entries
  if (!entry) throw new Error('Nothing was saved')
  return { entry, key }
}

test('an answer is saved whole: its plan, of which version, and who wrote it', async () => {
  const { entry } = await save({ output: { generatedPrompt: 'x', plan: goodPlan, engine }, plan: goodPlan })
  expect(entry).toMatchObject({
    kind: 'answer',
    text: textIn(goodPlan),
    input: testInput,
    output: { generatedPrompt: 'x', plan: goodPlan, planVersion: 1, engine },
  })
})

test('it opens with its plan, under the name of its row, and the shown text is the copied one', async () => {
  const { entry, key } = await save({ output: { plan: goodPlan, engine }, plan: goodPlan })
  const shown = await showEntry(entry, { ...tool, path: '/tools/technical/test' })
  expect(shown.text).toBe(textIn(goodPlan))
  const storage = storageWith({})
  expect(openEntry(shown, storage)).toBe('/tools/technical/test')
  expect(readShelf(storage, tool.card.slug).results).toMatchObject([
    { plan: goodPlan, planVersion: 1, engine, history: 'saved', key, input: testInput },
  ])
})

test('a plan that can no longer be read is shown as it was stored', async () => {
  const { entry } = await save({ output: { plan: goodPlan }, plan: goodPlan })
  const old = { ...entry, output: { plan: { task: 7 }, planVersion: 0, variants: [{ text: 'not this' }] } }
  const shown = await showEntry(old, { ...tool, path: '/x' })
  expect(shown.text).toBe(textIn(goodPlan))
  expect(shown).not.toHaveProperty('plan')
})

test('what waits for a model is a request, and opens as one', async () => {
  const output = { generatedStory: 'Write a story.', needsModel: true, request: 'Write a story.', engine }
  const { entry } = await save({ output, plan: undefined })
  expect(entry).toMatchObject({ kind: 'request', text: 'Write a story.', output })
  const storage = storageWith({})
  openEntry(await showEntry(entry, { ...tool, path: '/x' }), storage)
  const { results } = readShelf(storage, tool.card.slug)
  expect(results).toMatchObject([{ request: 'Write a story.' }])
  expect(results[0]?.text).toBeUndefined()
})

test('a request without fields of its own is kept by its text', async () => {
  const { entry } = await save({
    output: { generatedIdeas: [], needsModel: true, request: 'Ask.' },
    plan: undefined,
  })
  expect(entry).toMatchObject({ kind: 'request', text: 'Ask.' })
})
