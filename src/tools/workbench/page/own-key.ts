import { z } from 'zod'
import { ownKeyProviders } from '#tools/contract/engine-report.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from '../browser-storage.ts'
import { ownKeyKey } from '../storage-keys.ts'

/** A person's own key of a model provider. It stays in this browser, and goes along only where an answer is asked for. */
export const OwnKey = z.object({
  provider: z.enum(ownKeyProviders),
  // What a header can carry.
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,300}$/, 'Please enter the key as the provider shows it, without spaces'),
})
export type OwnKey = z.infer<typeof OwnKey>

export function readOwnKey(storage: BrowserStorage | undefined): OwnKey | undefined {
  return OwnKey.safeParse(readJson(storage, ownKeyKey)).data
}

/** False when the browser refused. */
export function writeOwnKey(storage: BrowserStorage | undefined, key: OwnKey): boolean {
  return writeText(storage, ownKeyKey, JSON.stringify(key))
}

export function forgetOwnKey(storage: BrowserStorage | undefined): void {
  removeKey(storage, ownKeyKey)
}
