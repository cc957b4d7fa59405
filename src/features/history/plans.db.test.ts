import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { renderPlan } from '#tools/plan-text.ts'
import { findTool, tools } from '#tools/tools.ts'
import { exportHistory } from './history.server.ts'
import { keepResults } from './keep-results.server.ts'
import { showEntry } from './show-entry.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each(tools)('plans of $card.slug come out of the database with the same text', async (tool) => {
  const core = await tool.core()
  const ada = await newPerson(database)
  for (const { input: given } of await tool.examples()) {
    const input = core.input.parse(given)
    const composed = core.compose(input)
    if (composed === undefined) continue
    const { plan } = core.forHistory?.(input, composed) ?? { plan: composed }
    const idempotencyKey = randomUUID()
    const result = { toolSlug: tool.card.slug, input: given, plan: composed, idempotencyKey }
    // As a browser sends it.
    const results = JSON.parse(JSON.stringify([result]))
    await keepResults({ asSelf: ada.as, findTool }, { results })
    const { entries } = await ada.as((statements) => exportHistory(statements, ''))
    const entry = entries.find((one) => one.idempotencyKey === idempotencyKey)
    if (!entry) throw new Error('The plan was not kept')
    expect(entry.output).toMatchObject({ engine: { writtenBy: 'composer' } })
    expect(entry.text).toBe(renderPlan(core, { plan, input: entry.input })?.text)
    expect((await showEntry(entry, tool)).text).toBe(entry.text)
  }
})
