import { useCallback, useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { emptyDraft, type PromptDraft } from '../form-rules.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { loadExample } from './example-picker.tsx'
import type { SuggestionState } from './use-suggestion.ts'
import { isBlankDraft } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

/** What somebody asked for that puts another draft into the form. */
export type Swap = { kind: 'new' } | { kind: 'example'; index: number } | { kind: 'idea'; idea: string }

type FinishedSwap = Exclude<Swap, { kind: 'idea' }>

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
  fill: SuggestionState['fill'],
  onCleared: () => void,
): DraftSwap {
  const [asked, setAsked] = useState<Swap>()
  const [done, setDone] = useState<{ message: string; before: PromptDraft; after: PromptDraft }>()
  const showToast = useToast()

  const perform = useCallback(
    async (swap: Swap) => {
      setAsked(undefined)
      const before = store.draft()
      try {
        if (swap.kind === 'idea') {
          // Says itself what it filled, and how to undo it.
          void fill(swap.idea, 'blank')
          return onSwapped()
        }
        const after = await draftAfter(swap)
        if (swap.kind === 'new') {
          store.clear()
          onCleared()
        } else store.replace(after)
        setDone({ message: messageOf(swap, after), before, after })
        onSwapped()
      } catch {
        showToast({ title: texts.exampleNotLoaded, variant: 'destructive' })
      }
    },
    [store, showToast, onSwapped, fill, onCleared],
  )

  const ask = useCallback(
    (swap: Swap) => (isBlankDraft(store.draft()) ? void perform(swap) : setAsked(swap)),
    [store, perform],
  )

  return {
    asked,
    ask,
    confirm: () => void (asked && perform(asked)),
    cancel: () => setAsked(undefined),
    done:
      done?.after === draft
        ? {
            message: done.message,
            undo() {
              store.replace(done.before)
              onSwapped()
            },
          }
        : undefined,
  }
}

async function draftAfter(swap: FinishedSwap): Promise<PromptDraft> {
  return swap.kind === 'new' ? emptyDraft : loadExample(swap.index)
}

function messageOf(swap: FinishedSwap, after: PromptDraft): string {
  return swap.kind === 'new' ? texts.draftCleared : texts.exampleInForm(after.projectName)
}
