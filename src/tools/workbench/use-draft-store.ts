import { useEffect, useState } from 'react'
import { createDraftStore, type DraftSource, type DraftStore } from './draft-store.ts'

/** The draft of this browser, saved when the page goes away and kept in step with other tabs. */
export function useDraftStore<Draft extends object>(open: () => DraftSource<Draft>): DraftStore<Draft> {
  const [store] = useState(() => createDraftStore(open()))

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
