import { addressGroup } from '#platform/http/client-address.server.ts'
import { createShares, type ShareSize } from '#platform/http/shares.server.ts'

type Expensive = ShareSize & { paths: readonly string[]; pattern?: RegExp }

/** What takes a core, the database or much memory for longer than a page does; files of 10 MB the most of it. */
const expensive: readonly Expensive[] = [
  { paths: ['/functions/v1/check-plagiarism'], atOnce: 2, waiting: 8, inAll: 200 },
  { paths: ['/sources/import', '/sources/read'], atOnce: 2, waiting: 20, inAll: 40 },
  { paths: ['/admin/uploads'], atOnce: 2, waiting: 20, inAll: 40 },
  { paths: ['/history/changes'], atOnce: 2, waiting: 20, inAll: 200 },
  { paths: ['/history/compare'], atOnce: 1, waiting: 4, inAll: 200 },
  { paths: ['/ingest/recordings'], atOnce: 2, waiting: 20, inAll: 200 },
  {
    paths: ['/account/data'],
    pattern: /^\/(?:history\/all\.\w+|admin\/insights\/export\/.+)$/,
    atOnce: 1,
    waiting: 4,
    inAll: 200,
  },
]
/** A search on any page. */
const search: ShareSize = { atOnce: 4, waiting: 20, inAll: 200 }

/** Lets a request in when its caller's share of what it asks for allows; `leave` is for when it is answered. */
export function createExpensiveRequests() {
  const kinds = expensive.map(({ paths, pattern, ...size }) => ({
    paths,
    pattern,
    shares: createShares(size),
  }))
  const byPath = new Map(kinds.flatMap(({ paths, shares }) => paths.map((path) => [path, shares] as const)))
  const ofSearches = createShares(search)
  return async function enter(
    path: string,
    url: string,
    callerOf: () => { address: string; signal: AbortSignal },
  ): Promise<(() => void) | undefined> {
    const plain = plainPath(path)
    const shares =
      byPath.get(plain) ??
      kinds.find(({ pattern }) => pattern?.test(plain))?.shares ??
      (searches(url) ? ofSearches : undefined)
    if (shares === undefined) return undefined
    const { address, signal } = callerOf()
    return shares.enter(addressGroup(address), signal)
  }
}

function searches(url: string): boolean {
  const at = url.indexOf('?')
  return at !== -1 && new URLSearchParams(url.slice(at)).getAll('search').some(Boolean)
}

/** As the router reads it: in any case, with encoded letters, with or without a slash at its end. */
function plainPath(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/?(?:\.data)?$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
