import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type BadgeTone = 'plain' | 'blue' | 'green' | 'red'

const tones: Record<BadgeTone, string> = {
  plain: 'border-muted text-muted',
  blue: 'border-blue text-blue',
  green: 'border-green text-green',
  red: 'border-red text-red',
}

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cn('inline-block rounded-sm border bg-surface px-1.5 py-px font-mono text-xs', tones[tone])}
    >
      {children}
    </span>
  )
}
