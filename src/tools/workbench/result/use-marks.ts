import { useEffect, useState } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import type { TextRange } from './mark-changes.ts'

const none: readonly TextRange[] = []

/** What is new in a text; found when there is time for it, with a part of the program that is fetched for it. */
export function useMarks(before: string | undefined, after: string): readonly TextRange[] {
  const [found, setFound] = useState<{ before: string; after: string; ranges: readonly TextRange[] }>()

  useEffect(() => {
    if (before === undefined) return
    let isWanted = true
    const cancel = whenIdle(() => {
      import('./mark-changes.ts').then(
        ({ markChanges }) => {
          if (isWanted) setFound({ before, after, ranges: markChanges(before, after) })
        },
        // Without marks the text is still the text.
        () => undefined,
      )
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [before, after])

  return found && found.before === before && found.after === after ? found.ranges : none
}
