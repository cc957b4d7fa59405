import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DraftSwap, Swap } from './use-draft-swap.ts'

const words: Record<Swap['kind'], { title: string; confirm: string }> = {
  new: { title: 'Start a new prompt?', confirm: 'Start new' },
  example: { title: 'Replace your draft with the example?', confirm: 'Load the example' },
  idea: { title: 'Start a new draft from your idea?', confirm: 'Use the idea' },
}

export function SwapDialog({ swap }: { swap: DraftSwap }) {
  const { title, confirm } = words[swap.asked?.kind ?? 'new']
  return (
    <ConfirmDialog
      isOpen={swap.asked !== undefined}
      title={title}
      confirmLabel={confirm}
      cancelLabel="Keep my draft"
      isDestructive
      onConfirm={swap.confirm}
      onCancel={swap.cancel}
    >
      <p>The answers you have given so far are removed from this browser. You can undo it until you type.</p>
    </ConfirmDialog>
  )
}
