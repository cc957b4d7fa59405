import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as texts from './edit-dialog.texts.ts'

type UnsavedChangesGuardProps = {
  isDirty: boolean
  /** Set before leaving after saving or by Cancel. Not in the history, where going back would find it again. */
  isOnPurpose: RefObject<boolean>
  /** Forgets what this browser kept of it. */
  onDiscard: () => void
}

/** Asks before what was typed is lost: by a link, by going back, by closing the tab or loading the page anew. */
export function UnsavedChangesGuard({ isDirty, isOnPurpose, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(() => isDirty && !isOnPurpose.current)

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={texts.leaveWithoutSaving}
      confirmLabel={texts.discardChanges}
      cancelLabel={texts.keepEditing}
      isDestructive
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{texts.notSavedYet}</p>
    </ConfirmDialog>
  )
}
