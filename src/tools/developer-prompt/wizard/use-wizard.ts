import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import type { DraftStore } from '#ui/draft-store.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { usePromptBench } from '../output/prompt-bench.ts'
import { LazyFeaturePicker } from './lazy-feature-picker.tsx'
import { loadLateParts, useCompleteness } from './late-parts.ts'
import { typedBeforeHydration } from './typed-before-hydration.ts'
import { useDraftSwap } from './use-draft-swap.ts'
import { useGeneration } from './use-generation.ts'
import { useSuggestion } from './use-suggestion.ts'
import { useWizardStep } from './use-wizard-step.ts'
import type { FieldValue } from './wizard-field.tsx'
import { findProblems, isBlankDraft } from './wizard-steps.ts'

export type WizardState = ReturnType<typeof useWizard>

/** What the parts of the wizard share: the draft, where one is in it, and what can be done with it. */
export function useWizard(store: DraftStore<PromptDraft>, draft: PromptDraft) {
  const form = useRef<HTMLFormElement>(null)
  const allProblems = useMemo(() => findProblems(draft), [draft])
  const [open, setOpen] = useState<'preview' | 'examples'>()
  const close = useCallback(() => setOpen(undefined), [])
  const steps = useWizardStep(draft, allProblems, close)
  const { step, goToStep } = steps
  // Next answers with the progress bar at once; the fields of the next step may come a frame later.
  const shownStep = useDeferredValue(step)
  const handle = usePromptBench()
  const { bench, load } = handle
  const isBlank = isBlankDraft(draft)
  /** Fetches what a step needs: with the first focus or key, or at once for a draft that is there already. */
  const prepare = useCallback(() => {
    afterPaint(loadLateParts)
    afterPaint(LazyFeaturePicker.preload)
    afterPaint(() => void load().catch(() => undefined))
  }, [load])
  useEffect(() => {
    if (isBlank) return
    loadLateParts()
    return whenIdle(prepare)
  }, [isBlank, prepare])

  const completeness = useCompleteness(draft)
  const generation = useGeneration(store, handle)
  const suggestion = useSuggestion(store, draft)
  const { accept, typed } = suggestion
  useFormBeforeHydration(form, (entries) => {
    const answers = typedBeforeHydration(entries)
    if (Object.keys(answers).length > 0) store.replace({ ...store.draft(), ...answers })
    const text = String(entries.get('sentence') ?? '')
    if (text !== '') typed.change({ text })
  })
  const goToStart = () => (step === 1 ? undefined : goToStep(1))
  const swap = useDraftSwap(store, draft, handle, suggestion, generation.generate, goToStart)

  const change = useCallback(
    (field: FieldName, value: FieldValue) => {
      // Whoever writes before the focus was heard, a browser that fills in for one.
      prepare()
      accept(field)
      store.change({ [field]: value })
    },
    [store, accept, prepare],
  )
  return {
    store,
    form,
    draft,
    isBlank,
    bench,
    ...steps,
    shownStep,
    problems: allProblems[shownStep],
    completeness,
    generation,
    /** Nothing but stopping can be done: what is asked for has not begun to be written. */
    isLocked: generation.isGenerating && !generation.isWriting,
    suggestion,
    swap,
    open,
    setOpen,
    close,
    change,
    prepare,
  }
}
