// npm test: everything that has to hold, on a machine that has nothing but Node. Ends with `N passed, N failed`.
import { existsSync } from 'node:fs'
import { onPinnedNode } from './on-pinned-node.mjs'
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs'

await onPinnedNode()
keepTemporaryFilesInMemory()
const { staticChecks } = await import('./checks.mjs')
const { runVitest } = await import('./vitest-run.mjs')
const { startProgress } = await import('./progress.mjs')
const { buildIfStale } = await import('./build-if-stale.mjs')
const { startPostgres } = await import('./postgres-for-tests.mjs')
const { installDebianPackage } = await import('./install-debian-package.mjs')
const { startServer } = await import('./server-for-tests.mjs')
const { checkSizeBudget } = await import('./size-budget.mjs')
const { runPlaywright } = await import('./playwright-run.mjs')

const progress = startProgress()
for (const { name, run } of staticChecks) await progress.step(name, run)
await progress.step('unit tests', () => runVitest('unit'))
await progress.step('the embedded database itself', () => runVitest('embedded'))
await progress.step('integration on the embedded database', () =>
  runVitest('database', { TEST_DATABASE: 'embedded' }),
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
  // Deployments pool their connections through it, so the suite works through it once as well.
  if (!existsSync('/usr/sbin/pgbouncer')) await installDebianPackage('pgbouncer')
  const postgres = await startPostgres()
  try {
    return await runVitest('database', { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
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
