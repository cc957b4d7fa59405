import { useEffect, useState } from 'react'
import { ownerKey, signOutKey } from './storage-keys.ts'
import { createDraftStore, type DraftSource, type DraftStore } from './draft-store.ts'

/** The draft of this browser, saved when the page goes away and kept in step with other tabs. */
export function useDraftStore<Draft extends object>(open: () => DraftSource<Draft>): DraftStore<Draft> {
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
    window.addEventListener('storage', receive)
    window.addEventListener('pagehide', store.flush)
    window.addEventListener('blur', store.flush)
    document.addEventListener('visibilitychange', store.flush)
    return () => {
      window.removeEventListener('storage', receive)
      window.removeEventListener('pagehide', store.flush)
      window.removeEventListener('blur', store.flush)
      document.removeEventListener('visibilitychange', store.flush)
      store.flush()
    }
  }, [store])

  return store
}
