import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { PrefetchPageLinks } from 'react-router'
import { GenerationFailure } from '#tools/workbench/generation-failure.tsx'
import { lazyPart } from '#tools/workbench/writing/lazy-part.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import { measureCompleteness } from '../completeness.ts'
import type { PreviewSection } from '../compose/result.ts'
import type { FieldName, PromptDraft } from '../form.ts'
import { CompletenessMeter, HelpsMost } from './completeness-meter.tsx'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { ExamplePicker, type ExampleLabel } from './example-picker.tsx'
import { preloadFeatures } from './lazy-feature-picker.tsx'
import { LivePreview } from './live-preview.tsx'
import { SentenceField } from './sentence-field.tsx'
import { StepActions } from './step-actions.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { SuggestionSummary } from './suggestion-summary.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { typedBeforeHydration } from './typed-before-hydration.ts'
import { useBroughtIdea } from './use-brought-idea.ts'
import { useDraftSwap } from './use-draft-swap.ts'
import { useGeneration } from './use-generation.ts'
import { useSuggestion } from './use-suggestion.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { useWizardStep } from './use-wizard-step.ts'
import type { FieldValue } from './wizard-field.tsx'
import { WizardHeader } from './wizard-header.tsx'
import { findProblems, isBlankDraft } from './wizard-steps.ts'

const EngineNote = lazyPart(() =>
  import('#tools/workbench/writing/engine-note.tsx').then((module) => module.EngineNote),
)

type WizardProps = {
  store: DraftStore<PromptDraft>
  draft: PromptDraft
  /** The preview of an empty draft. */
  blank: readonly PreviewSection[]
  examples: readonly ExampleLabel[]
}

