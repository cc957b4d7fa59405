import { useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { emptyDraft, type PromptDraft } from '../form-rules.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { loadExample } from './example-picker.tsx'
import { isBlankDraft } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

/** What somebody asked for that puts another draft into the form: the example at this place, or an empty form. */
export type Swap = number | 'new'

export type DraftSwap = {
  /** Waits for a yes, because there is a draft to lose. */
  asked: Swap | undefined
  ask: (swap: Swap) => void
  confirm: () => void
  cancel: () => void
  /** What has just been done and the way back; gone with the next keystroke, which an undo would lose. */
  done: { message: string; undo: () => void } | undefined
}

/** Exchanges the whole draft: asks before one is lost, and can be undone afterwards. */
export function useDraftSwap(
  store: DraftStore<PromptDraft>,
  draft: PromptDraft,
  onSwapped: () => void,
  onCleared: () => void,
): DraftSwap {
  const [asked, setAsked] = useState<Swap>()
  const [done, setDone] = useState<{ message: string; before: PromptDraft; after: PromptDraft }>()
  const showToast = useToast()

  async function perform(swap: Swap) {
    setAsked(undefined)
    const before = store.draft()
    try {
      if (swap === 'new') {
        store.clear()
        onCleared()
        setDone({ message: texts.draftCleared, before, after: emptyDraft })
      } else {
        const after = await loadExample(swap)
        store.replace(after)
        setDone({ message: texts.exampleInForm(after.projectName), before, after })
      }
      onSwapped()
    } catch {
      showToast({ title: texts.exampleNotLoaded, variant: 'destructive' })
    }
  }

  const undo = () => {
    if (done) store.replace(done.before)
    onSwapped()
  }

  return {
    asked,
    ask: (swap) => (isBlankDraft(store.draft()) ? void perform(swap) : setAsked(swap)),
    confirm: () => void (asked !== undefined && perform(asked)),
    cancel: () => setAsked(undefined),
    done: done?.after === draft ? { message: done.message, undo } : undefined,
  }
}
