import { readFileSync } from 'node:fs'

// As far from the root here as beside the bundle in build/server.
const file = new URL('../../package.json', import.meta.url)

/** Of this program, as package.json says it. */
export const version = String((JSON.parse(readFileSync(file, 'utf8')) as { version: unknown }).version)
