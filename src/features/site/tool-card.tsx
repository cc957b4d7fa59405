import { Link } from 'react-router'
import { ToolPlate } from '#tools/tool-plate.tsx'
import type { ToolSummary } from '#tools/tools.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import * as texts from './tool-grid.texts.ts'

type ToolCardProps = {
  tool: ToolSummary
  action: string
  headingLevel?: 'h2' | 'h3'
  isCompact?: boolean | undefined
}

/** Number, drawing and what the tool does. The whole card is the link's target. */
export function ToolCard({ tool, action, headingLevel: Heading = 'h3', isCompact }: ToolCardProps) {
  return (
    <article className="plate">
      <div className="plate-drawing">
        <span className="plate-number label-mono absolute top-2 left-3 text-muted">
          {texts.figureNumber(tool.figure)}
        </span>
        <span className="absolute top-2 right-2 leading-none">
          <Badge tone="blue">{tool.badge}</Badge>
        </span>
        {tool.imageUrl ? (
          <img src={tool.imageUrl} alt="" loading="lazy" decoding="async" className="plate-image" />
        ) : (
          <ToolPlate plate={tool.plate} className="plate-lines mx-auto text-ink" />
        )}
      </div>
      <div className="plate-text">
        <Heading className={isCompact ? 'text-lg leading-tight' : 'text-xl'}>{tool.name}</Heading>
        <p className="mt-2">{tool.summary}</p>
        {tool.tags && tool.tags.length > 0 ? (
          <ul aria-label={texts.tags} className="mb-4 flex flex-wrap gap-1.5">
            {tool.tags.map((tag) => (
              <li key={tag} className="leading-none">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <Link
          to={tool.path}
          className={buttonStyle('secondary', isCompact ? 'small' : 'medium', 'plate-link')}
          aria-label={`${action}: ${tool.name}`}
        >
          {action}
        </Link>
      </div>
    </article>
  )
}
