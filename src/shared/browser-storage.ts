/** What drafts and results need of `localStorage`. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/** In `localStorage` the name of the last sign-out, in `sessionStorage` of the last that this tab knows of. */
export const signOutKey = 'signOut'

/** In `localStorage`: the id of who was signed in when a page of ours was last loaded. */
export const ownerKey = 'owner'

/** `undefined` on the server and where the browser forbids storage. */
export function browserStorage(): BrowserStorage | undefined {
  // Node has storages of these names too, which all visitors would share.
  return attempt(() => (typeof document === 'undefined' ? undefined : globalThis.localStorage), undefined)
}

/** The same for as long as this tab is open. */
export function tabStorage(): BrowserStorage | undefined {
  return attempt(() => (typeof document === 'undefined' ? undefined : globalThis.sessionStorage), undefined)
}

/** As they are now; what is removed while going through them does not matter. */
export function storedKeys(storage: BrowserStorage | undefined): string[] {
  const keyAt = (_: unknown, index: number) => storage?.key?.(index) ?? ''
  return attempt(() => Array.from({ length: storage?.length ?? 0 }, keyAt), [])
}

export function readText(storage: BrowserStorage | undefined, key: string): string | null {
  return attempt(() => storage?.getItem(key) ?? null, null)
}

/** `undefined` when what is stored is not JSON; null when nothing is. */
export function readJson(storage: BrowserStorage | undefined, key: string): unknown {
  return attempt(() => JSON.parse(readText(storage, key) ?? 'null'), undefined)
}

/** False when the browser refused, because it is full or forbids storage. */
export function writeText(storage: BrowserStorage | undefined, key: string, value: string): boolean {
  return attempt(() => {
    storage?.setItem(key, value)
    return storage !== undefined
  }, false)
}

export function removeKey(storage: BrowserStorage | undefined, key: string): void {
  attempt(() => storage?.removeItem(key), undefined)
}

/** Every access can throw: where storage is forbidden or full, and for what is not ours. */
function attempt<Value>(access: () => Value, otherwise: Value): Value {
  try {
    return access()
  } catch {
    return otherwise
  }
}
