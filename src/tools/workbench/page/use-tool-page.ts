import { useCallback, useState, useSyncExternalStore } from 'react'
import { useToast } from '#ui/toast-context.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { formFields, readFormDraft, type FormDraft } from '../../contract/form-field.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchState } from '../bench/bench-state.ts'
import type { Shelf } from '../bench/bench-result.ts'
import { useBench } from '../bench/use-bench.ts'
import { browserStorage } from '../browser-storage.ts'
import type { BroughtIdea } from '../brought-idea.ts'
import type { SaveState } from '../draft-store.ts'
import { focusIdea } from '../focus-sketch.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import { useBroughtIdea } from '../use-brought-idea.ts'
import { useDraftStore } from '../use-draft-store.ts'
import { formDraftSource, ideaIn, typedBefore } from './form-draft.ts'
import { useSend } from './use-send.ts'
import * as texts from './use-tool-page.texts.ts'

/** Form, bench and the way back from what replaced the form: what the page of a creative tool works with. */
export type ToolPageState = {
  draft: FormDraft
  saveState: SaveState
  isIdeaEmpty: boolean
  bench: Bench | undefined
  state: BenchState | undefined
  isBusy: boolean
  /** Fetches what a press needs. */
  prepare: () => void
  change: (patch: FormDraft) => void
  /** Puts other words into the form, and offers to take that back. */
  replaceDraft: (patch: FormDraft, said: string) => void
  generate: () => Promise<void>
  retry: () => Promise<void>
  tryExample: (input: unknown, label: string) => void
  clear: () => void
  refine: (text: string) => void
  composeHere: () => void
  reopen: (id: string) => void
  removeResult: (id: string) => void
  clearResults: () => void
  /** What was just done and the way back; gone with the next keystroke. */
  undoable: { message: string; undo: () => void } | undefined
  takeTyped: (entries: FormData) => void
}

export function useToolPage(
  tool: ToolDefinition,
  spec: ToolPageSpec,
  toInput: (draft: FormDraft) => Record<string, unknown> = (draft) => draft,
): ToolPageState {
  const { form } = spec
  const [blank] = useState(() => readFormDraft(form, {}))
  const drafts = useDraftStore<FormDraft>(() => formDraftSource(browserStorage(), tool.card.slug, form))
  const draft = useSyncExternalStore(drafts.subscribe, drafts.draft, () => blank)
  const saveState = useSyncExternalStore(drafts.subscribe, drafts.saveState, () => 'saved' as const)
  const { bench, state, load } = useBench(tool)
  const [done, setDone] = useState<{ message: string; draft: FormDraft; undo: () => void }>()
  const showToast = useToast()
  const { isFetching, send } = useSend(spec, load, () => {
    setDone(undefined)
    drafts.flush()
    return ideaIn(form, drafts.draft()) === ''
  })

  function offerUndo(message: string, before: FormDraft, shelf?: Shelf) {
    const undo = () => {
      drafts.replace(before)
      if (shelf) bench?.restore(shelf)
      setDone(undefined)
    }
    setDone({ message, draft: drafts.draft(), undo })
  }

  function around(message: string, act: () => void) {
    const before = drafts.draft()
    const shelf = bench?.state().shelf
    act()
    offerUndo(message, before, shelf)
  }

  const change = useCallback(
    (patch: FormDraft) => {
      drafts.replace({ ...drafts.draft(), ...patch })
      bench?.forgetProblems(Object.keys(patch))
    },
    [drafts, bench],
  )

  const generate = () => send((opened) => opened.generate(toInput(drafts.draft())))

  function receiveIdea({ text, wantsAnswer }: BroughtIdea) {
    const idea = formFields(form).find((field) => field.kind === 'idea')
    if (!idea) return
    const before = drafts.draft()
    // Its first part forgets what can be undone, and the form is read after that.
    if (wantsAnswer) void generate()
    change({ ...(wantsAnswer ? blank : before), [idea.name]: text.slice(0, idea.maxLength) })
    drafts.flush()
    if (ideaIn(form, before) === '' || ideaIn(form, before) === text) return
    offerUndo(texts.newIdeaInForm, before)
  }

  useBroughtIdea(
    tool.card.slug,
    () => spec.takesIdeas !== false && ideaIn(form, drafts.draft()) === '',
    receiveIdea,
  )

  return {
    draft,
    saveState,
    isIdeaEmpty: ideaIn(form, draft) === '',
    bench,
    state,
    isBusy: isFetching || state?.phase === 'working',
    prepare: () => void load().catch(() => undefined),
    change,
    replaceDraft(patch, said) {
      around(said, () => change(patch))
      focusIdea()
    },
    generate,
    retry: () => send((opened) => opened.retry()),
    tryExample(input, label) {
      around(texts.exampleInForm(label), () => change({ ...blank, ...readFormDraft(form, input) }))
      focusIdea()
    },
    clear() {
      around(texts.formCleared, () => {
        change(blank)
        bench?.show(undefined)
      })
      focusIdea()
    },
    refine(text) {
      if (!spec.refine) return
      const refined = spec.refine(drafts.draft(), text)
      around(refined.said, () => {
        change(refined.draft)
        bench?.show(undefined)
      })
      focusIdea()
    },
    composeHere() {
      if (bench?.composeHere()) return
      showToast({
        title: texts.notWrittenHereEither,
        description: texts.tryWhenOnline,
        variant: 'destructive',
      })
    },
    reopen(id) {
      const earlier = bench?.state().shelf.results.find((result) => result.id === id)
      if (!bench || !earlier) return
      const open = () => {
        drafts.replace(readFormDraft(form, earlier.input))
        bench.show(id)
      }
      const now = JSON.stringify(drafts.draft())
      const isLost =
        now !== JSON.stringify(blank) && now !== JSON.stringify(readFormDraft(form, earlier.input))
      if (isLost) around(texts.earlierResultShown, open)
      else open()
      document.getElementById('result')?.focus()
    },
    removeResult: (id) => around(texts.resultRemoved, () => bench?.removeResult(id)),
    clearResults: () => around(texts.allResultsRemoved, () => bench?.clearResults()),
    undoable: done?.draft === draft ? { message: done.message, undo: done.undo } : undefined,
    takeTyped(entries) {
      const typed = typedBefore(entries, form)
      if (typed) drafts.replace(readFormDraft(form, { ...drafts.draft(), ...typed }))
    },
  }
}
