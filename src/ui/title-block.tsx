import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type TitleBlockCell = { label: string; value: ReactNode; isWide?: boolean; className?: string }

/** The ruled box in the corner of a drawing: what it is, for what, which sheet, how complete. */
export function TitleBlock({ cells, className }: { cells: readonly TitleBlockCell[]; className?: string }) {
  return (
    <dl className={cn('title-block', className)}>
      {cells.map((cell) => (
        <div
          key={cell.label}
          className={cn('title-block-cell', cell.isWide && 'title-block-wide', cell.className)}
        >
          <dt className="font-mono text-xs text-muted">{cell.label}</dt>
          <dd className="min-w-0 leading-tight font-semibold wrap-break-word">{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}
