import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import * as texts from './account-page.texts.ts'
import { PasswordField } from './password-field.tsx'

type DeleteAccountProps = {
  hasPassword: boolean
  isBusy: boolean
  /** The last try did not work: the form stays open. */
  isRefused: boolean
}

/** Two steps: the first only opens the form. */
export function DeleteAccount({ hasPassword, isBusy, isRefused }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState<boolean | undefined>(isRefused || undefined)
  if (!isOpen) {
    return (
      <Button autoFocus={isOpen === false} variant="danger" onClick={() => setIsOpen(true)}>
        {texts.deleteMyAccount}
      </Button>
    )
  }
  return (
    <Form ref={focusIn} tabIndex={-1} method="post" className="grid max-w-md gap-4 outline-none">
      <input type="hidden" name="intent" value="delete" />
      {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {texts.deleteForGood}
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {texts.keepMyAccount}
        </Button>
      </div>
    </Form>
  )
}

/** Never its button: pressing Enter twice would delete the account. */
const focusIn = (form: HTMLFormElement | null) =>
  (form?.querySelector<HTMLElement>('[name=password]') ?? form)?.focus()
