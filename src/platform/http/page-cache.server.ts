export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** The document cut at every place where the nonce belongs. */
  parts: readonly string[]
}

type Limits = { pages: number; characters: number; lifetimeMs: number; now?: () => number }

/** Rendered anonymous pages, least recently used out first. Bounded, since visitors choose the addresses. */
export class PageCache {
  readonly #entries = new Map<string, { page: CachedPage; size: number; expiresAt: number }>()
  readonly #limits: Limits
  readonly #now: () => number
  #characters = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#now = limits.now ?? Date.now
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    if (entry.expiresAt <= this.#now()) {
      this.#characters -= entry.size
      return undefined
    }
    this.#entries.set(key, entry)
    return entry.page
  }

  set(key: string, page: CachedPage): void {
    const size = page.parts.reduce((sum, part) => sum + part.length, key.length)
    if (size > this.#limits.characters / 4) return
    this.#remove(key)
    this.#entries.set(key, { page, size, expiresAt: this.#now() + this.#limits.lifetimeMs })
    this.#characters += size
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.pages && this.#characters <= this.#limits.characters) break
      this.#remove(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#characters = 0
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#characters -= entry.size
  }
}

const trackingParameter = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|ref)$/i

/** Path and search without what only tracks where a visitor came from. */
export function pageKey(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !trackingParameter.test(name))
  if (kept.length === 0) return url.pathname
  return `${url.pathname}?${new URLSearchParams(kept)}`
}
