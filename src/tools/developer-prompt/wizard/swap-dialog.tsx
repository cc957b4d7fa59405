import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import * as texts from './swap-dialog.texts.ts'
import type { DraftSwap } from './use-draft-swap.ts'

export function SwapDialog({ swap: { asked, confirm, cancel } }: { swap: DraftSwap }) {
  if (asked === undefined) return null
  const [title, confirmLabel] =
    asked === 'new'
      ? [texts.startNewQuestion, texts.startNew]
      : typeof asked === 'number'
        ? [texts.exampleQuestion, texts.loadExample]
        : [texts.newIdeaAndDraft, asked.wantsAnswer ? texts.replaceAndGenerate : texts.startFromIdea]
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
