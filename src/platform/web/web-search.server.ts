import { z } from 'zod'

export const webSearchKinds = ['searxng', 'brave', 'google'] as const
export type WebSearchKind = (typeof webSearchKinds)[number]

export type WebSearchConfig = {
  kind: WebSearchKind
  /** Address of the service: SearXNG's own; another one for the others stands in for them in tests. */
  url: string | undefined
  key: string | undefined
  /** Google's id of a programmable search engine. */
  engineId: string | undefined
}

export type WebResult = { url: string; title: string }

export type WebSearch = {
  /** As people know it. */
  name: string
  /** Web addresses with this phrase, likeliest first. Throws when the service does not answer. */
  find: (phrase: string, signal: AbortSignal) => Promise<WebResult[]>
}

const timeoutMs = 6_000
const mostResults = 5
const limitBytes = 1024 * 1024

const Results = z.array(
  z
    .object({ url: z.url({ protocol: /^https?$/ }), title: z.string().catch('') })
    .catch({ url: '', title: '' }),
)
const SearxngAnswer = z.object({ results: Results })
const BraveAnswer = z.object({ web: z.object({ results: Results }).optional() })
const GoogleAnswer = z.object({
  items: z
    .array(z.object({ link: z.string(), title: z.string().catch('') }))
    .default([])
    .transform((items) => items.map(({ link, title }) => ({ url: link, title }))),
})

/** The search service that is set up. Its address is the operator's own, so it may be inside. */
export function createWebSearch({ kind, url, key = '', engineId = '' }: WebSearchConfig): WebSearch {
  switch (kind) {
    case 'searxng':
      return {
        name: 'SearXNG',
        async find(phrase, signal) {
          const query = new URLSearchParams({ q: `"${phrase}"`, format: 'json', safesearch: '0' })
          const answer = await askService(`${url}/search?${query}`, {}, signal)
          return shorten(SearxngAnswer.parse(answer).results)
        },
      }
    case 'brave':
      return {
        name: 'Brave Search',
        async find(phrase, signal) {
          const query = new URLSearchParams({ q: `"${phrase}"`, count: String(mostResults) })
          const base = url ?? 'https://api.search.brave.com'
          const answer = await askService(
            `${base}/res/v1/web/search?${query}`,
            { 'X-Subscription-Token': key },
            signal,
          )
          return shorten(BraveAnswer.parse(answer).web?.results ?? [])
        },
      }
    case 'google':
      return {
        name: 'Google',
        async find(phrase, signal) {
          const query = new URLSearchParams({ q: `"${phrase}"`, cx: engineId, num: String(mostResults), key })
          const base = url ?? 'https://customsearch.googleapis.com'
          const answer = await askService(`${base}/customsearch/v1?${query}`, {}, signal)
          return shorten(GoogleAnswer.parse(answer).items)
        },
      }
  }
}

function shorten(results: readonly WebResult[]): WebResult[] {
  return results.filter(({ url }) => /^https?:\/\//.test(url)).slice(0, mostResults)
}

async function askService(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    // A key must not travel on to another address.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The search service answered with status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > limitBytes) throw new Error('The search service sent too much')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
