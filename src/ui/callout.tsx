import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { passFocusOn } from './pass-focus-on.ts'

type CalloutTone = 'red' | 'blue' | 'green'

const tones: Record<CalloutTone, string> = { red: 'text-red', blue: 'text-blue', green: 'text-green' }

type CalloutProps = {
  /** Red is the reviewer's pencil: look here. */
  tone?: CalloutTone
  title?: ReactNode
  /** `alert` only for something that has just gone wrong. */
  role?: 'alert' | 'status' | 'note'
  className?: string
  children?: ReactNode
}

/** A note in the margin, with its leader line. */
export function Callout({ tone = 'red', title, role = 'note', className, children }: CalloutProps) {
  return (
    <div ref={passFocusOn} role={role} className={cn('flex gap-3', className)}>
      <svg
        className={cn('mt-1 h-5 w-7 shrink-0', tones[tone])}
        viewBox="0 0 28 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="4" cy="4" r="2.5" />
        <path d="M6 6L13 13H28" />
      </svg>
      <div className="min-w-0 flex-1">
        {title ? <p className={cn('font-semibold', tones[tone])}>{title}</p> : null}
        <div className="text-sm text-ink">{children}</div>
      </div>
    </div>
  )
}
