import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Field } from '#ui/field.tsx'
import type { SiteFacts } from '#ui/page-meta.ts'
import { TextInput } from '#ui/text-input.tsx'
import * as problems from './form-problems.texts.ts'
import * as texts from './password-field.texts.ts'
import { passwordHint } from './password-rules.ts'
import { tooShort as tooShortFor } from './password-rules.texts.ts'
import { useFieldProblem } from './use-field-problem.ts'

type PasswordFieldProps = {
  name?: string
  label?: string
  placeholder?: string
  /** A password to be chosen: told how long it has to be, with a hint how good it is. */
  isNew?: boolean
  minLength?: number
  /** Whose password it will be, where the server knows it too: it must not follow from the address. */
  email?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const {
    name = 'password',
    label = texts.password,
    placeholder,
    isNew = false,
    minLength,
    email = '',
  } = props
  const appName = useRouteLoaderData<SiteFacts>('root')?.appName ?? ''
  const [text, setText] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [leaked, setLeaked] = useState<ReadonlySet<string>>()
  // Without it the hint knows less; the server refuses all the same.
  const fetchLeaked = () =>
    void import('./leaked-passwords.ts').then(
      ({ leakedPasswords }) => setLeaked(leakedPasswords),
      () => undefined,
    )
  const missing =
    name === 'current'
      ? problems.enterCurrentPassword
      : isNew
        ? problems.enterPassword
        : problems.enterYourPassword
  const { error, control } = useFieldProblem(({ tooShort }) =>
    tooShort ? tooShortFor(minLength ?? 6) : missing,
  )
  const hint = isNew ? texts.newPasswordHint(minLength ?? 6) : undefined
  return (
    <Field label={label} isRequired hint={hint} error={error}>
      <div className="flex">
        <TextInput
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={128}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(isNew && minLength !== undefined ? { minLength } : {})}
          {...(isNew ? { onFocus: fetchLeaked } : {})}
          onChange={(event) => setText(event.target.value)}
          {...control}
        />
        <button
          type="button"
          className="min-h-11 shrink-0 border border-l-0 border-ink px-3 text-sm font-medium hover:bg-wash"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </div>
      {isNew && !error ? (
        <p className="mt-1 min-h-5 text-sm text-muted" aria-live="polite">
          {passwordHint(text, { email, appName, minLength: minLength ?? 6, leaked })}
        </p>
      ) : null}
    </Field>
  )
}
