import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

type SheetProps = ComponentProps<'div'> & {
  /** The drafting grid, for drawings and forms; leave it off under running text. */
  hasGrid?: boolean
}

/** Drawing paper: a hairline frame, with the grid printed on it. */
export function Sheet({ hasGrid = false, className, ...rest }: SheetProps) {
  return (
    <div className={cn('border border-ink', hasGrid ? 'drafting-grid' : 'bg-surface', className)} {...rest} />
  )
}
