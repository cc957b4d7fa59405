import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './email-field.texts.ts'
import { enterValidEmail } from './form-problems.texts.ts'
import { useFieldProblem } from './use-field-problem.ts'

type EmailFieldProps = {
  label?: string
  hint?: string
  typed?: string
  autoComplete?: string
  onChange?: (email: string) => void
}

export function EmailField({
  label = texts.email,
  hint,
  typed = '',
  autoComplete = 'email',
  onChange,
}: EmailFieldProps) {
  const { error, control } = useFieldProblem(() => enterValidEmail)
  return (
    <Field label={label} isRequired hint={hint} error={error}>
      <TextInput
        name="email"
        type="email"
        required
        autoComplete={autoComplete}
        maxLength={254}
        defaultValue={typed}
        onChange={(event) => onChange?.(event.target.value)}
        {...control}
      />
    </Field>
  )
}
