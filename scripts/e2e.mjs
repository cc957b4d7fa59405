// npm run e2e: only the journeys in the browser, or those of the named files.
import { onPinnedNode } from './on-pinned-node.mjs'
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs'

await onPinnedNode()
keepTemporaryFilesInMemory()
const { runPlaywright } = await import('./playwright-run.mjs')
const counts = await runPlaywright(process.argv.slice(2))
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 ? 1 : 0)
