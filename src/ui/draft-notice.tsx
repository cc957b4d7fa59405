import { Button } from './button.tsx'
import * as texts from './edit-dialog.texts.ts'

type DraftNoticeProps = {
  /** There is nothing saved that could be shown instead. */
  isNew: boolean
  onDiscard: () => void
}

/** Above the fields of a form that holds what this browser kept. */
export function DraftNotice({ isNew, onDiscard }: DraftNoticeProps) {
  return (
    <p role="status" className="construction flex flex-wrap items-center gap-3 px-4 py-2">
      {texts.draftRestored}
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {isNew ? texts.startOver : texts.discardChanges}
      </Button>
    </p>
  )
}
