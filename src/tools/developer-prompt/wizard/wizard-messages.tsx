import { Suspense } from 'react'
import { lazyPart } from '#tools/workbench/result/lazy-part.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const SuggestionSummary = lazyPart(() =>
  import('./suggestion-summary.tsx').then((module) => module.SuggestionSummary),
)
const SwapDialog = lazyPart(() => import('./swap-dialog.tsx').then((module) => module.SwapDialog))

/** What happened to the draft, and what can be done about it. */
export function WizardMessages({ wizard }: { wizard: WizardState }) {
  const { swap, suggestion, shownStep, isLocked, isRefused } = wizard
  return (
    <>
      <noscript>
        <Callout className="mt-5">{texts.needsScripts}</Callout>
      </noscript>
      {swap.asked !== undefined ? (
        <Suspense>
          <SwapDialog swap={swap} />
        </Suspense>
      ) : null}
      <div role="status">
        {swap.done ? (
          <Callout tone="green" className="mt-5">
            {swap.done.message}{' '}
            <Button variant="quiet" size="small" onClick={swap.done.undo}>
              {texts.undo}
            </Button>
          </Callout>
        ) : null}
      </div>
      {isLocked && shownStep < 6 ? (
        <Callout tone="blue" role="status" className="mt-5">
          {texts.generating}
        </Callout>
      ) : null}
      {isRefused ? (
        <Callout className="mt-5" role="status">
          {texts.draftNotSaved}
        </Callout>
      ) : null}
      <div role="status">
        {suggestion.suggested.size > 0 ? (
          <Suspense>
            <SuggestionSummary wizard={wizard} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}
