import { addressGroup } from '#platform/http/client-address.server.ts'
import { createShares, type Shares, type ShareSize } from '#platform/http/shares.server.ts'

type Expensive = ShareSize & { isIt: (path: string, query: URLSearchParams) => boolean }

/** What takes a core, the database or much memory for longer than a page does; files of 10 MB the most of it. */
const expensive: readonly Expensive[] = [
  { isIt: (path) => path === '/functions/v1/check-plagiarism', atOnce: 2, waiting: 8, inAll: 200 },
  { isIt: (path) => /^\/sources\/(?:import|read)$/.test(path), atOnce: 2, waiting: 20, inAll: 40 },
  { isIt: (path) => path === '/admin/uploads', atOnce: 2, waiting: 20, inAll: 40 },
  { isIt: (path) => path === '/history/changes', atOnce: 2, waiting: 20, inAll: 200 },
  { isIt: (path) => path === '/ingest/recordings', atOnce: 2, waiting: 20, inAll: 200 },
  {
    isIt: (path) => /^\/(?:account\/data|history\/all\.\w+|admin\/insights\/export\/.+)$/.test(path),
    atOnce: 1,
    waiting: 4,
    inAll: 200,
  },
  { isIt: (_, query) => query.getAll('search').some(Boolean), atOnce: 4, waiting: 20, inAll: 200 },
]

/** Lets a request in when its caller's share of what it asks for allows; `leave` is for when it is answered. */
export function createExpensiveRequests() {
  const kinds = expensive.map(({ isIt, ...size }): { isIt: Expensive['isIt']; shares: Shares } => ({
    isIt,
    shares: createShares(size),
  }))
  return async function enter(
    path: string,
    url: string,
    callerOf: () => { address: string; signal: AbortSignal },
  ): Promise<(() => void) | undefined> {
    const { searchParams } = new URL(url, 'http://localhost')
    const kind = kinds.find(({ isIt }) => isIt(plainPath(path), searchParams))
    if (kind === undefined) return undefined
    const { address, signal } = callerOf()
    return kind.shares.enter(addressGroup(address), signal)
  }
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
