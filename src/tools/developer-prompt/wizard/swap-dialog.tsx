import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import * as texts from './swap-dialog.texts.ts'
import type { DraftSwap, Swap } from './use-draft-swap.ts'

const words: Record<Swap['kind'], { title: string; confirm: string }> = {
  new: { title: texts.startNewQuestion, confirm: texts.startNew },
  example: { title: texts.exampleQuestion, confirm: texts.loadExample },
  idea: { title: texts.ideaQuestion, confirm: texts.takeIdea },
}

export function SwapDialog({ swap }: { swap: DraftSwap }) {
  const { title, confirm } = words[swap.asked?.kind ?? 'new']
  return (
    <ConfirmDialog
      isOpen={swap.asked !== undefined}
      title={title}
      confirmLabel={confirm}
      cancelLabel={texts.keepMyDraft}
      isDestructive
      onConfirm={swap.confirm}
      onCancel={swap.cancel}
    >
      <p>{texts.answersAreRemoved}</p>
    </ConfirmDialog>
  )
}
