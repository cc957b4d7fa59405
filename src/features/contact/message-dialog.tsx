import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { RefusalNote } from '#ui/refusal-note.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import * as texts from './messages-page.texts.ts'
import type { Message, MessageState } from './messages.server.ts'

type MessageDialogProps = {
  message: Message
  mailLabel: string
  /** Route that changes it. */
  action: string
  /** Where the list without this dialog is. */
  listAddress: string
}

/** A message in full, and what to do about it. It is shown as plain text whatever it holds. */
export function MessageDialog({ message, mailLabel, action, listAddress }: MessageDialogProps) {
  const { id, name, email, state, createdAt } = message
  const navigate = useNavigate()
  const showToast = useToast()
  const change = useAdminAction<unknown>({
    onDone: () => showToast({ title: texts.messageUpdated }),
    failure: texts.updateFailed,
    isInDialog: true,
  })
  const setState = (next: MessageState) =>
    void change.fetcher.submit({ intent: 'state', id, state: next }, { method: 'post', action })

  return (
    <Dialog
      isOpen
      onClose={() => void navigate(listAddress, { preventScrollReset: true })}
      title={texts.messageFrom(name)}
      size="large"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <RefusalNote refusal={change.refusal} />
          {/* The same button for there and back, so that it keeps the focus. */}
          <Button
            variant="quiet"
            isBusy={change.isBusy}
            onClick={() => setState(state === 'spam' ? 'new' : 'spam')}
          >
            {state === 'spam' ? texts.notSpam : texts.markAsSpam}
          </Button>
          {state === 'spam' ? null : (
            <Button
              variant="secondary"
              isBusy={change.isBusy}
              onClick={() => setState(state === 'answered' ? 'new' : 'answered')}
            >
              {state === 'answered' ? texts.markAsNew : texts.markAsAnswered}
            </Button>
          )}
          <a href={`mailto:${encodeURIComponent(email)}`} className={buttonStyle('primary', 'medium')}>
            {texts.answerByEmail}
          </a>
        </div>
      }
    >
      <p className="text-sm text-muted">
        <bdi className="wrap-anywhere">{email}</bdi>, <LocalTime iso={createdAt.toISOString()} />. {mailLabel}
        .
      </p>
      <p className="mt-4 wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">{message.message}</p>
    </Dialog>
  )
}