/** The drafting table: on the left one sketches, on the right the prompt is inked. */
export function Wizard({ store, draft, blank, examples }: WizardProps) {
  const form = useRef<HTMLFormElement>(null)
  useFormBeforeHydration(form, (entries) => {
    const typed = typedBeforeHydration(entries)
    if (Object.keys(typed).length > 0) store.replace({ ...store.draft(), ...typed })
  })

  const saveState = useSyncExternalStore(store.subscribe, store.saveState, () => 'saved' as const)
  const allProblems = useMemo(() => findProblems(draft), [draft])
  const { step, furthest, goToStep, canGoTo, goToField } = useWizardStep(draft, allProblems)
  // Next answers with the progress bar at once; the fields of the next step may come a frame later.
  const shownStep = useDeferredValue(step)
  const problems = allProblems[shownStep]
  const { state, generate, composeHere, stop } = useGeneration(store, step === 6)
  const isGenerating = state.phase === 'generating'
  useEffect(() => whenIdle(preloadFeatures), [])

  const [open, setOpen] = useState<'preview' | 'examples'>()
  const isWide = useWideScreen()
  const completeness = useMemo(() => measureCompleteness(draft), [draft])

  const goToStart = useCallback(() => goToStep(1), [goToStep])
  const suggestion = useSuggestion(store, draft)
  const { accept, fill } = suggestion
  const swap = useDraftSwap(store, draft, goToStart, fill)
  const askToSwap = swap.ask
  const { idea, forget } = useBroughtIdea(store, fill)

  const change = useCallback(
    (field: FieldName, value: FieldValue) => {
      accept(field)
      store.setField(field, value as never)
    },
    [store, accept],
  )
  const goToFieldFromSheet = useCallback(
    (field: FieldName) => {
      setOpen(undefined)
      goToField(field)
    },
    [goToField],
  )
  const openExamples = useCallback(() => setOpen('examples'), [])
  const startNew = useCallback(() => askToSwap({ kind: 'new' }), [askToSwap])
  const pickExample = (index: number) => {
    setOpen(undefined)
    swap.ask({ kind: 'example', index })
  }

  const meter = <CompletenessMeter percent={completeness.percent} />
  const { next } = completeness
  const helpsMost = (
    <HelpsMost field={next?.field} gain={next?.gain ?? 0} canGoTo={canGoTo} onGoTo={goToFieldFromSheet} />
  )
  const sheet = (className: string) => (
    <LivePreview
      draft={draft}
      blank={blank}
      canGoTo={canGoTo}
      onGoTo={goToFieldFromSheet}
      className={className}
    />
  )

  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <WizardHeader
        projectName={draft.projectName}
        projectType={draft.projectType}
        platform={draft.platform}
        step={step}
        percent={completeness.percent}
        onOpenExamples={openExamples}
        onStartNew={startNew}
      />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31rem]">
        <div className="min-w-0">
          <StepBar step={step} furthest={furthest} isLocked={isGenerating} />
          <noscript>
            <Callout className="mt-5">
              The six steps need JavaScript, which this browser does not run.
            </Callout>
          </noscript>
          <div className="mt-2 lg:hidden">{helpsMost}</div>
          <div role="status">
            {swap.done ? (
              <Callout tone="green" className="mt-5">
                {swap.done.message}{' '}
                <Button variant="quiet" size="small" onClick={swap.done.undo}>
                  Undo
                </Button>
              </Callout>
            ) : null}
          </div>
          {idea === undefined ? null : (
            <Callout tone="blue" title="You brought an idea, and there is a draft already" className="mt-5">
              <p className="mt-1 border-l-2 border-line pl-3 wrap-anywhere">{idea}</p>
              <Button
                size="small"
                className="mt-2 mr-2"
                onClick={() => {
                  forget()
                  swap.ask({ kind: 'idea', idea })
                }}
              >
                Start a new draft from it
              </Button>
              <Button size="small" variant="secondary" className="mt-2" onClick={forget}>
                Keep my draft
              </Button>
            </Callout>
          )}
          {saveState === 'refused' ? (
            <Callout className="mt-5" role="status">
              This browser does not let us save your draft. Keep this tab open until you have your prompt.
            </Callout>
          ) : null}
          <SuggestionSummary
            suggestion={suggestion}
            draft={draft}
            step={shownStep}
            onGoTo={goToFieldFromSheet}
            onGoToEnd={step < 6 && furthest === 6 ? () => goToStep(6) : undefined}
          />
          <div className="mt-7">
            <StepForm
              ref={form}
              step={shownStep}
              draft={draft}
              problems={problems}
              suggested={suggestion.suggested}
              onChange={change}
              onAccept={accept}
              onSubmit={() => (shownStep === 6 ? void generate() : goToStep((shownStep + 1) as typeof step))}
              lead={
                shownStep === 1 ? (
                  <>
                    <SentenceField suggestion={suggestion} />
                    {isBlankDraft(draft) ? (
                      <details className="mt-3">
                        <summary className="min-h-6 font-medium text-blue">
                          Rather see how it works? Start from a finished example
                        </summary>
                        <div className="mt-3">
                          <ExamplePicker labels={examples} onPick={pickExample} />
                        </div>
                      </details>
                    ) : null}
                  </>
                ) : null
              }
            >
              {state.phase === 'failed' ? (
                <GenerationFailure
                  title="The server gave no prompt"
                  className="mt-8"
                  failure={state.failure}
                  onTryAgain={() => void generate()}
                  onComposeHere={() => void composeHere()}
                />
              ) : null}
              {shownStep === 6 ? (
                <Suspense>
                  <EngineNote answers={0} />
                </Suspense>
              ) : null}
              <StepActions
                step={shownStep}
                problems={problems}
                isGenerating={isGenerating}
                onPrevious={() => goToStep((shownStep - 1) as typeof step)}
                onStop={stop}
                onOpenPreview={() => setOpen('preview')}
                onGoTo={goToField}
              />
            </StepForm>
          </div>
        </div>
        <aside aria-labelledby="preview-title" className="hidden lg:block">
          <h2 id="preview-title" className="sr-only">
            Your prompt so far
          </h2>
          <div className="sticky top-22 flex h-[calc(100dvh-7rem)] min-h-96 flex-col gap-3">
            <div>
              {meter}
              {helpsMost}
            </div>
            {isWide ? sheet('min-h-0 flex-1') : null}
          </div>
        </aside>
      </div>
      <Drawer isOpen={open === 'preview'} onClose={() => setOpen(undefined)} title="Your prompt so far">
        <div className="mb-4">
          {meter}
          {helpsMost}
        </div>
        {sheet('')}
      </Drawer>
      <Dialog
        isOpen={open === 'examples'}
        onClose={() => setOpen(undefined)}
        title="Start from an example"
        description="Eight finished drafts, one for each project type. Each fills all six steps."
      >
        <ExamplePicker labels={examples} onPick={pickExample} />
      </Dialog>
      <SwapDialog swap={swap} />
      {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
    </main>
  )
}
