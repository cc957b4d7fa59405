import { useCallback, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import { useToast } from '#ui/toast-context.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { draftFromForm } from '#ui/draft-from-form.ts'
import { storedDraft, useDraftStore, useReplacedDraft } from '#ui/draft-store.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { formFields, ideaIn, readFormDraft, type FormDraft } from '../../contract/form-field.ts'
import type { Shelf } from '../bench/bench-result.ts'
import { useBench } from '../bench/use-bench.ts'
import type { BroughtIdea } from '../brought-idea.ts'
import { focusInSketch } from '../focus-in-sketch.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import { useBroughtIdea } from '../use-brought-idea.ts'
import { useSend } from './use-send.ts'
import * as texts from './use-tool-page.texts.ts'

/** Form, bench and the way back from what replaced the form: what the page of a creative tool works with. */
export type ToolPageState = ReturnType<typeof useToolPage>

/** For what a page does not keep in the draft. */
export type BesideDraft = {
  /** The draft with it as the function's input; the draft itself when missing. */
  toInput?: (draft: FormDraft) => Record<string, unknown>
  /** Fills it from an example, empties it where the example has nothing of it, and gives the way back. */
  fillBeside?: (input: unknown) => () => void
}

/** `beside`: what `fillBeside` gets; without it, what stands beside the draft stays. */
type Replacing = { putsResultAway?: boolean; beside?: unknown }

export function useToolPage(tool: ToolDefinition, spec: ToolPageSpec, { toInput, fillBeside }: BesideDraft) {
  const { form } = spec
  const [blank] = useState(() => readFormDraft(form, {}))
  const { slug } = tool.card
  const key = keyFor('draft', slug)
  const read = (stored: object) => readFormDraft(form, stored)
  const [drafts, draft] = useDraftStore<FormDraft>(() => storedDraft(browserStorage(), key, read), blank)
  const isEmpty = () => ideaIn(form, drafts.draft()) === ''
  const saveState = useSyncExternalStore(drafts.subscribe, drafts.saveState, () => 'saved' as const)
  const { bench, state, load } = useBench(tool)
  const [done, setDone] = useState<{ message: string; draft: FormDraft; undo: () => void }>()
  const showToast = useToast()
  const { isFetching, send } = useSend(spec, load, () => {
    setDone(undefined)
    drafts.flush()
    return isEmpty()
  })

  function offerUndo(message: string, before: FormDraft, shelf?: Shelf, putBack?: () => void) {
    const undo = () => {
      // Else the focus goes on to the heading of the results.
      if (drafts.draft() !== before) focusInSketch()
      drafts.replace(before)
      putBack?.()
      if (shelf) bench?.restore(shelf)
      setDone(undefined)
    }
    setDone({ message, draft: drafts.draft(), undo })
  }

  /** `act` may return how to undo what it changes besides the draft and the results. */
  function around(message: string, act: () => (() => void) | void) {
    const before = drafts.draft()
    const shelf = bench?.state().shelf
    offerUndo(message, before, shelf, act() ?? undefined)
  }

  const change = useCallback(
    (patch: FormDraft) => {
      drafts.change(patch)
      bench?.forgetProblems(Object.keys(patch))
    },
    [drafts, bench],
  )

  /** Replaces what is in the form, and puts the result away if asked to; both can be undone. */
  function replaceDraft(patch: FormDraft, said: string, { putsResultAway, beside }: Replacing = {}) {
    around(said, () => {
      change(patch)
      if (putsResultAway) bench?.show(undefined)
      return beside === undefined ? undefined : fillBeside?.(beside)
    })
    focusInSketch()
  }

  const input = () => toInput?.(drafts.draft()) ?? drafts.draft()
  const generate = () => send((opened) => opened.generate(input()))

  function receiveIdea({ text, wantsAnswer }: BroughtIdea) {
    const idea = formFields(form).find((field) => field.kind === 'idea')
    if (!idea) return
    const before = drafts.draft()
    // Its first part forgets what can be undone, and the form is read after that.
    if (wantsAnswer) void generate()
    // The same idea keeps the answers that go with it.
    if (ideaIn(form, before) === text) return
    const others = wantsAnswer ? blank : before
    change({ ...others, [idea.name]: text })
    drafts.flush()
    const isLoss = JSON.stringify(before) !== JSON.stringify({ ...others, [idea.name]: '' })
    if (isLoss) offerUndo(texts.newIdeaInForm, before)
  }

  useReplacedDraft(drafts, (before) => offerUndo(texts.entryInForm, before))
  useBroughtIdea(slug, () => spec.takesIdeas !== false && isEmpty(), receiveIdea)

  return {
    draft,
    saveState,
    isIdeaEmpty: ideaIn(form, draft) === '',
    bench,
    state,
    isBusy: isFetching || state?.phase === 'working',
    /** Fetches what a press needs. */
    prepare: () => afterPaint(() => void load().catch(() => undefined)),
    change,
    replaceDraft,
    generate,
    retry: () => send((opened) => opened.retry(input())),
    tryExample(input: unknown, label: string) {
      replaceDraft(readFormDraft(form, input), texts.exampleInForm(label), { beside: input })
    },
    clear: () => replaceDraft(blank, texts.formCleared, { putsResultAway: true, beside: {} }),
    composeHere() {
      if (bench?.composeHere(input()) === 'answered') return
      const [title, description] = [texts.notWrittenHereEither, texts.tryWhenOnline]
      showToast({ title, description, variant: 'destructive' })
    },
    reopen(id: string) {
      const earlier = bench?.state().shelf.results.find((result) => result.id === id)
      if (!bench || !earlier) return
      const open = () => {
        drafts.replace(readFormDraft(form, earlier.input))
        bench.show(id)
      }
      const now = JSON.stringify(drafts.draft())
      const known = [blank, readFormDraft(form, earlier.input)].map((one) => JSON.stringify(one))
      if (known.includes(now)) open()
      else around(texts.earlierResultShown, open)
      document.getElementById('result')?.focus()
    },
    removeResult: (id: string) => around(texts.resultRemoved, () => bench?.removeResult(id)),
    clearResults: () => around(texts.allResultsRemoved, () => bench?.clearResults()),
    /** What was just done and the way back; gone with the next keystroke. */
    undoable: done?.draft === draft ? { message: done.message, undo: done.undo } : undefined,
    takeTyped(entries: FormData) {
      const typed = draftFromForm(entries, blank)
      if (Object.keys(typed).length > 0) drafts.replace(readFormDraft(form, { ...drafts.draft(), ...typed }))
    },
  }
}
