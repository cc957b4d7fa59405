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
import { Link, PrefetchPageLinks } from 'react-router'
import { lazyPart } from '#tools/workbench/result/lazy-part.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { failedMessage } from '../output/messages.ts'
import { usePromptBench } from '../output/prompt-bench.ts'
import { HelpsMost } from './helps-most.tsx'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { ExamplePicker, type ExampleLabel } from './example-picker.tsx'
import { preloadFeatures } from './lazy-feature-picker.tsx'
import { BlankPreview, type BlankLine } from './blank-preview.tsx'
import { loadLateParts, useMeter } from './late-parts.ts'
import { SentenceField } from './sentence-field.tsx'
import { StepActions } from './step-actions.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { typedBeforeHydration } from './typed-before-hydration.ts'
import { useDraftSwap } from './use-draft-swap.ts'
import { useGeneration } from './use-generation.ts'
import { useIdeaForDraft } from './use-idea-for-draft.ts'
import { useSuggestion } from './use-suggestion.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { useWizardStep } from './use-wizard-step.ts'
import type { FieldValue } from './wizard-field.tsx'
import { WizardHeader } from './wizard-header.tsx'
import { findProblems, isBlankDraft } from './wizard-steps.ts'

const EngineNote = lazyPart(() =>
  import('#tools/workbench/page/engine-note.tsx').then((module) => module.EngineNote),
)
const LivePreview = lazyPart(() => import('./live-preview.tsx').then((module) => module.LivePreview))
const SuggestionSummary = lazyPart(() =>
  import('./suggestion-summary.tsx').then((module) => module.SuggestionSummary),
)
const IdeaCallout = lazyPart(() => import('./idea-callout.tsx').then((module) => module.IdeaCallout))
const SwapDialog = lazyPart(() => import('./swap-dialog.tsx').then((module) => module.SwapDialog))
const GenerationFailure = lazyPart(() =>
  import('#tools/workbench/result/generation-failure.tsx').then((module) => module.GenerationFailure),
)

type WizardProps = {
  store: DraftStore<PromptDraft>
  draft: PromptDraft
  /** The preview of an empty draft. */
  blank: readonly BlankLine[]
  examples: readonly ExampleLabel[]
}

