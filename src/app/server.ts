import { readEnvironment } from '#platform/config.server.ts'

// React chooses between its two builds when it is first loaded, so the mode is set before the rest is imported.
readEnvironment().NODE_ENV ??= 'production'
const { startServer } = await import('./start-server.server.ts')
await startServer()
