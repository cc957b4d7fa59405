/** What drafts and results need of `localStorage`. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/** `undefined` on the server and where the browser forbids storage. */
export function browserStorage(): BrowserStorage | undefined {
  return storageNamed('localStorage')
}

/** The same for as long as this tab is open. */
export function tabStorage(): BrowserStorage | undefined {
  return storageNamed('sessionStorage')
}

function storageNamed(name: 'localStorage' | 'sessionStorage'): BrowserStorage | undefined {
  try {
    // Node has storages of these names too, which all visitors would share.
    return typeof document === 'undefined' ? undefined : globalThis[name]
  } catch {
    return undefined
  }
}

/** As they are now; what is removed while going through them does not matter. */
export function storedKeys(storage: BrowserStorage | undefined): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key?.(index) ?? '')
  } catch {
    return []
  }
}

export function readText(storage: BrowserStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** `undefined` when what is stored is not JSON; null when nothing is. */
export function readJson(storage: BrowserStorage | undefined, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null')
  } catch {
    return undefined
  }
}

/** False when the browser refused, because it is full or forbids storage. */
export function writeText(storage: BrowserStorage | undefined, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    return false
  }
}

export function removeKey(storage: BrowserStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}
