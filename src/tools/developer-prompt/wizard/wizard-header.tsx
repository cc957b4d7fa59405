import { useSyncExternalStore } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { UndoCallout } from '#ui/undo-callout.tsx'
import { answerLabels } from '../answer-label.ts'
import { cellNames, startNewPrompt } from '../output/messages.texts.ts'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const SuggestionSummary = lazyPart(() => import('./suggestion-summary.tsx'), 'SuggestionSummary')
const SwapDialog = lazyPart(() => import('./swap-dialog.tsx'), 'SwapDialog')

export function WizardHeader({ wizard }: { wizard: WizardState }) {
  const { draft, step, completeness, swap, setOpen } = wizard
  return (
    <header className="pt-3 pb-5 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{texts.developerPrompt}</h1>
        <div className="-mx-3 flex flex-wrap">
          <Button variant="quiet" size="touch" onClick={() => setOpen('examples')}>
            <Icon name="pencil" className="size-4" />
            {texts.examples}
          </Button>
          <Button variant="quiet" size="touch" onClick={() => swap.ask('new')}>
            <Icon name="plus" className="size-4" />
            {startNewPrompt}
          </Button>
        </div>
      </div>
      <TitleBlock
        className="mt-3"
        cells={[
          { label: cellNames.project, value: draft.projectName.trim() || '–', className: 'sm:col-span-2' },
          { label: cellNames.type, value: answerLabels[draft.projectType] },
          { label: cellNames.target, value: answerLabels[draft.platform] },
          { label: texts.step, value: `${step}/6`, className: 'max-sm:hidden' },
          { label: texts.complete, value: `${completeness.percent}%` },
        ]}
      />
    </header>
  )
}

/** What happened to the draft, and what can be done about it. */
export function WizardMessages({ wizard }: { wizard: WizardState }) {
  const { store, swap, suggestion, shownStep, isLocked } = wizard
  const saveState = useSyncExternalStore(store.subscribe, store.saveState, () => 'saved' as const)
  return (
    <>
      <noscript>
        <Callout className="mt-5">{texts.needsScripts}</Callout>
      </noscript>
      {swap.asked !== undefined ? <SwapDialog swap={swap} /> : null}
      <UndoCallout done={swap.done} className="mt-5" />
      {isLocked && shownStep < 6 ? (
        <Callout tone="blue" role="status" className="mt-5">
          {texts.generating}
        </Callout>
      ) : null}
      {saveState === 'refused' ? (
        <Callout className="mt-5" role="status">
          {texts.draftNotSaved}
        </Callout>
      ) : null}
      <div role="status">{suggestion.suggested.size > 0 ? <SuggestionSummary wizard={wizard} /> : null}</div>
    </>
  )
}
