// npm run check: the fast loop while working. No browser; PostgreSQL and Redis only for a few tests in scripts/.
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()
const { runStaticChecks } = await import('./checks.mjs')
const { runVitest } = await import('./vitest-run.mjs')
const { startProgress } = await import('./progress.mjs')

const progress = startProgress()
await runStaticChecks(progress)
await progress.step('unit tests', () => runVitest(['unit']))
process.exit(progress.finish())
