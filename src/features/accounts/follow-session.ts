import {
  browserStorage,
  ownerKey,
  readText,
  removeKey,
  tabStorage,
  writeText,
} from '#shared/browser-storage.ts'
import { forgetResults } from './forget-results.ts'

/**
 * What was made under a session goes with it, however it ended: it ran out, was ended elsewhere, or its account is
 * gone. `viewer` is who the server says is signed in, '' for nobody. Who has no account has no mark and loses nothing.
 */
export function forgetFormer(viewer: string, kept = browserStorage(), ofTab = tabStorage()): boolean {
  const owner = readText(kept, ownerKey)
  const isOver = owner !== null && owner !== viewer
  if (isOver) {
    // Before the rest, so that a form that is open in another tab stays as it is there: draft-store.ts.
    removeKey(kept, ownerKey)
    forgetResults(kept, ofTab)
  }
  if (viewer !== '' && owner !== viewer) writeText(kept, ownerKey, viewer)
  return isOver
}

/** As soon as a page is loaded, before anything on it reads what this browser keeps. */
export function followSessionAtLoad(): void {
  const { viewer } = document.documentElement.dataset
  // The page of a failure does not know.
  if (viewer === undefined) return
  // Going back can show a page as it was before somebody signed in.
  if (viewer === '' && readText(browserStorage(), ownerKey) !== null && isFromHistory())
    return window.location.reload()
  forgetFormer(viewer)
}

/**
 * While a page is open. Whoever is asked to sign in again finds a form as they left it once they have; when they go
 * elsewhere instead, it goes from storage, memory and page.
 */
export function followSession(viewer: string, path: string): void {
  const isAskedToSignIn = viewer === '' && path.startsWith('/auth')
  if (!isAskedToSignIn && forgetFormer(viewer)) window.location.reload()
}

function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}
