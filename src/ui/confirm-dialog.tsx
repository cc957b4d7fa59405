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
  const { isOpen, title, isBusy = false, onConfirm, onCancel } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {props.cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={props.isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
