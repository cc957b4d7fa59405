// node scripts/run-script.mjs SCRIPT ARGUMENTS: a script that needs packages or a newer Node than the machine may have.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode({ replaces: false })
// The script finds its own name and arguments where it would without us.
process.argv.splice(1, 2, path.resolve(process.argv[2]))
await import(pathToFileURL(process.argv[1]).href)
