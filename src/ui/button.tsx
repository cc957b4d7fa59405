import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and refuses further presses; keeps the focus, which a disabled button would lose. */
  isBusy?: boolean
}

export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? refusePress : onClick}
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
