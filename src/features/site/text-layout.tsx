import type { ReactNode } from 'react'

export type TextSection = { id: string; title: string; body: ReactNode }

/** Running text on plain paper: the list of sections in the margin, numbered as on a drawing. */
export function TextLayout({ label, sections }: { label: string; sections: readonly TextSection[] }) {
  return (
    <div className="grid gap-x-16 gap-y-8 border-t border-ink pt-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={label} data-print="hide" className="self-start lg:sticky lg:top-28">
        <ol className="max-lg:columns-2 max-sm:columns-1">
          {sections.map((section, index) => (
            <li key={section.id} className="break-inside-avoid">
              <a
                href={`#${section.id}`}
                className="flex min-h-9 items-baseline gap-3 py-1.5 leading-snug underline-offset-4 hover:underline"
              >
                <span className="w-4 shrink-0 font-mono text-xs text-muted">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0">
        {sections.map((section) => (
          <section
            key={section.id}
            aria-labelledby={section.id}
            className="not-first:mt-12 not-first:border-t not-first:border-line not-first:pt-10"
          >
            <h2 id={section.id} className="text-2xl">
              {section.title}
            </h2>
            <div className="prose mt-4">{section.body}</div>
          </section>
        ))}
      </div>
    </div>
  )
}
