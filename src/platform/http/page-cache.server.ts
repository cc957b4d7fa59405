import { createNonceGzip, type NonceGzip } from './nonce-gzip.server.ts'

export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** The document in UTF-8, with a mark at every place where the nonce belongs. */
  bytes: Uint8Array
  /** Where these marks begin. */
  nonceAt: readonly number[]
  /** Compressed, made when it is asked for again. */
  gzip?: NonceGzip
}

type Limits = { pages: number; bytes: number; lifetimeMs: number; now?: () => number }

/** A page to keep. `mark` is as long as every nonce. */
export function pageToKeep(
  html: string,
  mark: string,
  about: Pick<CachedPage, 'status' | 'headers'>,
): CachedPage {
  const bytes = Buffer.from(html)
  const nonceAt: number[] = []
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) nonceAt.push(at)
  return { ...about, bytes, nonceAt }
}

/** The same for who reads gzip. A page that is asked for once is not worth it. */
export function gzipWithNonce(page: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  page.gzip ??= createNonceGzip(page.bytes, page.nonceAt, nonce.length)
  return page.gzip(nonce)
}

/** A copy is cheap; making the text and encoding it for each visitor took most of the time of an answer. */
export function withNonce({ bytes, nonceAt }: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const own = Buffer.from(bytes)
  for (const at of nonceAt) own.write(nonce, at, 'latin1')
  return own
}

/** Rendered anonymous pages, least recently used out first. Bounded, since visitors choose the addresses. */
export class PageCache {
  readonly #entries = new Map<string, { page: CachedPage; size: number; expiresAt: number }>()
  readonly #limits: Limits
  readonly #now: () => number
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#now = limits.now ?? Date.now
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    if (entry.expiresAt <= this.#now()) {
      this.#bytes -= entry.size
      return undefined
    }
    this.#entries.set(key, entry)
    return entry.page
  }

  set(key: string, page: CachedPage): void {
    const size = page.bytes.length + key.length
    if (size > this.#limits.bytes / 4) return
    this.#remove(key)
    this.#entries.set(key, { page, size, expiresAt: this.#now() + this.#limits.lifetimeMs })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.pages && this.#bytes <= this.#limits.bytes) break
      this.#remove(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }
}

const trackingParameter = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|ref)$/i

/** Path and search without what only tracks where a visitor came from. */
export function pageKey(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !trackingParameter.test(name))
  if (kept.length === 0) return url.pathname
  return `${url.pathname}?${new URLSearchParams(kept)}`
}
