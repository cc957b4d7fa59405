import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { useDraftStore } from '#tools/workbench/use-draft-store.ts'
import { emptyDraft, type FieldName, type PromptDraft } from '../form.ts'
import type { SuggestionSource } from '../suggest/suggestion.ts'
import {
  applySuggestion,
  improveSuggestion,
  liveMarks,
  marksSource,
  noMarks,
  withoutMark,
  type SuggestionMarks,
} from '../suggest/suggestion-marks.ts'
import { askForSuggestion } from '../suggest/ask-for-suggestion.ts'
import { isBlankDraft } from './wizard-steps.ts'

export type SuggestionState = {
  /** The answers that are still just as they were suggested. */
  suggested: ReadonlyMap<FieldName, SuggestionSource>
  /** What was filled in last; kept for the next visit. */
  sentence: string
  phase: 'idle' | 'reading' | 'asking-model' | 'unreadable'
  /** A model wrote the last suggestion. */
  isByModel: boolean
  /** From `blank`, what is there is put aside; an undo brings it back. */
  fill: (sentence: string, from?: 'draft' | 'blank') => Promise<void>
  /** Somebody changed the field, or says that its suggestion is right. */
  accept: (field: FieldName) => void
  acceptAll: () => void
  /** Until the next change. */
  undo: (() => void) | undefined
}

/** Answers from one sentence, marked until they are touched: the reading at once, a model's better ones when they come. */
export function useSuggestion(store: DraftStore<PromptDraft>, draft: PromptDraft): SuggestionState {
  const marksStore = useDraftStore<SuggestionMarks>(() => marksSource(browserStorage()))
  const marks = useSyncExternalStore(marksStore.subscribe, marksStore.draft, () => noMarks)
  const suggested = useMemo(() => liveMarks(draft, marks), [draft, marks])
  const [phase, setPhase] = useState<SuggestionState['phase']>('idle')
  const [isByModel, setIsByModel] = useState(false)
  const [filled, setFilled] = useState<{ before: Marked; after: PromptDraft }>()
  const running = useRef<AbortController | undefined>(undefined)
  const showToast = useToast()
  // Whoever has left the wizard has taken the draft as it is.
  useEffect(() => () => running.current?.abort(), [])

  const put = useCallback(
    (next: Marked) => {
      marksStore.replace(next.marks)
      store.replace(next.draft)
    },
    [store, marksStore],
  )

  const fill = useCallback(
    async (sentence: string, from: 'draft' | 'blank' = 'draft') => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setPhase('reading')
      setIsByModel(false)
      const before = { draft: store.draft(), marks: marksStore.draft() }
      const base = from === 'blank' ? { draft: emptyDraft, marks: noMarks } : before
      const chosenType = typedType(base)
      try {
        // The word lists are larger than the wizard, so they come when they are needed.
        const { suggestForm } = await import('../suggest/suggest-form.ts')
        if (controller.signal.aborted) return
        const suggestion = suggestForm(sentence, chosenType)
        if (Object.keys(suggestion.fields).length === 0) {
          setPhase('unreadable')
          return
        }
        const after = applySuggestion(base, sentence, suggestion)
        put(after)
        setFilled({ before, after: after.draft })
        setPhase('asking-model')
        const better = await askForSuggestion(
          { sentence, ...(chosenType ? { projectType: chosenType } : {}) },
          controller.signal,
        )
        if (controller.signal.aborted) return
        if (better !== undefined) {
          const improved = improveSuggestion({ draft: store.draft(), marks: marksStore.draft() }, better)
          put(improved)
          setIsByModel(true)
          setFilled((current) => (current ? { ...current, after: improved.draft } : current))
        }
        setPhase('idle')
      } catch {
        setPhase('idle')
        // Words that were brought are not lost with the network.
        if (isBlankDraft(store.draft())) store.setField('projectDescription', sentence)
        showToast({ title: 'The sentence could not be read. Please try again.', variant: 'destructive' })
      }
    },
    [store, marksStore, put, showToast],
  )

  const accept = useCallback(
    (field: FieldName) => {
      const next = withoutMark(marksStore.draft(), field)
      if (next !== marksStore.draft()) marksStore.replace(next)
    },
    [marksStore],
  )
  const acceptAll = useCallback(() => {
    running.current?.abort()
    setPhase('idle')
    marksStore.replace({ ...marksStore.draft(), marks: {} })
  }, [marksStore])

  return {
    suggested,
    sentence: marks.sentence,
    phase,
    isByModel,
    fill,
    accept,
    acceptAll,
    undo:
      filled?.after === draft
        ? () => {
            running.current?.abort()
            setPhase('idle')
            put(filled.before)
          }
        : undefined,
  }
}

type Marked = { draft: PromptDraft; marks: SuggestionMarks }

/** The project type, when somebody chose it; a suggested one may change with the sentence. */
function typedType({ draft, marks }: Marked) {
  return draft.projectType === '' || liveMarks(draft, marks).has('projectType')
    ? undefined
    : draft.projectType
}
