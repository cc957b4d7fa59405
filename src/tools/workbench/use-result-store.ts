import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnswerParts } from './answer.ts'
import { createResultStore, type ResultShelf, type ResultStore } from './result-store.ts'
import type { DraftShape } from './tool-draft.ts'

/** The results of this browser, kept in step with other tabs; the server knows none. */
export function useResultStore<Draft extends DraftShape, Answer extends AnswerParts>(
  deps: () => Parameters<typeof createResultStore<Draft, Answer>>[0],
): { results: ResultStore<Draft, Answer>; shelf: ResultShelf<Draft, Answer> } {
  const [results] = useState(() => createResultStore(deps()))
  const [empty] = useState<ResultShelf<Draft, Answer>>({ results: [], shown: undefined, variant: undefined })
  const shelf = useSyncExternalStore(results.subscribe, results.shelf, () => empty)

  useEffect(() => {
    const receive = (event: StorageEvent) => results.receive(event.key)
    window.addEventListener('storage', receive)
    return () => window.removeEventListener('storage', receive)
  }, [results])

  return { results, shelf }
}
