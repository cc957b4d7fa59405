import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import type { BenchResult } from '#tools/workbench/bench/bench-result.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { readCarried } from './draft-storage.ts'
import * as texts from './output-page.texts.ts'
import { usePromptBench, usePromptDraft } from './output/prompt-bench.ts'

const OutputResult = memo(lazyPart(() => import('./output/output-result.tsx'), 'OutputResult'))
const blankSheet = <Sheet className="min-h-96" />
const [nothingYet, nothingOpen] = [texts.noPromptFound, texts.noPromptOpen].map((why) => (
  <div key={why} className="construction max-w-xl px-6 py-10">
    <p className="mb-5 text-lg">{why}</p>
    <LinkButton to="/generate">{texts.generateNewPrompt}</LinkButton>
  </div>
))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.yourPrompt,
    description: texts.pageDescription,
    path: '/output',
    isHidden: true,
  })
}

export default function OutputPage() {
  const { bench, state: latest, load } = usePromptBench()
  // A text that is being written is drawn in the pauses of whoever reads and scrolls.
  const state = useDeferredValue(latest)
  const isHydrating = useIsHydrating()
  const [drafts, draft] = usePromptDraft()
  // As a version without plans left it, or a browser that keeps no more than this.
  const [carried, setCarried] = useState(() => readCarried(browserStorage()))

  useEffect(() => {
    if (carried) void load().catch(() => undefined)
  }, [carried, load])

  // What a model is writing from another form, else the result that is shown, else what was carried here.
  const result = useMemo((): BenchResult | undefined => {
    if (state === undefined) return undefined
    const { live, result: shown, shelf } = state
    const isOfAnotherForm = live && JSON.stringify(live.input) !== JSON.stringify(shown?.input)
    if (live && (!shown || (isOfAnotherForm && !live.isBeside)))
      return { id: 'live', madeAt: 0, input: Object(live.input), wishes: [] }
    if (shown || !carried || shelf.results.length > 0) return shown
    return { id: 'carried', madeAt: 0, input: carried.form, text: carried.text, wishes: [] }
  }, [state, carried])
  const hasOthers = state !== undefined && state.shelf.results.length > 0
  const empty = hasOthers ? nothingOpen : nothingYet
  useEffect(() => {
    // The text is one of these; removing it must not bring it back.
    if (hasOthers) setCarried(undefined)
  }, [hasOthers])
  const isComing = isHydrating || (state === undefined && carried !== undefined)

  return (
    <main id="content" tabIndex={-1} className="page-width pt-5 pb-20 outline-none sm:pt-8">
      <h1 className="mb-3 text-3xl">{texts.yourPrompt}</h1>
      {bench && state ? (
        <OutputResult {...{ bench, state, result, drafts, draft, empty }} waiting={blankSheet} />
      ) : isComing ? (
        // Only the browser knows whether there is a prompt.
        <>
          {blankSheet}
          <noscript>{nothingYet}</noscript>
        </>
      ) : (
        nothingYet
      )}
    </main>
  )
}
