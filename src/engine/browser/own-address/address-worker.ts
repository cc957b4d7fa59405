import { fetchDirect, type DirectRequest } from './direct-fetch.ts'

// A worker lives under the policy of its own file, so that pages may connect to nobody but us. See decision 17.
globalThis.addEventListener('message', ({ data }: MessageEvent<DirectRequest>) => {
  void fetchDirect(data, undefined, (event) => globalThis.postMessage(event))
})
