import { Suspense } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { lazyPart } from '#tools/workbench/result/lazy-part.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { platformLabel, typeLabel } from '../answer-label.ts'
import type { PromptDraft } from '../form-rules.ts'
import type { BlankLine } from './blank-preview.tsx'
import { ExamplePicker, type ExampleLabel } from './example-picker.tsx'
import { HelpsMost, NavigationContext } from './field-link.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { useWizard, type WizardState } from './use-wizard.ts'
import { WizardPreview } from './wizard-preview.tsx'
import * as texts from './wizard.texts.ts'

const SuggestionSummary = lazyPart(() =>
  import('./suggestion-summary.tsx').then((module) => module.SuggestionSummary),
)
const SwapDialog = lazyPart(() => import('./swap-dialog.tsx').then((module) => module.SwapDialog))

type WizardProps = {
  store: DraftStore<PromptDraft>
  draft: PromptDraft
  /** The preview of an empty draft. */
  blank: readonly BlankLine[]
  examples: readonly ExampleLabel[]
}

/** Six steps on the left, and beside them the prompt as it would be now. */
export function Wizard({ store, draft, blank, examples }: WizardProps) {
  const wizard = useWizard(store, draft)
  const { step, prepare } = wizard
  const helpsMost = <HelpsMost {...wizard.completeness.next} />
  return (
    <NavigationContext value={wizard.navigation}>
      <main
        id="content"
        tabIndex={-1}
        className="page-width pb-10 outline-none"
        onFocus={prepare}
        onPointerDown={prepare}
      >
        <WizardHeader wizard={wizard} />
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31rem]">
          <div className="min-w-0">
            <StepBar step={step} furthest={wizard.furthest} isLocked={wizard.isLocked} />
            <div className="mt-2 lg:hidden">{helpsMost}</div>
            <WizardMessages wizard={wizard} />
            <div className="mt-5">
              <StepForm wizard={wizard} />
            </div>
          </div>
          <WizardPreview wizard={wizard} blank={blank} helpsMost={helpsMost} />
        </div>
        <ExamplePicker wizard={wizard} labels={examples} />
        {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
      </main>
    </NavigationContext>
  )
}

function WizardHeader({ wizard }: { wizard: WizardState }) {
  const { draft, step, completeness, swap, setOpen } = wizard
  return (
    <header className="pt-3 pb-5 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{texts.developerPrompt}</h1>
        <div className="-mx-3 flex flex-wrap sm:mx-0">
          <Button variant="quiet" size="small" className="min-h-11" onClick={() => setOpen('examples')}>
            <Icon name="pencil" className="size-4" />
            {texts.examples}
          </Button>
          <Button variant="quiet" size="small" className="min-h-11" onClick={() => swap.ask('new')}>
            <Icon name="plus" className="size-4" />
            {texts.startNewPrompt}
          </Button>
        </div>
      </div>
      <TitleBlock
        className="mt-3"
        cells={[
          { label: texts.project, value: draft.projectName.trim() || '–', className: 'sm:col-span-2' },
          { label: texts.type, value: typeLabel(draft.projectType) },
          { label: texts.target, value: platformLabel(draft.platform) },
          { label: texts.step, value: `${step}/6`, className: 'max-sm:hidden' },
          { label: texts.complete, value: `${completeness.percent}%` },
        ]}
      />
    </header>
  )
}

/** What happened to the draft, and what can be done about it. */
function WizardMessages({ wizard }: { wizard: WizardState }) {
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
