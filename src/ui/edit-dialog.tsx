import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import * as texts from './edit-dialog.texts.ts'
import { RefusalNote } from './refusal-note.tsx'
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

/** `version`: which state of what is saved was read, for the server to compare. */
export type EditedRow = { id: string; version: string }

type EditDialogProps = {
  title: string
  /** Where the list is, without what opens this dialog. */
  listAddress: string
  /** The route that saves; it gets the fields as a form with `intent=save`. */
  action: string
  /** undefined: something new. */
  edited: EditedRow | undefined
  /** The faults of the form, by the name of the input; the server looks again. */
  check: (form: FormData) => FieldErrors
  messages: { saved: string; failed: string }
  /** Called when it was saved, left with Cancel or discarded: what was kept for a next time is not needed any more. */
  onEnd?: () => void
  /** Keeps what is sent until it is saved: when the session is over, sending leads away to /auth. */
  keeper?: FieldKeeper
  /** `restored`: what was kept, to be shown instead of what is saved. */
  children: (errors: FieldErrors, restored: Fields) => ReactNode
}

/** A form in a dialog that has an address. Cancel closes; anything else that would lose what was typed asks first. */
export function EditDialog(props: EditDialogProps) {
  const { title, listAddress, action, edited, check, messages, onEnd, keeper, children } = props
  const navigate = useNavigate()
  const showToast = useToast()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [inputCount, setInputCount] = useState(0)
  const isOnPurpose = useRef(false)
  const [kept, setKept] = useState(() => keeper?.read())
  // Of the fields as they stand in the form; the list may be read again meanwhile.
  const [opened, setOpened] = useState(edited?.version)
  // The server's page knows nothing of it.
  const restored = useIsHydrating() ? undefined : kept
  const version = restored ? restored.version : keeper ? opened : edited?.version
  const [found, setFound] = useState<FieldErrors>({})
  const checked = useRef<FormData>(undefined)
  /** Fields that are no longer what was checked. */
  const [changed, setChanged] = useState<readonly string[]>([])
  const { fetcher, isBusy, fields, refusal } = useAdminAction<unknown>({
    onDone: () => {
      showToast({ title: messages.saved })
      close()
    },
    failure: messages.failed,
    isInDialog: true,
  })
  const faults = Object.keys(found).length > 0 || isBusy ? found : fields
  const errors = Object.fromEntries(Object.entries(faults).filter(([name]) => !changed.includes(name)))

  const startOver = () => {
    keeper?.forget()
    setKept(undefined)
    setOpened(edited?.version)
  }
  const forget = () => {
    onEnd?.()
    keeper?.forget()
  }
  const close = () => {
    forget()
    isOnPurpose.current = true
    void navigate(listAddress, { replace: true, preventScrollReset: true })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const busy = event.currentTarget.querySelectorAll<HTMLInputElement>('[name][aria-busy=true]')
    const uploads = Array.from(busy, ({ name }) => [name, texts.stillUploading])
    const wrong = { ...check(data), ...(Object.fromEntries(uploads) as FieldErrors) }
    checked.current = new FormData(event.currentTarget)
    setChanged([])
    setFound(wrong)
    if (Object.keys(wrong).length > 0) return
    keeper?.write(Object.fromEntries(Array.from(data, ([name, value]) => [name, String(value)])))
    // The form is inert while it is saved, so nothing in it can keep the focus.
    ;(event.nativeEvent as SubmitEvent).submitter?.focus()
    data.set('intent', 'save')
    data.set('id', edited?.id ?? '')
    void fetcher.submit(data, { method: 'post', action })
  }

  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])

  // Looked up after each change: a hidden field that another control writes has no event of its own.
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    const now = new FormData(form.current ?? undefined)
    const others = Object.keys(faults).filter((name) => now.get(name) !== checked.current?.get(name))
    if (others.join() !== changed.join()) setChanged(others)
  }, [faults, changed, inputCount, children])

  return (
    <>
      <Dialog
        isOpen
        onClose={() => void navigate(listAddress, { preventScrollReset: true })}
        title={title}
        size="large"
        footer={
          <>
            <RefusalNote refusal={Object.keys(found).length > 0 ? undefined : refusal} />
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
          // What is typed now would be neither saved nor kept.
          inert={isBusy}
          className="grid gap-5"
          onSubmit={save}
          onInput={() => setInputCount((count) => count + 1)}
        >
          <input type="hidden" name="version" value={version ?? ''} />
          {restored ? <DraftNotice isNew={!edited} onDiscard={startOver} /> : null}
          {children(errors, restored ?? {})}
        </form>
      </Dialog>
      <UnsavedChangesGuard isDirty={inputCount > 0} isOnPurpose={isOnPurpose} onDiscard={forget} />
    </>
  )
}
