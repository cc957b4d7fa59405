import workerUrl from './address-worker.ts?worker&url'
import type { DirectEvent, SendDirect } from './direct-fetch.ts'

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}
type Policy = { createScriptURL: (url: string) => string }

// Pages take scripts only from addresses that some code has vouched for, where the browser knows that rule.
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('address-worker', {
  createScriptURL: (url) => url,
})

/** One worker for each request: ending it ends the connection. */
export const sendFromWorker: SendDirect = (request, signal, tell) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl)
  const end = () => {
    worker.terminate()
    resolve()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<DirectEvent>) => {
    tell(data)
    if (data.type === 'end' || data.type === 'failed') end()
  })
  worker.addEventListener('error', () => {
    tell({ type: 'failed' })
    end()
  })
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  else worker.postMessage(request)
  return promise
}
