import { useCallback, useDeferredValue, useState } from 'react'
import type { ToolSummary } from '#tools/tools.ts'
import { stillPart } from '#ui/still-part.tsx'
import * as texts from './home.texts.ts'
import { IdeaForm } from './idea-form.tsx'
import { ideaTools, type IdeaTool } from './idea-tools.ts'

const IdeaExample = stillPart('example', () => import('./idea-example.tsx'))

/** The field for an idea, and beside it what its tool makes of one. */
export function Hero({ tools }: { tools: readonly ToolSummary[] }) {
  const [chosen, setChosen] = useState<IdeaTool>(ideaTools[0])
  // undefined: nobody has chosen another one yet.
  const [changed, setChanged] = useState<IdeaTool>()
  const choose = useCallback((tool: IdeaTool) => {
    setChosen(tool)
    setChanged((current) => (current || tool !== ideaTools[0] ? tool : undefined))
  }, [])
  // The chip answers at once, also while the script of the example is on its way.
  const shown = useDeferredValue(changed)
  const example = shown ?? ideaTools[0]
  const card = tools.find(({ slug }) => slug === example.slug)
  const pathOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.formPath ?? '/tools'

  return (
    <section className="page-width grid items-start gap-x-14 pt-5 sm:pt-12 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0" onPointerEnter={IdeaExample.preload} onFocus={IdeaExample.preload}>
        <h1 className="text-3xl lg:text-[3.25rem] lg:leading-[1.04]">
          {texts.heroStart} <span className="whitespace-nowrap">{texts.heroMarked}</span>{' '}
          <span className="whitespace-nowrap">{texts.heroEnd}</span>
        </h1>
        <p className="mt-2 mb-4 max-w-2xl text-sm leading-snug text-balance text-muted sm:mt-4 sm:mb-6 sm:text-lg">
          {texts.oneSentenceIsEnough}
        </p>
        <IdeaForm chosen={chosen} onChoose={choose} pathOf={pathOf} />
        <p className="mt-2 text-sm text-muted">{texts.noSignupNeeded}</p>
      </div>
      {card ? <IdeaExample isStill={!shown} tool={example} name={card.name} plate={card.plate} /> : null}
    </section>
  )
}
