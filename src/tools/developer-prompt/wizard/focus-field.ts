import type { FieldName } from '../form-rules.ts'

/** Puts the focus into a field of the step on screen; a group gets it on its chosen or first control. */
export function focusField(field: FieldName): void {
  const element = document.getElementById(field)
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  const controls = element.matches('fieldset') ? [...element.querySelectorAll('input')] : []
  const control = controls.find((input) => input.checked) ?? controls[0] ?? element
  element.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}
