import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import * as texts from './edit-dialog.texts.ts'
import { useToast } from './toast-context.ts'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'
import { useAdminAction } from './use-admin-action.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

export type FieldErrors = Readonly<Record<string, string>>

type Fields = Partial<Record<string, string>>

/** Where this browser keeps the fields of a form. */
type FieldKeeper = {
  read: () => Fields | undefined
  write: (fields: Record<string, string>) => unknown
  forget: () => void
}

type EditDialogProps = {
  title: string
  /** Where the list is, without what opens this dialog. */
  listAddress: string
  /** The route that saves; it gets the fields as a form with `intent=save`. */
  action: string
  /** '' for something new. */
  id: string
  /** The faults of the form, by the name of the input; the server looks again. */
  check: (form: FormData) => FieldErrors
  messages: { saved: string; failed: string }
  /** Called when it was saved, or left with Cancel: what was kept for a next time is not needed any more. */
  onEnd?: () => void
  /** Keeps what is sent until it is saved: when the session is over, sending leads away to /auth. */
  keeper?: FieldKeeper
  /** `restored`: what was kept, to be shown instead of what is saved. */
  children: (errors: FieldErrors, restored: Fields) => ReactNode
}

/** A form in a dialog that has an address. Cancel closes; anything else that would lose what was typed asks first. */
export function EditDialog(props: EditDialogProps) {
  const { title, listAddress, action, id, check, messages, onEnd, keeper, children } = props
  const navigate = useNavigate()
  const showToast = useToast()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const isOnPurpose = useRef(false)
  const [kept, setKept] = useState(() => keeper?.read())
  // The server's page knows nothing of it.
  const restored = useIsHydrating() ? undefined : kept
  const [found, setFound] = useState<FieldErrors>({})
  const { fetcher, isBusy, fields } = useAdminAction<unknown>({
    onDone: () => {
      showToast({ title: messages.saved })
      close()
    },
    failure: messages.failed,
  })
  const errors = Object.keys(found).length > 0 ? found : fields

  const startOver = () => {
    keeper?.forget()
    setKept(undefined)
  }
  const close = () => {
    onEnd?.()
    keeper?.forget()
    isOnPurpose.current = true
    void navigate(listAddress, { replace: true, preventScrollReset: true })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const faults = check(data)
    setFound(faults)
    if (Object.keys(faults).length > 0) return
    keeper?.write(Object.fromEntries(Array.from(data, ([name, value]) => [name, String(value)])))
    data.set('intent', 'save')
    data.set('id', id)
    void fetcher.submit(data, { method: 'post', action })
  }

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  return (
    <>
      <Dialog
        isOpen
        onClose={() => void navigate(listAddress, { preventScrollReset: true })}
        title={title}
        size="large"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {isBusy ? texts.saving : texts.save}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          key={restored ? 'restored' : 'saved'}
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={save}
          onInput={() => setDirty(true)}
        >
          {restored ? <DraftNotice isNew={id === ''} onDiscard={startOver} /> : null}
          {children(errors, restored ?? {})}
        </form>
      </Dialog>
      <UnsavedChangesGuard isDirty={isDirty} isOnPurpose={isOnPurpose} />
    </>
  )
}
