import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownerKey, signOutKey } from './storage-keys.ts'
import { createDraftStore, type DraftSource } from './draft-store.ts'

/**
 * The draft of this browser, saved when the page goes away and kept in step with other tabs. `onServer`: what is
 * rendered on the server, where there is no storage.
 */
export function useDraftStore<Draft extends object>(open: () => DraftSource<Draft>, onServer: Draft) {
  const [store] = useState(() => createDraftStore(open()))

  useEffect(() => {
    let isSessionOver = false
    const receive = ({ key, newValue }: StorageEvent) => {
      // What a session that is over leaves is removed between these two; a form that is open must not empty itself
      // before the eyes of whoever types. Signing out names itself last, so that this form goes as well.
      if (key === ownerKey) isSessionOver = newValue === null
      else if (key === signOutKey) isSessionOver = false
      else if (!isSessionOver) store.receive(key)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('storage', receive, { signal })
    window.addEventListener('pagehide', store.flush, { signal })
    window.addEventListener('blur', store.flush, { signal })
    document.addEventListener('visibilitychange', store.flush, { signal })
    return () => {
      listening.abort()
      store.flush()
    }
  }, [store])

  return [store, useSyncExternalStore(store.subscribe, store.draft, () => onServer)] as const
}
