import { sealingDatabase } from '#shared/storage-keys.ts'

/** A key for each sealed text, by its id. */
export type SealingKeys = {
  find: (id: string) => Promise<CryptoKey | undefined>
  /** Answers the one that is there from now on: of two that are made at the same moment the first is kept. */
  keep: (id: string, key: CryptoKey) => Promise<CryptoKey>
  remove: (id: string) => Promise<void>
}

const algorithm = 'AES-GCM'

/**
 * A text that the browser's storage may hold: encrypted with a key of its own, which lies elsewhere and which no script
 * can read, not even ours. Where storage is copied, shown or backed up, nothing can be read from it; what a script on
 * this page may use, it still can. Throws where the browser has no cryptography, which is without TLS.
 */
export async function sealText(keys: SealingKeys, id: string, text: string): Promise<string> {
  const key = (await keys.find(id)) ?? (await keys.keep(id, await newKey()))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: bound(id) }, key, bytes)
  return `${toBase64(iv)} ${toBase64(new Uint8Array(sealed))}`
}

/** undefined: its key is gone, or somebody changed it. Throws where the keys cannot be looked at now. */
export async function unsealText(keys: SealingKeys, id: string, sealed: string): Promise<string | undefined> {
  const key = await keys.find(id)
  if (key === undefined) return undefined
  try {
    const [iv = '', text = ''] = sealed.split(' ')
    const cipher = { name: algorithm, iv: fromBase64(iv), additionalData: bound(id) }
    const bytes = await crypto.subtle.decrypt(cipher, key, fromBase64(text))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

const newKey = () =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
const bound = (id: string) => new TextEncoder().encode(id)
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const storeName = 'keys'

/** In IndexedDB, the one place that keeps a key without showing it. */
export const sealingKeys: SealingKeys = {
  find: (id) => inStore('readonly', (store) => settled(store.get(id))),
  keep: (id, key) =>
    inStore('readwrite', async (store) => {
      const kept: CryptoKey | undefined = await settled(store.get(id))
      if (kept === undefined) await settled(store.put(key, id))
      return kept ?? key
    }),
  remove: (id) => inStore('readwrite', (store) => settled(store.delete(id))),
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(sealingDatabase)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await settled(opening)
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    // An open one would hold up whoever removes it at sign-out.
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no keys')))
  })
}
