import { useState } from 'react'
import type { AnswerParts } from './answer.ts'
import type { DraftStore } from './draft-store.ts'
import type { ResultStore } from './result-store.ts'
import type { DraftShape } from './tool-draft.ts'

export type Undo = {
  /** Does something to form or results, says so, and offers the way back. */
  around: (message: string, act: () => void) => void
  forget: () => void
  /** Gone with the next keystroke, which an undo would lose. */
  undoable: { message: string; undo: () => void } | undefined
}

/** The way back from what replaces the form or takes a result away. `draft` is the one on screen. */
export function useUndo<Draft extends DraftShape, Answer extends AnswerParts>(
  drafts: DraftStore<Draft>,
  results: ResultStore<Draft, Answer>,
  draft: Draft,
): Undo {
  const [done, setDone] = useState<{ message: string; draft: Draft; undo: () => void }>()

  return {
    around(message, act) {
      const before = { draft: drafts.draft(), shelf: results.shelf() }
      act()
      setDone({
        message,
        draft: drafts.draft(),
        undo() {
          drafts.replace(before.draft)
          results.restore(before.shelf)
          setDone(undefined)
        },
      })
    },
    forget: () => setDone(undefined),
    undoable: done?.draft === draft ? { message: done.message, undo: done.undo } : undefined,
  }
}
