// npm run check: the fast loop while working. Seconds; no database, no browser.
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()
const { staticChecks } = await import('./checks.mjs')
const { runVitest } = await import('./vitest-run.mjs')
const { startProgress } = await import('./progress.mjs')

const progress = startProgress()
for (const { name, run } of staticChecks) await progress.step(name, run)
await progress.step('unit tests', () => runVitest('unit'))
process.exit(progress.finish())