/** Six steps on the left, and beside them the prompt as it would be now. */
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
  const handle = usePromptBench()
  const { bench, load } = handle
  const generation = useGeneration(store, handle)
  const { isGenerating, isWriting, failure } = generation
  const isLocked = isGenerating && !isWriting
  const prepare = useCallback(() => {
    loadLateParts()
    preloadFeatures()
    void load().catch(() => undefined)
  }, [load])
  const isBlank = isBlankDraft(draft)
  // A draft that is there already is shown without waiting for a key.
  useEffect(() => {
    if (isBlank) return
    loadLateParts()
    return whenIdle(prepare)
  }, [isBlank, prepare])

  const [open, setOpen] = useState<'preview' | 'examples'>()
  const isWide = useWideScreen()
  const measure = useMeter()
  const completeness = useMemo(() => measure(draft), [measure, draft])

  const goToStart = useCallback(() => goToStep(1), [goToStep])
  const suggestion = useSuggestion(store, draft)
  const { accept, fill } = suggestion
  const putAway = useCallback(() => bench?.show(undefined), [bench])
  const swap = useDraftSwap(store, draft, goToStart, fill, putAway)
  const askToSwap = swap.ask
  const { idea, forget, begin } = useIdeaForDraft(store, fill, generation.generate)

  const change = useCallback(
    (field: FieldName, value: FieldValue) => {
      accept(field)
      store.setField(field, value as never)
    },
    [store, accept],
  )
  const goToFieldFromOutside = useCallback(
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

  const { next } = completeness
  const helpsMost = (
    <HelpsMost field={next?.field} gain={next?.gain ?? 0} canGoTo={canGoTo} onGoTo={goToFieldFromOutside} />
  )
  const blankPreview = <BlankPreview lines={blank} />
  const preview = bench ? (
    <Suspense fallback={blankPreview}>
      <LivePreview draft={draft} core={bench.core} canGoTo={canGoTo} onGoTo={goToFieldFromOutside} />
    </Suspense>
  ) : (
    blankPreview
  )

  return (
    <main
      id="content"
      tabIndex={-1}
      className="page-width pb-16 outline-none"
      onFocus={prepare}
      onPointerDown={prepare}
    >
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
          <StepBar step={step} furthest={furthest} isLocked={isLocked} />
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
            <Suspense>
              <IdeaCallout
                idea={idea}
                onForget={forget}
                onTake={() => {
                  if (idea.wantsAnswer) return void begin(idea.text)
                  forget()
                  swap.ask({ kind: 'idea', idea: idea.text })
                }}
              />
            </Suspense>
          )}
          {isLocked && step < 6 ? (
            <Callout tone="blue" role="status" className="mt-5">
              Generating...
            </Callout>
          ) : null}
          {saveState === 'refused' ? (
            <Callout className="mt-5" role="status">
              This browser does not let us save your draft. Keep this tab open until you have your prompt.
            </Callout>
          ) : null}
          <div role="status">
            {suggestion.suggested.size > 0 ? (
              <Suspense>
                <SuggestionSummary
                  suggestion={suggestion}
                  draft={draft}
                  step={shownStep}
                  onGoTo={goToFieldFromOutside}
                  onGoToEnd={step < 6 && furthest === 6 ? () => goToStep(6) : undefined}
                />
              </Suspense>
            ) : null}
          </div>
          <div className="mt-7">
            <StepForm
              ref={form}
              step={shownStep}
              draft={draft}
              problems={problems}
              suggested={suggestion.suggested}
              onChange={change}
              onAccept={accept}
              onSubmit={() =>
                shownStep === 6 ? generation.generate() : goToStep((shownStep + 1) as typeof step)
              }
              lead={
                shownStep === 1 ? (
                  <>
                    <SentenceField suggestion={suggestion} draft={draft} onChange={change} />
                    {isBlank ? (
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
              {failure ? (
                <Suspense>
                  <div className="mt-8">
                    <GenerationFailure
                      title={failedMessage.title}
                      message={failedMessage.description}
                      failure={failure}
                      onTryAgain={generation.retry}
                      onComposeHere={generation.composeHere}
                    />
                  </div>
                </Suspense>
              ) : null}
              {isWriting ? (
                <Callout tone="blue" role="status" className="mt-8">
                  A model is writing your prompt.{' '}
                  <Link to="/output" className="text-blue underline underline-offset-2">
                    See it
                  </Link>
                </Callout>
              ) : null}
              {shownStep === 6 ? (
                <Suspense>
                  <EngineNote answers={0} />
                </Suspense>
              ) : null}
              <StepActions
                step={shownStep}
                problems={problems}
                isGenerating={shownStep === 6 ? isGenerating : isLocked}
                canStop={generation.canStop}
                onPrevious={() => goToStep((shownStep - 1) as typeof step)}
                onStop={generation.stop}
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
            {helpsMost}
            {isWide ? preview : null}
          </div>
        </aside>
      </div>
      <Drawer isOpen={open === 'preview'} onClose={() => setOpen(undefined)} title="Your prompt so far">
        <div className="mb-4">{helpsMost}</div>
        {open === 'preview' ? preview : null}
      </Drawer>
      <Dialog
        isOpen={open === 'examples'}
        onClose={() => setOpen(undefined)}
        title="Start from an example"
        description="Eight finished drafts, one for each project type. Each fills all six steps."
      >
        <ExamplePicker labels={examples} onPick={pickExample} />
      </Dialog>
      {swap.asked ? (
        <Suspense>
          <SwapDialog swap={swap} />
        </Suspense>
      ) : null}
      {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
    </main>
  )
}
