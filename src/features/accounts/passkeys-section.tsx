import { useState, type FormEvent } from 'react'
import { Form, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import * as texts from './account-page.texts.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import type { PasskeyOutcome } from './ask-passkey.ts'
import { enterName } from './form-problems.texts.ts'
import type { OwnPasskey } from './passkeys.server.ts'
import { PasswordField } from './password-field.tsx'
import { useFieldProblem } from './use-field-problem.ts'
import { withPasskeys } from './with-passkeys.ts'

type PasskeysSectionProps = {
  passkeys: OwnPasskey[]
  hasPassword: boolean
  busy: FormDataEntryValue | null | undefined
}

export function PasskeysSection({ passkeys, hasPassword, busy }: PasskeysSectionProps) {
  return (
    <>
      <p className="measure mb-4">{texts.passkeysAbout}</p>
      {passkeys.length > 0 ? (
        <ul className="mb-6 border-t border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} ref={passFocusOn} className="border-b border-line py-2">
              <p className="font-medium break-words">{passkey.name}</p>
              <p className="text-sm text-muted">
                {texts.added} <LocalTime iso={passkey.createdAt} />,{' '}
                {passkey.lastUsedAt ? (
                  <>
                    {texts.lastUsed} <LocalTime iso={passkey.lastUsedAt} />
                  </>
                ) : (
                  texts.notUsedYet
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
        {texts.renameOrRemove} <span className="sr-only">{passkey.name}</span>
      </summary>
      <div className="grid max-w-md gap-6 py-3">
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="passkey-rename" />
          <input type="hidden" name="id" value={passkey.id} />
          <NameField label={texts.name} typed={passkey.name} />
          <div>
            <Button type="submit" variant="secondary" isBusy={busy === 'passkey-rename'}>
              {texts.saveNewName}
            </Button>
          </div>
        </Form>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="passkey-remove" />
          <input type="hidden" name="id" value={passkey.id} />
          {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
          <div>
            <Button type="submit" variant="danger" isBusy={busy === 'passkey-remove'}>
              {texts.removeThisPasskey}
            </Button>
          </div>
        </Form>
      </div>
    </details>
  )
}

function NameField({ label, hint, typed = '' }: { label: string; hint?: string; typed?: string }) {
  const { error, control } = useFieldProblem(() => enterName)
  return (
    <Field label={label} isRequired hint={hint} error={error}>
      <TextInput name="name" required maxLength={100} autoComplete="off" defaultValue={typed} {...control} />
    </Field>
  )
}

function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const isHydrating = useIsHydrating()
  if (isHydrating) return <p className="text-muted">{texts.addingNeedsScripts}</p>

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
      {outcome?.ok ? <BlueMessage>{texts.passkeyAdded}</BlueMessage> : null}
      {outcome?.ok === false && outcome.message ? <RedAlert>{outcome.message}</RedAlert> : null}
      <NameField label={texts.nameNewPasskey} hint={texts.passkeyNameHint} />
      {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.addPasskey}
        </Button>
      </div>
    </form>
  )
}
