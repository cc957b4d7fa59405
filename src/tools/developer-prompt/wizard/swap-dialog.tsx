import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import * as texts from './swap-dialog.texts.ts'
import type { DraftSwap } from './use-draft-swap.ts'

export function SwapDialog({ swap: { asked, confirm, cancel } }: { swap: DraftSwap }) {
  const isNew = asked === 'new'
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={isNew ? texts.startNewQuestion : texts.exampleQuestion}
      confirmLabel={isNew ? texts.startNew : texts.loadExample}
      cancelLabel={texts.keepMyDraft}
      isDestructive
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>{texts.answersAreRemoved}</p>
    </ConfirmDialog>
  )
}
