import { gunzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export type CountedEvent = { uuid: string; event: string; properties: Record<string, unknown> }

/** Everything this page sends to be counted or recorded, as it leaves the browser. */
export function hearIngest(page: Page): {
  events: () => CountedEvent[]
  names: () => string[]
  /** Unpacked. */
  recordings: () => string[]
  requests: Request[]
} {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ingest')) requests.push(request)
  })
  const of = (kind: string) => requests.filter((request) => request.url().endsWith(kind))
  const events = () =>
    of('/events').flatMap(
      (request) => (JSON.parse(request.postData() ?? '{"batch":[]}') as { batch: CountedEvent[] }).batch,
    )
  return {
    requests,
    events,
    names: () => events().map(({ event }) => event),
    recordings: () =>
      of('/recordings').map((request) => {
        const body = request.postDataBuffer()
        if (!body) return ''
        // The last piece of a page goes as it is.
        const isPlain = request.headers()['content-type'] === 'application/json'
        return (isPlain ? body : gunzipSync(body)).toString('utf8')
      }),
  }
}
