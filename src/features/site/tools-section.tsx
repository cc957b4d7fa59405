import { Link, useSearchParams } from 'react-router'
import type { ToolSummary } from '#tools/tools.ts'
import { cn } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import * as texts from './home.texts.ts'
import { SectionHeading } from './section-heading.tsx'
import { ToolGrid } from './tool-grid.tsx'

/** All tools, with a filter by category that lives in the address. */
export function ToolsSection({ tools }: { tools: readonly ToolSummary[] }) {
  const [search] = useSearchParams()
  const badges = [...new Set(tools.map((tool) => tool.badge))]
  const chosen = badges.find((badge) => badge.toLowerCase() === search.get('category'))
  const shown = chosen === undefined ? tools : tools.filter((tool) => tool.badge === chosen)

  return (
    <section aria-labelledby="tools" className="page-width pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="tools" title={texts.toolsForEveryIdea} />
        <nav aria-label={texts.filterByCategory}>
          <ul className="flex flex-wrap gap-2">
            <li>
              <FilterLink label={texts.all} href="/" isChosen={chosen === undefined} />
            </li>
            {badges.map((badge) => (
              <li key={badge}>
                <FilterLink
                  label={badge}
                  href={`/?category=${badge.toLowerCase()}`}
                  isChosen={badge === chosen}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="sr-only" role="status">
        {texts.toolsShown(shown.length)}
      </p>
      <div className="mt-4">
        <ToolGrid tools={shown} action={texts.tryNow} isCompact>
          <li className="grid place-items-center construction p-4">
            <LinkButton to="/tools" variant="secondary">
              {texts.viewAllTools}
            </LinkButton>
          </li>
        </ToolGrid>
      </div>
    </section>
  )
}

function FilterLink({ label, href, isChosen }: { label: string; href: string; isChosen: boolean }) {
  return (
    <Link
      to={href}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-9 items-center border px-3 font-mono text-xs',
        isChosen ? 'border-blue bg-blue text-on-blue' : 'border-muted bg-surface hover:border-ink',
      )}
    >
      {label}
    </Link>
  )
}
