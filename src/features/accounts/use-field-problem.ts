import { useState, type InvalidEvent } from 'react'

/**
 * For a control that the browser checks before it sends the form: what is wrong is told at the field, in our words,
 * instead of in the browser's own balloon. That one is left to pages without our script.
 */
export function useFieldProblem(describe: (validity: ValidityState) => string) {
  const [error, setError] = useState<string>()
  const onInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { currentTarget: control } = event
    setError(describe(control.validity))
    // With the balloon prevented, the browser does not move the focus. After the next rendering, so that the error is
    // read with the field.
    if (control.form?.querySelector('input:invalid') === control) requestAnimationFrame(() => control.focus())
  }
  return { error, control: { onInvalid, onInput: () => setError(undefined) } }
}
