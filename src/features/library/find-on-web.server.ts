import type { SourceText } from '#comparison/comparison.ts'
import type { Log } from '#platform/log.server.ts'
import type { GuardedFetch } from '#platform/web/guarded-fetch.server.ts'
import type { WebSearch } from '#platform/web/web-search.server.ts'
import type { LibraryThreads } from './library-threads.server.ts'

export type WebFindings = {
  sources: SourceText[]
  provider: string
  queries: number
  pages: number
  /** Some pages, or their ends, were left out. */
  isTruncated: boolean
}

const mostPages = 10
const fetchedAtOnce = 4
/** Of all pages together; comparing takes time in proportion. */
const mostCharacters = 2_000_000

export type WebDeps = {
  search: WebSearch
  fetchPage: GuardedFetch
  threads: LibraryThreads
  log: Pick<Log, 'warn'>
}

/** Pages that a search service finds for these phrases, read to their main text. What fails is left out and counted. */
export async function findOnWeb(
  { search, fetchPage, threads, log }: WebDeps,
  phrases: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<WebFindings> {
  const titles = new Map<string, { title: string; votes: number }>()
  let queries = 0
  let done = 0
  onProgress(0, phrases.length + mostPages)
  await Promise.all(
    phrases.map(async (phrase) => {
      try {
        for (const { url, title } of await search.find(phrase, signal)) {
          const known = titles.get(url)
          titles.set(url, { title: known?.title || title, votes: (known?.votes ?? 0) + 1 })
        }
        queries += 1
      } catch (error) {
        if (signal.aborted) throw error
        log.warn({ error, provider: search.name }, 'a search of the web failed')
      }
      onProgress((done += 1), phrases.length + mostPages)
    }),
  )

  const wanted = [...titles].sort((one, other) => other[1].votes - one[1].votes).slice(0, mostPages)
  const sources: SourceText[] = []
  const waiting = wanted.map(([url, { title }], index) => ({ url, title, index }))
  const readPages = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { url, title, index } = next
      try {
        const page = await fetchPage(url, { signal })
        const format = page.type.startsWith('text/plain') ? 'text' : 'html'
        const { bytes, ...origin } = page
        const read = await threads.run({ kind: 'read', bytes, format, page: origin }, signal)
        sources.push({
          id: `web-${index + 1}`,
          title: (read.title || title || new URL(page.url).hostname).slice(0, 300),
          url: page.url,
          origin: 'web',
          text: read.text,
        })
      } catch (error) {
        if (signal.aborted) throw error
        log.warn({ error, host: new URL(url).host }, 'a page of the web was not read')
      }
      onProgress((done += 1), phrases.length + wanted.length)
    }
  }
  await Promise.all(Array.from({ length: fetchedAtOnce }, readPages))
  sources.sort((one, other) => Number(one.id.slice(4)) - Number(other.id.slice(4)))
  let left = mostCharacters
  let isTruncated = false
  for (const source of sources) {
    isTruncated ||= source.text.length > left
    source.text = source.text.slice(0, left)
    left -= source.text.length
  }
  const compared = sources.filter(({ text }) => text !== '')
  return { sources: compared, provider: search.name, queries, pages: compared.length, isTruncated }
}
