import { useState, type FormEvent } from 'react'
import { Form, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import type { PasskeyOutcome } from './ask-passkey.ts'
import type { OwnPasskey } from './passkeys.server.ts'
import { PasswordField } from './password-field.tsx'
import { withPasskeys } from './with-passkeys.ts'

type PasskeysSectionProps = {
  passkeys: OwnPasskey[]
  hasPassword: boolean
  busy: FormDataEntryValue | null | undefined
}

export function PasskeysSection({ passkeys, hasPassword, busy }: PasskeysSectionProps) {
  return (
    <>
      <p className="measure mb-4">
        A passkey signs you in with your fingerprint, your face or your PIN. It asks for no password and no
        code.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mb-6 border-t border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="border-b border-line py-2">
              <p className="font-medium break-words">{passkey.name}</p>
              <p className="text-sm text-muted">
                Added <LocalTime iso={passkey.createdAt} />,{' '}
                {passkey.lastUsedAt ? (
                  <>
                    last used <LocalTime iso={passkey.lastUsedAt} />
                  </>
                ) : (
                  'not used yet'
                )}
              </p>
              <ChangePasskey passkey={passkey} hasPassword={hasPassword} busy={busy} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey hasPassword={hasPassword} />
    </>
  )
}

function ChangePasskey({
  passkey,
  hasPassword,
  busy,
}: { passkey: OwnPasskey } & Omit<PasskeysSectionProps, 'passkeys'>) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-blue underline underline-offset-4">
        Rename or remove <span className="sr-only">{passkey.name}</span>
      </summary>
      <div className="grid max-w-md gap-6 py-3">
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="passkey-rename" />
          <input type="hidden" name="id" value={passkey.id} />
          <Field label="Name" isRequired>
            <TextInput name="name" required maxLength={100} defaultValue={passkey.name} />
          </Field>
          <div>
            <Button type="submit" variant="secondary" isBusy={busy === 'passkey-rename'}>
              Save the name
            </Button>
          </div>
        </Form>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="passkey-remove" />
          <input type="hidden" name="id" value={passkey.id} />
          {hasPassword ? <PasswordField label="Password for this change" /> : null}
          <div>
            <Button type="submit" variant="danger" isBusy={busy === 'passkey-remove'}>
              Remove this passkey
            </Button>
          </div>
        </Form>
      </div>
    </details>
  )
}

function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const isHydrating = useIsHydrating()
  if (isHydrating) return <p className="text-muted">To add one, this page needs JavaScript.</p>

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setIsBusy(true)
    const added = await withPasskeys(({ addPasskey }) =>
      addPasskey(String(fields.get('name')), String(fields.get('password') ?? '')),
    )
    setIsBusy(false)
    setOutcome(added)
    if (!added.ok) return
    form.reset()
    await revalidate()
  }

  return (
    <form className="grid max-w-md gap-4" onSubmit={(event) => void add(event)}>
      {outcome?.ok ? <BlueMessage>Your passkey is added. You can sign in with it now.</BlueMessage> : null}
      {outcome?.ok === false && outcome.message ? <RedAlert>{outcome.message}</RedAlert> : null}
      <Field label="Name of the new passkey" isRequired hint="To tell it from others, such as Work laptop.">
        <TextInput name="name" required maxLength={100} autoComplete="off" />
      </Field>
      {hasPassword ? <PasswordField label="Password for this change" /> : null}
      <div>
        <Button type="submit" isBusy={isBusy}>
          Add a passkey
        </Button>
      </div>
    </form>
  )
}
