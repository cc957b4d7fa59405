import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'button'>, 'children' | 'role'> & { isOn: boolean }

/** On or off at once, without a form to save. It needs words beside it, or an `aria-label`. */
export function Switch({ isOn, ...rest }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className="switch" {...rest}>
      <span className="switch-knob" />
    </button>
  )
}
