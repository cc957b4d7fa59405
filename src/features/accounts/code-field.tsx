import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './code-field.texts.ts'
import { enterCode } from './form-problems.texts.ts'
import { useFieldProblem } from './use-field-problem.ts'

type CodeFieldProps = {
  label?: string
  hint?: string
  isRecovery?: boolean
  /** What the page is for: ready to be typed into. */
  isFirst?: boolean
}

/** A code of an authenticator app, which phones offer to fill in, or a recovery code. */
export function CodeField({ label, hint, isRecovery = false, isFirst = false }: CodeFieldProps) {
  const { error, control } = useFieldProblem(() => enterCode)
  return (
    <Field
      label={label ?? (isRecovery ? texts.recoveryCode : texts.code)}
      isRequired
      hint={hint}
      error={error}
    >
      <TextInput
        name="code"
        required
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        {...(isRecovery || hint ? {} : { inputMode: 'numeric' as const })}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus={isFirst}
        className="font-mono"
        {...control}
      />
    </Field>
  )
}
