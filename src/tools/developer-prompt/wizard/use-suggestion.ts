import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { useDraftStore, type DraftStore } from '#ui/draft-store.ts'
import { OwnModelsContext } from '#tools/workbench/own-models-context.ts'
import { emptyDraft, fieldNames, isAnswered, type FieldName, type PromptDraft } from '../form-rules.ts'
import type { SuggestInput } from '../suggest/suggest-core.ts'
import { applySuggestion, marksSource, sentenceSource, suggestedFields } from '../suggest/suggestion-marks.ts'
import { noMarks, withoutMark, type Marked } from '../suggest/suggestion-marks.ts'
import { isBlankDraft } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

export type SuggestionState = ReturnType<typeof useSuggestion>

/** `said`: who wrote the answers, or why no model did; "" when there is nothing to say of it. */
type Told = { phase: 'idle' | 'asking' | 'by-model' | 'without-model'; said: string }
const idle: Told = { phase: 'idle', said: '' }

/** Answers from one sentence, marked until they are touched: the sentence itself at once, a model's when they come. */
export function useSuggestion(store: DraftStore<PromptDraft>, draft: PromptDraft) {
  const [marksStore, marks] = useDraftStore(() => marksSource(browserStorage()), noMarks)
  const [typed, { text }] = useDraftStore(() => sentenceSource(browserStorage()), { text: '' })
  const suggested = useMemo(() => suggestedFields(draft, marks), [draft, marks])
  const [told, tell] = useState<Told>(idle)
  const [filled, setFilled] = useState<{ before: Marked; after: PromptDraft }>()
  const running = useRef<AbortController | undefined>(undefined)
  const showToast = useToast()
  // Whoever has left the wizard has taken the draft as it is.
  useEffect(() => () => running.current?.abort(), [])

  // The same functions while the wizard stands, since whoever gets them draws anew with each other one.
  const { now, put, fillIn, take, accept } = useMemo(() => {
    const now = () => ({ draft: store.draft(), marks: marksStore.draft() })
    const put = (next: Marked) => {
      // Brought from the home page. What was typed and not used yet stays.
      const isUsed = ['', marksStore.draft().sentence].includes(typed.draft().text.trim())
      if (isUsed) typed.change({ text: next.marks.sentence })
      marksStore.replace(next.marks)
      store.replace(next.draft)
    }
    const fillIn = (sentence: string, fields: Partial<PromptDraft>, base: Marked, before: Marked) => {
      const after = applySuggestion(base, sentence, fields)
      put(after)
      setFilled({ before, after: after.draft })
    }
    return {
      now,
      put,
      fillIn,
      /** What the person's own chat answered. */
      take(sentence: string, fields: Partial<PromptDraft>, unread: readonly string[]) {
        running.current?.abort()
        fillIn(sentence, fields, now(), now())
        tell({ phase: 'by-model', said: [texts.fromOwnChatAnswer, ...unread.map(texts.inNoStep)].join('\n') })
      },
      /** Somebody changed the field, or says that its suggestion is right. */
      accept(field: FieldName) {
        const next = withoutMark(marksStore.draft(), field)
        if (next !== marksStore.draft()) marksStore.replace(next)
      },
    }
  }, [store, marksStore, typed])

  const loadOwn = use(OwnModelsContext)
  /** From `blank`, what is there is put aside; an undo brings it back. */
  async function fill(sentence: string, from: 'draft' | 'blank' = 'draft', asksModel = true) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    tell({ phase: 'asking', said: '' })
    try {
      const { suggestWithModel } = await import('../suggest/ask-for-suggestion.ts')
      const { suggestCore } = await import('../suggest/suggest-core.ts')
      if (signal.aborted) return
      // Read after the import: what was typed meanwhile must not be overwritten.
      const before = now()
      const base = from === 'blank' ? { draft: emptyDraft, marks: noMarks } : before
      const input = inputOf(base, sentence)
      // Nobody would see a guessed type before the prompt is generated from it.
      const said = asksModel ? suggestCore.compose(input)?.fields : { projectDescription: sentence }
      fillIn(sentence, said ?? {}, base, before)
      const withoutModel = store.draft()
      if (!asksModel) return tell(idle)
      const suggested = await suggestWithModel(input, loadOwn, signal)
      if (signal.aborted) return
      if (suggested.fields) {
        // What was typed meanwhile stays after an undo, unless an older answer would be lost for it.
        const typed = fieldNames.filter(
          (name) =>
            store.draft()[name] !== withoutModel[name] &&
            (from === 'draft' || !isAnswered(before.draft[name])),
        )
        const kept = Object.fromEntries(typed.map((name) => [name, store.draft()[name]]))
        fillIn(sentence, suggested.fields, now(), { ...before, draft: { ...before.draft, ...kept } })
      }
      tell({ phase: suggested.fields ? 'by-model' : 'without-model', said: suggested.said })
    } catch {
      tell(idle)
      // Words that were brought are not lost with the network.
      if (from === 'blank' || isBlankDraft(store.draft())) store.change({ projectDescription: sentence })
      showToast({ title: texts.sentenceNotRead, variant: 'destructive' })
    }
  }

  /** Nobody waits for a model any more. */
  function settle() {
    running.current?.abort()
    tell(idle)
  }
  const undo = () => {
    settle()
    if (filled) put(filled.before)
  }

  return {
    /** The answers that are still just as they were suggested. */
    suggested,
    /** The one sentence, and where it is kept for the next visit. */
    text,
    typed,
    /** Another draft without what belonged to this one; returns the way back. */
    exchange(swap: () => void) {
      const [before, sentence] = [now(), typed.draft()]
      settle()
      swap()
      for (const each of [marksStore, typed]) each.clear()
      return () => {
        // What was typed since then stays.
        if (typed.draft().text === '') typed.replace(sentence)
        put(before)
      }
    },
    ...told,
    fill,
    take,
    /** Of the draft as it is: the type only when somebody chose it. */
    inputFor: (sentence: string) => inputOf(now(), sentence),
    accept,
    acceptAll() {
      settle()
      marksStore.replace({ ...marksStore.draft(), values: {} })
    },
    /** Until the next change. */
    undo: filled?.after === draft ? undo : undefined,
  }
}

/** A suggested type may change with the sentence. */
function inputOf({ draft, marks }: Marked, sentence: string): SuggestInput {
  const { projectType } = draft
  const isChosen = projectType !== '' && !suggestedFields(draft, marks).has('projectType')
  return isChosen ? { sentence, projectType } : { sentence }
}
