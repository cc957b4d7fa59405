import type { ToolSummary } from '#tools/tools.ts'
import { ToolCard } from './tool-card.tsx'

type ToolGridProps = { tools: readonly ToolSummary[]; action: string; headingLevel?: 'h2' | 'h3' }

export function ToolGrid({ tools, action, headingLevel = 'h3' }: ToolGridProps) {
  return (
    <ul className="plate-grid">
      {tools.map((tool) => (
        <li key={tool.slug} className="grid">
          <ToolCard tool={tool} action={action} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
