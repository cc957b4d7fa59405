// npm start: on a fresh machine this is all there is to do.
import { pathToFileURL } from 'node:url'
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()
const { buildIfStale, serverBundle } = await import('./build-if-stale.mjs')
await buildIfStale()

// Not a child process: the server itself gets the signals, and its exit code is ours.
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL(serverBundle).href)
