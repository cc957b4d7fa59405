import { useEffect, useState } from 'react'
import { browserStorage } from '../draft-storage.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

/** The draft of this browser, saved when the page goes away and kept in step with other tabs. */
export function useDraftStore(): DraftStore {
  const [store] = useState(() => createDraftStore(browserStorage()))

  useEffect(() => {
    const receive = (event: StorageEvent) => store.receive(event.key)
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
