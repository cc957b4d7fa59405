import type { ReactNode } from 'react'
import type { ToolSummary } from '#tools/tools.ts'
import { ToolCard } from './tool-card.tsx'

type ToolGridProps = {
  tools: readonly ToolSummary[]
  action: string
  headingLevel?: 'h2' | 'h3'
  /** For a page with more than tools on it. */
  isCompact?: boolean
  /** After the last tool. */
  children?: ReactNode
}

export function ToolGrid({ tools, action, headingLevel = 'h3', isCompact, children }: ToolGridProps) {
  return (
    <ul className={isCompact ? 'plate-grid plate-grid-compact' : 'plate-grid'}>
      {tools.map((tool) => (
        <li key={tool.slug} className="grid">
          <ToolCard tool={tool} action={action} headingLevel={headingLevel} isCompact={isCompact} />
        </li>
      ))}
      {children}
    </ul>
  )
}
