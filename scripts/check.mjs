// npm run check: the fast loop while working. Seconds; no database, no browser.
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()
const { runStaticChecks } = await import('./checks.mjs')
const { runVitest } = await import('./vitest-run.mjs')
const { startProgress } = await import('./progress.mjs')

const progress = startProgress()
await runStaticChecks(progress)
await progress.step('unit tests', () => runVitest(['unit']))
process.exit(progress.finish())
