import type { EngineOrder } from './engine-messages.ts'
import { serveEngine } from './serve-engine.ts'

// Several megabytes of script: fetched for the first order that needs a model, and never by a page.
const obey = serveEngine(
  (event) => globalThis.postMessage(event),
  () => import('@mlc-ai/web-llm'),
)

globalThis.addEventListener('message', ({ data }: MessageEvent<EngineOrder>) => void obey(data))
