import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Button } from '#ui/button.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { usePromptBench } from '../output/prompt-bench.ts'
import { HelpsMost } from './helps-most.tsx'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { ExamplePicker, type ExampleLabel } from './example-picker.tsx'
import { preloadFeatures } from './lazy-feature-picker.tsx'
import type { BlankLine } from './blank-preview.tsx'
import { GenerationMessages } from './generation-messages.tsx'
import { loadLateParts, useMeter } from './late-parts.ts'
import { NavigationContext } from './navigation-context.ts'
import { SentenceField } from './sentence-field.tsx'
import { StepActions } from './step-actions.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { typedBeforeHydration } from './typed-before-hydration.ts'
import { useDraftSwap } from './use-draft-swap.ts'
import { useGeneration } from './use-generation.ts'
import { useSuggestion } from './use-suggestion.ts'
import { useWizardStep } from './use-wizard-step.ts'
import type { FieldValue } from './wizard-field.tsx'
import { WizardMessages } from './wizard-messages.tsx'
import { WizardPreview } from './wizard-preview.tsx'
import { WizardHeader } from './wizard-header.tsx'
import { findProblems, isBlankDraft } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

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
  const isBlank = isBlankDraft(draft)
  const prepare = usePrepared(load, isBlank)

  const [open, setOpen] = useState<'preview' | 'examples'>()
  const measure = useMeter()
  const completeness = useMemo(() => measure(draft), [measure, draft])

  const generation = useGeneration(store, handle)
  const suggestion = useSuggestion(store, draft)
  const { generate } = generation
  const { accept, fill } = suggestion
  const goToStart = () => (step === 1 ? undefined : goToStep(1))
  const swap = useDraftSwap(store, draft, handle, fill, generate, goToStart)
  const { isGenerating, isWriting } = generation
  const isLocked = isGenerating && !isWriting

  const change = useCallback(
    (field: FieldName, value: FieldValue) => {
      // Whoever writes before the focus was heard, a browser that fills in for one.
      prepare()
      accept(field)
      store.setField(field, value as never)
    },
    [store, accept, prepare],
  )
  const navigation = useMemo(
    () => ({
      canGoTo,
      goToField(field: FieldName) {
        setOpen(undefined)
        goToField(field)
      },
    }),
    [canGoTo, goToField],
  )
  const helpsMost = <HelpsMost {...completeness.next} />
  return (
    <NavigationContext value={navigation}>
      <main
        id="content"
        tabIndex={-1}
        className="page-width pb-10 outline-none"
        onFocus={prepare}
        onPointerDown={prepare}
      >
        <WizardHeader
          draft={draft}
          step={step}
          percent={completeness.percent}
          onOpenExamples={() => setOpen('examples')}
          onStartNew={() => swap.ask('new')}
        />
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31rem]">
          <div className="min-w-0">
            <StepBar step={step} furthest={furthest} isLocked={isLocked} />
            <div className="mt-2 lg:hidden">{helpsMost}</div>
            <WizardMessages
              swap={swap}
              suggestion={suggestion}
              draft={draft}
              step={shownStep}
              isLocked={isLocked}
              isRefused={saveState === 'refused'}
              onGoToEnd={step < 6 && furthest === 6 ? () => goToStep(6) : undefined}
            />
            <div className="mt-5">
              <StepForm
                ref={form}
                step={shownStep}
                draft={draft}
                problems={problems}
                suggested={suggestion.suggested}
                onChange={change}
                onAccept={accept}
                onSubmit={() => (shownStep === 6 ? generate() : goToStep((shownStep + 1) as typeof step))}
                lead={
                  shownStep === 1 ? (
                    <>
                      <SentenceField
                        suggestion={suggestion}
                        draft={draft}
                        onChange={change}
                        onGenerate={(text) => void fill(text, 'draft', false).then(generate)}
                      />
                      {isBlank ? (
                        <Button variant="quiet" size="small" onClick={() => setOpen('examples')}>
                          {texts.seeExample}
                        </Button>
                      ) : null}
                    </>
                  ) : null
                }
              >
                <GenerationMessages generation={generation} step={shownStep} />
                <StepActions
                  step={shownStep}
                  problems={problems}
                  isGenerating={shownStep === 6 ? isGenerating : isLocked}
                  canStop={generation.canStop}
                  onPrevious={() => goToStep((shownStep - 1) as typeof step)}
                  onStop={generation.stop}
                  onOpenPreview={() => setOpen('preview')}
                />
              </StepForm>
            </div>
          </div>
          <WizardPreview
            draft={draft}
            isBlank={isBlank}
            blank={blank}
            bench={bench}
            helpsMost={helpsMost}
            isDrawerOpen={open === 'preview'}
            onCloseDrawer={() => setOpen(undefined)}
          />
        </div>
        <ExamplePicker
          isOpen={open === 'examples'}
          labels={examples}
          onClose={() => setOpen(undefined)}
          onPick={(index) => {
            setOpen(undefined)
            swap.ask(index)
          }}
        />
        {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
      </main>
    </NavigationContext>
  )
}

/** Fetches what a step needs: with the first focus or key, or at once for a draft that is there already. */
function usePrepared(load: () => Promise<unknown>, isBlank: boolean): () => void {
  const prepare = useCallback(() => {
    loadLateParts()
    preloadFeatures()
    void load().catch(() => undefined)
  }, [load])
  useEffect(() => {
    if (isBlank) return
    loadLateParts()
    return whenIdle(prepare)
  }, [isBlank, prepare])
  return prepare
}
