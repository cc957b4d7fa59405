import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Icon } from './icon.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useToast } from './toast-context.ts'
import { useAdminAction } from './use-admin-action.ts'
import * as texts from './use-deletion.texts.ts'

type Target = { id: string; name: string }

type Undoable = { entryId: string; name: string }

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
  const [sent, setSent] = useState<Target>()
  const [undoables, setUndoables] = useState<readonly Undoable[]>([])
  const [latest, setLatest] = useState<Undoable>()
  const removal = useAdminAction<{ entryId: string }>({
    onDone: ({ entryId }) => {
      showToast({ title: sentences.deleted })
      const deleted = { entryId, name: target?.name ?? '' }
      setUndoables((known) => [deleted, ...without(entryId, known)])
      setLatest(deleted)
      setTarget(undefined)
    },
    failure: sentences.failed,
    isInDialog: true,
  })
  const notice = useRef<HTMLDivElement>(null)
  const noteRestored = (entryId: string) => {
    showToast({ title: sentences.restored })
    setUndoables((known) => without(entryId, known))
    notice.current?.focus()
  }

  // What was pressed goes with its row. The dialog gives the focus back to it first.
  useEffect(() => {
    notice.current?.querySelector('button')?.focus()
  }, [latest])

  const deletion = (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none">
        {undoables.map((undoable) => (
          <UndoLine
            key={undoable.entryId}
            action={action}
            undoable={undoable}
            onRestored={() => noteRestored(undoable.entryId)}
          />
        ))}
      </div>
      <ConfirmDialog
        isOpen={target !== undefined}
        title={sentences.question}
        confirmLabel={texts.confirmDelete}
        isDestructive
        isBusy={removal.isBusy}
        onConfirm={() => {
          setSent(target)
          void removal.fetcher.submit({ intent: 'delete', id: target?.id ?? '' }, { method: 'post', action })
        }}
        onCancel={() => setTarget(undefined)}
      >
        <p className="wrap-anywhere">“{target?.name}”</p>
        <RefusalNote refusal={sent === target ? removal.refusal : undefined} />
      </ConfirmDialog>
    </>
  )
  return { askToDelete: setTarget, deletion }
}

function without(entryId: string, undoables: readonly Undoable[]): readonly Undoable[] {
  return undoables.filter((one) => one.entryId !== entryId)
}

type UndoLineProps = { action: string; undoable: Undoable; onRestored: () => void }

function UndoLine({ action, undoable: { entryId, name }, onRestored }: UndoLineProps) {
  const { fetcher, isBusy } = useAdminAction<unknown>({ onDone: onRestored, failure: texts.notUndone })
  return (
    <p role="status" className="construction mb-4 flex flex-wrap items-center gap-3 px-4 py-2">
      {texts.wasDeleted(name)}
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        onClick={() => void fetcher.submit({ intent: 'restore', entryId }, { method: 'post', action })}
      >
        <Icon name="undo" className="size-4" />
        {texts.undo}
      </Button>
    </p>
  )
}
