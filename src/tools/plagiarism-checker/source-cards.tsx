import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import type { Evidence } from '#comparison/comparison.ts'
import * as texts from './result.texts.ts'

type Source = Evidence['sources'][number]

type SourceCardsProps = {
  all: Evidence
  /** Without the sources that are ignored. */
  left: Evidence
  ignored: ReadonlySet<string>
  /** Undefined while something is being written. */
  onToggle: ((id: string) => void) | undefined
  /** Goes to the first passage of a source. */
  onShow: (id: string) => void
}

const origins: Record<Source['origin'], { name: string; tone: BadgeTone }> = {
  library: { name: texts.library, tone: 'blue' },
  own: { name: texts.yours, tone: 'plain' },
  web: { name: texts.web, tone: 'green' },
}

/** A card for each source: what it shares with the text, where it is, and leaving it out of the score. */
export function SourceCards({ all, left, ignored, onToggle, onShow }: SourceCardsProps) {
  const { sources, matches } = all
  if (sources.length === 0) return null
  const shares = new Map(left.sources.map(({ id, share }) => [id, share]))
  const ranked = sources.toSorted((one, other) => other.share - one.share)
  return (
    <section aria-label={texts.sources} className="mt-6">
      <h3 className="text-lg">{texts.sources}</h3>
      <p className="mt-1 text-sm text-muted" data-print="hide">
        {texts.sourcesAbout}
      </p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {ranked.map(({ id, title, url, origin }) => {
          const passages = matches.filter(({ sourceId }) => sourceId === id).length
          const isIgnored = ignored.has(id)
          return (
            <li
              key={id}
              className={cn(
                'grid min-w-0 content-start gap-1.5 border px-3 py-3',
                isIgnored ? 'border-dashed border-muted' : 'border-ink bg-surface',
              )}
            >
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={origins[origin].tone}>{origins[origin].name}</Badge>
                <span className="ml-auto font-mono">{shares.get(id) ?? 0}%</span>
              </p>
              <p className={cn('font-semibold wrap-anywhere', isIgnored && 'line-through')}>
                <bdi>{title}</bdi>
              </p>
              {url === undefined ? null : (
                <p className="text-sm wrap-anywhere">
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer nofollow"
                    className="text-blue underline underline-offset-2"
                  >
                    {url}
                  </a>
                </p>
              )}
              <p className="text-sm text-muted">
                {passages === 0 ? texts.nothingInCommon : texts.inCommon(passages)}
              </p>
              {passages > 0 ? (
                <div className="-ml-3 flex flex-wrap gap-2" data-print="hide">
                  {isIgnored ? null : (
                    <Button variant="quiet" size="small" className="min-h-11" onClick={() => onShow(id)}>
                      {texts.show} <span className="sr-only">{texts.passagesOf(title)}</span>
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    className="min-h-11"
                    disabled={onToggle === undefined}
                    onClick={() => onToggle?.(id)}
                  >
                    {isIgnored ? texts.includeAgain : texts.ignore} <span className="sr-only">{title}</span>
                  </Button>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
