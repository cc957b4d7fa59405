import { Link, type LinkProps } from 'react-router'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** A link that looks like a button, because it leads somewhere. */
export function LinkButton({ variant = 'primary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />
}
