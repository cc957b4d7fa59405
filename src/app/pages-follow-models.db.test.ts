import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway, type RunningGateway } from '#engine/create-gateway.server.ts'
import { createLocalFinder } from '#engine/providers/find-local.server.ts'
import { createModelDesk } from '#engine/providers/model-desk.server.ts'
import { ProviderForm } from '#engine/providers/setup-forms.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { createLog } from '#platform/log.server.ts'
import { createPageHandler } from './pages.server.ts'

const config = parseConfig({})
const log = createLog('silent')
const gateways: RunningGateway[] = []
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await database.close()
})

/** A process with pages that say, like ours, whether a Gemini model is asked first. */
async function startProcess() {
  const gateway = createGateway(config, log, {
    database,
    secret: 'a secret of more than thirty-two characters',
  })
  gateways.push(gateway)
  await gateway.loadSetup()
  const desk = createModelDesk(gateway, createLocalFinder({ mode: 'off', log }), { isUsedAtOnce: false })
  const answerPage = createPageHandler({
    handle: async () =>
      new Response(desk.asksGemini('plagiarism-checker') ? 'by Gemini' : 'without a model', {
        headers: { 'content-type': 'text/html' },
      }),
    config,
    log,
    findViewer: async () => ({ viewer: undefined, cookies: [] }),
    provide: () => undefined,
    followChanges: gateway.onSetupChange,
  })
  const page = async () =>
    (await answerPage(new Request('http://x/plagiarism'), { requestId: 'id', address: '' })).text()
  return { desk, page }
}

test('a kept page says which model is asked within five seconds of the change in another process', async () => {
  const eva = await newPerson(database, { isAdmin: true })
  const here = await startProcess()
  const elsewhere = await startProcess()
  for (const { page } of [here, elsewhere]) expect(await page()).toBe('without a model')
  const form = ProviderForm.parse({
    kind: 'google',
    baseUrl: '',
    key: 'not-a-key',
    model: 'gemini-3.8-flash',
  })
  const id = await withAdmin(database, eva.id, (statements) => here.desk.save(statements, '', form))
  await here.desk.refresh()
  expect(await here.page()).toBe('by Gemini')
  await expect.poll(elsewhere.page, { timeout: 5_000 }).toBe('by Gemini')
  await withAdmin(database, eva.id, (statements) => here.desk.remove(statements, id))
  await expect.poll(elsewhere.page, { timeout: 5_000 }).toBe('without a model')
})
