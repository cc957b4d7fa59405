// npm test: everything that has to hold, on a machine that has nothing but Node. Ends with `N passed, N failed`.
import { onPinnedNode } from './on-pinned-node.mjs'
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs'

await onPinnedNode()
keepTemporaryFilesInMemory()
const { runStaticChecks } = await import('./checks.mjs')
const { runVitest } = await import('./vitest-run.mjs')
const { startProgress } = await import('./progress.mjs')
const { buildIfStale } = await import('./build-if-stale.mjs')
const { startPostgres } = await import('./postgres-for-tests.mjs')
const { installProgramsForTests } = await import('./programs-for-tests.mjs')
const { startServer } = await import('./server-for-tests.mjs')
const { checkSizeBudget } = await import('./size-budget.mjs')
const { runPlaywright } = await import('./playwright-run.mjs')

const progress = startProgress()
// Downloading is waiting, and the checks have work meanwhile.
const programs = installProgramsForTests()
await runStaticChecks(progress)
await programs
await progress.step('unit tests', () => runVitest(['unit']))
await progress.step('the embedded database and integration on it', () =>
  runVitest(['embedded', 'database'], { TEST_DATABASE: 'embedded' }),
)
await progress.step('integration on PostgreSQL', onPostgres)
await progress.step('build', async () => {
  await buildIfStale()
  return 0
})
await progress.step('size budget and graceful stop', withServer)
await progress.step('journeys in the browser', () => runPlaywright())
process.exit(progress.finish())

async function onPostgres() {
  const postgres = await startPostgres()
  try {
    return await runVitest(['database'], { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function withServer() {
  const server = await startServer()
  const counts = await checkSizeBudget(server.url).catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  const code = await server.stop()
  console.log(`SIGTERM: the server ended with ${code}`)
  return code === 0
    ? { passed: counts.passed + 1, failed: counts.failed }
    : { passed: counts.passed, failed: counts.failed + 1 }
}
