import { memo, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { toolPath, type ToolDefinition } from '../contract/define-tool.ts'
import { ToolJsonLd } from '../tool-json-ld.tsx'
import { ToolPlate } from '../tool-plate.tsx'
import { ToolForm } from './page/tool-form.tsx'
import { useToolPage, type BesideDraft, type ToolPageState } from './page/use-tool-page.ts'
import type { ToolFacts } from './tool-route.ts'
import type { ToolPageSpec } from './tool-page-spec.ts'
import * as texts from './tool-page.texts.ts'

const ToolResult = memo(lazyPart(() => import('./page/tool-result.tsx'), 'ToolResult'))

type ToolPageProps = BesideDraft & {
  tool: ToolDefinition
  spec: ToolPageSpec
  /** Fields drawn by the page itself, in place of those of the form. */
  renderFields?: (page: ToolPageState) => ReactNode
}

/** The screen of a tool: title, form and result side by side, how it works and tips below. */
export function ToolPage({ tool, spec, renderFields, ...rest }: ToolPageProps) {
  const facts = useLoaderData<ToolFacts>()
  const { card } = tool
  const page = useToolPage(tool, spec, rest)
  const { state } = page
  // A text that is being written is drawn in the pauses of whoever types beside it.
  const unhurried = useDeferredValue(page)
  const { result, live, failure, progress, shelf } = state ?? {}
  const shown = spec.specFor?.(live?.input ?? result?.input ?? page.draft) ?? spec
  const hasResultSide = (result ?? live ?? failure ?? progress ?? shelf?.results[0]) !== undefined
  const title = useRef<HTMLHeadingElement>(null)
  const arrivals = state?.arrivals ?? 0

  useEffect(() => {
    if (arrivals === 0) return
    title.current?.focus({ preventScroll: true })
    if (state?.isInPlace === true) return
    // Beside the form the heading is usually in sight; below the form it goes up to the bar.
    const isBeside = matchMedia('(min-width: 64rem)').matches
    title.current?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each arrival
  }, [arrivals])

  return (
    <main id="content" tabIndex={-1} className="page-width pb-20 outline-none">
      <header className="flex items-end justify-between gap-6 pt-3 pb-6 sm:pt-6">
        <div className="min-w-0">
          <LinkButton
            to={`/tools/${card.category}`}
            variant="quiet"
            size="touch"
            className="mb-2 -ml-3"
            data-print="hide"
          >
            <Icon name="arrowLeft" />
            {texts.backTo[card.category]}
          </LinkButton>
          <h1 className="text-3xl">{spec.title ?? card.name}</h1>
          <p className="measure mt-2" data-print="hide">
            {card.summary}
          </p>
        </div>
        <div className="w-44 shrink-0 max-md:hidden" data-print="hide">
          <p className="label-mono text-muted">{texts.figureNumber(card.figure)}</p>
          <ToolPlate plate={card.plate.join('')} />
        </div>
      </header>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block">
        <ToolForm page={page} spec={spec} examples={facts.examples}>
          {renderFields?.(page)}
        </ToolForm>
        <section aria-labelledby="result" aria-busy={page.isBusy} className="min-w-0">
          <h2 id="result" ref={title} tabIndex={-1} className="mb-3 text-xl outline-offset-4">
            {shown.resultHeading}
          </h2>
          <p role="status" className="sr-only">
            {announce(page)}
          </p>
          {hasResultSide ? (
            <ToolResult page={unhurried} spec={shown} tool={tool} />
          ) : (
            <EmptyHint {...shown.empty} />
          )}
        </section>
      </div>
      <HowItWorks facts={facts} />
      <ToolJsonLd name={card.name} summary={card.summary} path={toolPath(card)} />
    </main>
  )
}

/** Not the words themselves: they would be read out in pieces. */
function announce({ state, isBusy }: ToolPageState): string {
  if (state?.live) return state.live.phase === 'asking' ? texts.askingAModel : texts.modelWriting
  // Before the first press what asks has still to be fetched; after it, a form may be refused at once.
  if (state ? state.phase === 'working' : isBusy) return texts.generating
  return state?.isReady && state.result ? texts.resultReady : ''
}

/** The result before there is one: dashed construction lines with a note of what goes where. */
function EmptyHint({ title, parts }: ToolPageSpec['empty']) {
  return (
    <div className="construction bg-surface px-4 py-5 sm:px-6">
      <p className="font-semibold">{title}</p>
      <dl className="mt-4 grid gap-4">
        {parts.map((part) => (
          <div
            key={part.name}
            className="border-b border-dashed border-muted pb-1.5 odd:mr-[8%] even:mr-[30%]"
          >
            <dt className="label-mono text-ink">{part.name}</dt>
            <dd className="text-sm text-muted">{part.about}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const HowItWorks = memo(function HowItWorks({ facts: { steps, tips } }: { facts: ToolFacts }) {
  return (
    <div className="mt-14 grid gap-x-10 gap-y-8 border-t border-ink pt-6 md:grid-cols-2" data-print="hide">
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works" className="text-xl">
          {texts.howItWorks}
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
          {texts.usageTips}
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
  )
})
