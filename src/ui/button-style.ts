import { cn } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'touch' | 'medium' | 'large'

const shared =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold text-center no-underline ' +
  'transition-colors duration-100'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-blue bg-blue text-on-blue hover:border-blue-deep hover:bg-blue-deep',
  secondary: 'border-ink bg-surface text-ink hover:bg-wash',
  quiet: 'border-transparent bg-transparent text-blue hover:bg-wash',
  danger: 'border-red bg-surface text-red hover:bg-red hover:text-on-red',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-sm',
  /** As small, and as tall as a finger needs. */
  touch: 'min-h-11 px-3 py-1 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg leading-tight',
}

/** The look shared by buttons and links that act as buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return cn(shared, variants[variant], sizes[size], extra)
}
