import type { ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'

/** A measured distance: ticks at the ends, the figure in a gap of the line. */
export function DimensionLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={cn('label-mono flex items-center gap-3 text-muted', className)}>
      <Arrow isStart />
      <span className="whitespace-nowrap">{children}</span>
      <Arrow />
    </p>
  )
}

function Arrow({ isStart = false }: { isStart?: boolean }) {
  return (
    <span aria-hidden="true" className={cn('dimension-arrow', isStart && 'dimension-arrow-start')}>
      <svg viewBox="0 0 12 14" className="h-3.5 w-3" fill="none" stroke="currentColor">
        <path d="M11.5 0V14M4 3L11 7L4 11" />
      </svg>
    </span>
  )
}
