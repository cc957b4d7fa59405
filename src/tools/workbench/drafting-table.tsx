import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { ToolCategory } from '../define-tool.ts'
import { ToolJsonLd } from '../tool-json-ld.tsx'
import { ToolPlate } from '../tool-plate.tsx'
import type { WorkbenchFacts } from './workbench-facts.ts'

type DraftingTableProps = {
  facts: WorkbenchFacts
  /** The sketch, then the result: `SketchSheet` and `ResultArea`. */
  children: ReactNode
}

const backLinks: Record<ToolCategory, { to: string; label: string }> = {
  technical: { to: '/tools/technical', label: 'Back to Technical Tools' },
  'non-technical': { to: '/tools/non-technical', label: 'Back to Non-Technical Tools' },
}

/** The screen of a tool: its title and plate, two sheets side by side, how it works and tips below. */
export function DraftingTable({ facts, children }: DraftingTableProps) {
  const { card, steps, tips } = facts
  const back = backLinks[card.category]
  return (
    <main id="content" tabIndex={-1} className="page-width pb-20 outline-none">
      <header className="flex items-end justify-between gap-6 pt-3 pb-6 sm:pt-6">
        <div className="min-w-0">
          <LinkButton
            to={back.to}
            variant="quiet"
            size="small"
            className="mb-2 -ml-3 min-h-11"
            data-print="hide"
          >
            <Icon name="arrowLeft" />
            {back.label}
          </LinkButton>
          <h1 className="text-3xl">{card.name}</h1>
          <p className="measure mt-2" data-print="hide">
            {card.summary}
          </p>
        </div>
        <div className="w-44 shrink-0 max-md:hidden" data-print="hide">
          <p className="label-mono text-muted">Fig. {card.figure}</p>
          <ToolPlate plate={card.plate} />
        </div>
      </header>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block">
        {children}
      </div>
      <div className="mt-14 grid gap-x-10 gap-y-8 border-t border-ink pt-6 md:grid-cols-2" data-print="hide">
        <section aria-labelledby="how-it-works">
          <h2 id="how-it-works" className="text-xl">
            How it works
          </h2>
          <ol className="mt-3 grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full border border-ink font-mono text-sm"
                >
                  {index + 1}
                </span>
                <p className="min-w-0 pt-0.5">{step}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="tips">
          <h2 id="tips" className="text-xl">
            Usage tips
          </h2>
          <ul className="mt-3 grid gap-2.5">
            {tips.map((tip) => (
              <li key={tip} className="border-l-2 border-line pl-3">
                {tip}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ToolJsonLd name={card.name} summary={card.summary} path={card.path} />
    </main>
  )
}
