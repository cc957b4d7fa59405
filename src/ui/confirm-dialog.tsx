import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import * as texts from './confirm-dialog.texts.ts'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  title: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDestructive?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    confirmLabel,
    cancelLabel = texts.cancel,
    isDestructive = false,
    isBusy = false,
  } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
