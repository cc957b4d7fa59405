import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as texts from './edit-dialog.texts.ts'

/** State of a navigation that leaves on purpose: after saving, or by Cancel. */
export const leavingOnPurpose = { isOnPurpose: true } as const

/** Asks before what was typed is lost: by a link, by going back, by closing the tab or loading the page anew. */
export function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isOnPurpose(nextLocation.state))

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
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{texts.notSavedYet}</p>
    </ConfirmDialog>
  )
}

function isOnPurpose(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOnPurpose' in state
}
