import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'
import { useIsHydrating } from './use-is-hydrating.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and refuses further presses. */
  isBusy?: boolean
}

/** One that is busy or disabled keeps the focus. Until our script has come, only the browser can refuse a press. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  disabled,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isHydrating = useIsHydrating()
  const isRefused = isBusy || disabled
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled && isHydrating}
      aria-disabled={isRefused || undefined}
      aria-busy={isBusy || undefined}
      onClick={isRefused ? refusePress : onClick}
      {...rest}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** Also keeps a form from being sent with Enter, which presses its button. */
function refusePress(event: MouseEvent) {
  event.preventDefault()
}
