import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import * as texts from './swap-dialog.texts.ts'
import type { DraftSwap, Swap } from './use-draft-swap.ts'

export function SwapDialog({ swap: { asked, confirm, cancel } }: { swap: DraftSwap }) {
  if (asked === undefined) return null
  const [title, confirmLabel] = wordsFor(asked)
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={texts.keepMyDraft}
      isDestructive
      onConfirm={confirm}
      onCancel={cancel}
    >
      {typeof asked === 'object' ? (
        <p className="border-l-2 border-line pl-3 wrap-anywhere">{asked.text}</p>
      ) : (
        <p>{texts.answersAreRemoved}</p>
      )}
    </ConfirmDialog>
  )
}

function wordsFor(asked: Swap): [title: string, confirmLabel: string] {
  if (asked === 'new') return [texts.startNewQuestion, texts.startNew]
  if (typeof asked === 'number') return [texts.exampleQuestion, texts.loadExample]
  return [texts.newIdeaAndDraft, asked.wantsAnswer ? texts.replaceAndGenerate : texts.startFromIdea]
}
