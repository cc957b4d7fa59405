import { useState } from 'react'
import type { ToolSummary } from '#tools/tools.ts'
import * as texts from './home.texts.ts'
import { IdeaExample } from './idea-example.tsx'
import { IdeaForm } from './idea-form.tsx'
import { ideaTools, type IdeaTool } from './idea-tools.ts'

/** The field for an idea, and beside it what its tool makes of one. */
export function Hero({ tools }: { tools: readonly ToolSummary[] }) {
  const [chosen, setChosen] = useState<IdeaTool>(ideaTools[0])
  const card = tools.find(({ slug }) => slug === chosen.slug)
  const pathOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.formPath ?? '/tools'

  return (
    <section className="page-width grid items-start gap-x-14 pt-5 sm:pt-12 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <h1 className="text-3xl lg:text-[3.25rem] lg:leading-[1.04]">
          {texts.heroStart} <span className="whitespace-nowrap">{texts.heroMarked}</span>{' '}
          <span className="whitespace-nowrap">{texts.heroEnd}</span>
        </h1>
        <p className="mt-2 mb-4 max-w-2xl text-sm leading-snug text-balance text-muted sm:mt-4 sm:mb-6 sm:text-lg">
          {texts.oneSentenceIsEnough}
        </p>
        <IdeaForm chosen={chosen} onChoose={setChosen} pathOf={pathOf} />
        <p className="mt-2 text-sm text-muted">{texts.noSignupNeeded}</p>
      </div>
      {card ? <IdeaExample tool={chosen} name={card.name} plate={card.plate} /> : null}
    </section>
  )
}
