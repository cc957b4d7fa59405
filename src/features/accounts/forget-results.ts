import { browserStorage, removeKey, storedKeys, tabStorage } from '#tools/workbench/browser-storage.ts'
import { forgetIdea } from '#tools/workbench/brought-idea.ts'
import { isToolKey } from '#tools/workbench/storage-keys.ts'

/**
 * At sign-out: what was generated is in the history, and must not wait in this browser for whoever sits down next.
 * Forms go too: one may have come out of the history, and nothing tells it from the others.
 */
export function forgetResults(kept = browserStorage(), ofTab = tabStorage()): void {
  for (const storage of [kept, ofTab])
    for (const key of storedKeys(storage).filter(isToolKey)) removeKey(storage, key)
  forgetIdea()
}
