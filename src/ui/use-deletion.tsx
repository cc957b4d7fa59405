import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Icon } from './icon.tsx'
import { useToast } from './toast-context.ts'
import { useAdminAction } from './use-admin-action.ts'
import * as texts from './use-deletion.texts.ts'

type Target = { id: string; name: string }

type Sentences = { question: string; deleted: string; failed: string; restored: string }

/**
 * Asks, deletes with `intent=delete`, and offers to undo with `intent=restore`, to which the route answers
 * `{ entryId }`: the place in the audit log where the deleted thing is still whole.
 */
export function useDeletion(
  action: string,
  sentences: Sentences,
): { askToDelete: (target: Target) => void; deletion: ReactNode } {
  const showToast = useToast()
  const [target, setTarget] = useState<Target>()
  const [undoable, setUndoable] = useState<{ entryId: string; name: string }>()
  const removal = useAdminAction<{ entryId: string }>({
    onDone: ({ entryId }) => {
      showToast({ title: sentences.deleted })
      setUndoable({ entryId, name: target?.name ?? '' })
      setTarget(undefined)
    },
    failure: sentences.failed,
  })
  const notice = useRef<HTMLDivElement>(null)
  const undoing = useAdminAction<unknown>({
    onDone: () => {
      showToast({ title: sentences.restored })
      setUndoable(undefined)
      notice.current?.focus()
    },
    failure: texts.notUndone,
  })

  // What was pressed goes with its row. The dialog gives the focus back to it first.
  useEffect(() => {
    notice.current?.querySelector('button')?.focus()
  }, [undoable])

  const send = ({ fetcher }: typeof undoing, form: Record<string, string>) =>
    void fetcher.submit(form, { method: 'post', action })

  const deletion = (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none">
        {undoable ? (
          <p role="status" className="construction mb-4 flex flex-wrap items-center gap-3 px-4 py-2">
            {texts.wasDeleted(undoable.name)}
            <Button
              variant="quiet"
              size="small"
              isBusy={undoing.isBusy}
              onClick={() => send(undoing, { intent: 'restore', entryId: undoable.entryId })}
            >
              <Icon name="undo" className="size-4" />
              {texts.undo}
            </Button>
          </p>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={target !== undefined}
        title={sentences.question}
        confirmLabel={texts.confirmDelete}
        isDestructive
        isBusy={removal.isBusy}
        onConfirm={() => send(removal, { intent: 'delete', id: target?.id ?? '' })}
        onCancel={() => setTarget(undefined)}
      >
        <p className="wrap-anywhere">“{target?.name}”</p>
      </ConfirmDialog>
    </>
  )
  return { askToDelete: setTarget, deletion }
}
