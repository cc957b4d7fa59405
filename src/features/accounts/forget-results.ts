import {
  browserStorage,
  ownerKey,
  readText,
  removeKey,
  signOutKey,
  storedKeys,
  tabStorage,
  writeText,
  type BrowserStorage,
} from '#shared/browser-storage.ts'
import { forgetIdea } from '#tools/workbench/brought-idea.ts'
import { isToolKey, sealingDatabase } from '#shared/storage-keys.ts'

/**
 * At sign-out: what was generated is in the history, and must not wait in this browser for whoever sits down next.
 * Forms go too: one may have come out of the history, and nothing tells it from the others.
 */
export function forgetResults(kept = browserStorage(), ofTab = tabStorage()): void {
  const signOut = Math.random().toString(36).slice(2)
  for (const storage of [kept, ofTab]) removeToolKeys(storage)
  removeKey(kept, ownerKey)
  for (const storage of [kept, ofTab]) writeText(storage, signOutKey, signOut)
  forgetIdea()
  forgetSealingKeys()
}

/**
 * Another tab keeps what is for it only, such as a key, out of reach of the tab where somebody signs out. It forgets
 * that itself: at once, or as soon as it shows a page of ours again.
 */
export function followSignOut(): () => void {
  const follow = () => forgetAfterSignOut()
  follow()
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', follow)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', follow)
  }
}

/** Removes what a tab kept before the last sign-out of this browser. */
export function forgetAfterSignOut(kept = browserStorage(), ofTab = tabStorage()): void {
  const signOut = readText(kept, signOutKey)
  if (signOut === null || signOut === readText(ofTab, signOutKey)) return
  removeToolKeys(ofTab)
  writeText(ofTab, signOutKey, signOut)
}

/** Without them what another tab still holds sealed is worth nothing. */
function forgetSealingKeys(): void {
  try {
    indexedDB.deleteDatabase(sealingDatabase)
  } catch {
    // Where the browser has none or forbids it, nothing was sealed.
  }
}

function removeToolKeys(storage: BrowserStorage | undefined): void {
  for (const key of storedKeys(storage).filter(isToolKey)) removeKey(storage, key)
}
