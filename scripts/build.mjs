// npm run build: what npm start does when the sources changed, without starting.
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()
const { buildIfStale } = await import('./build-if-stale.mjs')
await buildIfStale()
