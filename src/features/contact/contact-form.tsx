import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { checkInput, type FieldProblems } from '#shared/check-input.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { draftFromForm } from '#ui/draft-from-form.ts'
import { storedDraft, useDraftStore } from '#ui/draft-store.ts'
import { newIdempotencyKey } from '#shared/new-idempotency-key.ts'
import type { FunctionFailure } from '#tools/function-failure.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import { ContactDraft, ContactMessage, isAnyFieldEmpty, messageLimit, trapField } from './contact-message.ts'
import * as texts from './contact-page.texts.ts'
import * as outcome from './contact-outcome.texts.ts'
import { sendMessage } from './send-message.ts'

const blank: ContactDraft = { name: '', email: '', message: '' }

type ContactFormProps = {
  /** What the server read, and what it found wrong, when the form was sent without our script. */
  sent: { draft: ContactDraft; problems: FieldProblems } | undefined
}

/** Sent in place with our script, and by the browser itself without. */
export function ContactForm({ sent }: ContactFormProps) {
  const [drafts, draft] = useDraftStore(
    () => storedDraft(browserStorage(), keyFor('draft', 'contact'), (stored) => ContactDraft.parse(stored)),
    sent?.draft ?? blank,
  )
  const [problems, setProblems] = useState<FieldProblems>(sent?.problems ?? {})
  const [isSending, setIsSending] = useState(false)
  const lastTry = useRef<{ draft: ContactDraft; key: string | undefined } | undefined>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const showToast = useToast()

  useFormBeforeHydration(form, (entries) => {
    const typed = draftFromForm(entries, blank)
    if (Object.keys(typed).length > 0) drafts.replace(ContactDraft.parse({ ...drafts.draft(), ...typed }))
  })

  /** After the next rendering, when the problems are in it. */
  function focusProblem() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    drafts.replace({ ...drafts.draft(), [target.name]: target.value })
    setProblems(({ [target.name]: _mended, ...rest }) => rest)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const trap = new FormData(event.currentTarget).get(trapField)
    const checked = checkInput(ContactMessage, draft)
    if (!checked.ok) {
      setProblems(checked.problems)
      if (isAnyFieldEmpty(draft)) showToast({ title: outcome.fillAllFields, variant: 'destructive' })
      return focusProblem()
    }
    setProblems({})
    drafts.flush()
    setIsSending(true)
    // Its old key for the same words: perhaps only the answer was lost, and then the message is there already.
    if (lastTry.current?.draft !== draft) lastTry.current = { draft, key: newIdempotencyKey() }
    const { key } = lastTry.current
    const answer = await sendMessage({ ...checked.input, [trapField]: trap }, key)
    setIsSending(false)
    if (answer.ok) {
      // What was typed while it was on its way is not sent yet.
      if (drafts.draft() === draft) drafts.clear()
      return showToast({ title: outcome.sent })
    }
    setProblems(answer.failure.fields)
    focusProblem()
    showToast({ title: outcome.failed, description: describeFailure(answer.failure), variant: 'destructive' })
  }

  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      aria-label={texts.contactForm}
      onSubmit={send}
    >
      <Sheet hasGrid>
        <div className="grid gap-6 bg-surface px-4 py-5 sm:m-4 sm:border sm:border-line sm:px-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <Field label={texts.name} isRequired error={problems.name}>
              <TextInput
                name="name"
                autoComplete="name"
                maxLength={200}
                value={draft.name}
                onChange={change}
              />
            </Field>
            <Field label={texts.email} isRequired error={problems.email}>
              <TextInput
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                value={draft.email}
                onChange={change}
              />
            </Field>
          </div>
          <Field
            label={texts.message}
            isRequired
            error={problems.message}
            counter={{ used: draft.message.trim().length, limit: messageLimit }}
          >
            <Textarea name="message" className="min-h-52" value={draft.message} onChange={change} />
          </Field>
          <Trap />
        </div>
        <div className="flex flex-wrap items-center gap-4 border-t border-ink bg-surface px-4 py-3">
          <Button type="submit" isBusy={isSending}>
            {isSending ? texts.sending : texts.sendMessage}
          </Button>
        </div>
      </Sheet>
    </form>
  )
}

/** Out of sight, of the Tab order and of what is read aloud: only a program fills it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {texts.leaveEmpty}
        <input name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

function describeFailure({ code, message }: FunctionFailure): string {
  return code === 'RATE_LIMITED' ? message : texts.textIsKept
}
