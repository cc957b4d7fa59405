import type { FieldName } from '../form-rules.ts'

/** Puts the focus into a field of the step on screen; a group gets it on its chosen or first control. */
export function focusField(field: FieldName): void {
  const element = document.getElementById(field)
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  const first = element.querySelector('input')
  const control = element.querySelector<HTMLElement>('input:checked') ?? first ?? element
  element.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}
