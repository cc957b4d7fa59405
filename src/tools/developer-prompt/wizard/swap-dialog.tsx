import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import * as texts from './swap-dialog.texts.ts'
import type { DraftSwap } from './use-draft-swap.ts'

export function SwapDialog({ swap: { asked, confirm, cancel } }: { swap: DraftSwap }) {
  const ofIdea = typeof asked === 'object' && asked.wantsAnswer ? texts.ideaToAnswer : texts.idea
  const question = asked === 'new' ? texts.newStart : typeof asked === 'number' ? texts.example : ofIdea
  return (
    <ConfirmDialog
      isOpen
      {...question}
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
