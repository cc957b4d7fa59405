import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PasswordField } from './password-field.tsx'

type DeleteAccountProps = {
  hasPassword: boolean
  isBusy: boolean
  /** The last try did not work: the form stays open. */
  isRefused: boolean
}

/** Two steps: the first only opens the form. */
export function DeleteAccount({ hasPassword, isBusy, isRefused }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(isRefused)
  if (!isOpen) {
    return (
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
    )
  }
  return (
    <Form method="post" className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value="delete" />
      {hasPassword ? <PasswordField label="Your password" /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          Delete everything for good
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Keep my account
        </Button>
      </div>
    </Form>
  )
}
