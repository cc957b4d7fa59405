import { useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import type { BenchHandle } from '#tools/workbench/bench/use-bench.ts'
import type { BroughtIdea } from '#tools/workbench/brought-idea.ts'
import { useReplacedDraft, type DraftStore } from '#ui/draft-store.ts'
import { useBroughtIdea } from '#tools/workbench/use-brought-idea.ts'
import { fieldLimits, readPromptDraft, type PromptDraft } from '../form-rules.ts'
import { tool } from '../tool.ts'
import type { SuggestionState } from './use-suggestion.ts'
import { isBlankDraft } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

/** What puts another draft into the form: a new start, the example at this place, an idea from the home page. */
export type Swap = 'new' | number | BroughtIdea

export type DraftSwap = ReturnType<typeof useDraftSwap>

/** Exchanges the whole draft: asks before one is lost, and can be undone afterwards. */
export function useDraftSwap(
  store: DraftStore<PromptDraft>,
  draft: PromptDraft,
  { bench, load }: BenchHandle,
  { fill, exchange }: SuggestionState,
  generate: () => void,
  goToStart: () => void,
) {
  const [asked, setAsked] = useState<Swap>()
  const [done, setDone] = useState<{ message: string; undo: () => void; after: PromptDraft }>()
  const showToast = useToast()

  const tellNotLoaded = () => showToast({ title: texts.notLoaded, variant: 'destructive' })
  // Fetched before it is shown, so that a press without a network is answered too.
  const ask = (swap: Swap) => import('./swap-dialog.tsx').then(() => setAsked(swap), tellNotLoaded)

  async function perform(swap: Swap) {
    setAsked(undefined)
    try {
      if (swap === 'new') {
        // An answer on its way would lead to what is thrown away here.
        bench?.stop()
        const undo = exchange(store.clear)
        bench?.show(undefined)
        setDone({ message: texts.draftCleared, undo, after: store.draft() })
      } else if (typeof swap === 'number') {
        // Loaded on demand: the eight forms are longer than the wizard itself.
        const { examples } = await import('../examples.ts')
        const after = readPromptDraft(examples[swap]?.input ?? {})
        const undo = exchange(() => store.replace(after))
        setDone({ message: texts.exampleInForm(after.projectName), undo, after })
      } else if (swap.wantsAnswer) {
        await fill(swap.text, 'blank', false)
        return generate()
      } else void fill(swap.text, 'blank')
      goToStart()
    } catch {
      tellNotLoaded()
    }
  }

  async function receive({ wantsAnswer, ...brought }: BroughtIdea) {
    const text = brought.text.slice(0, fieldLimits.projectDescription)
    const now = store.draft()
    if (text === now.projectDescription) return wantsAnswer ? generate() : undefined
    const isFree = isBlankDraft(now) || (wantsAnswer && (await isKept(now, load)))
    return (isFree ? perform : ask)({ text, wantsAnswer })
  }

  useReplacedDraft(store, (before) => {
    setDone({ message: texts.entryInForm, undo: () => store.replace(before), after: store.draft() })
  })
  useBroughtIdea(tool.card.slug, () => true, receive)

  const undo = () => {
    done?.undo()
    goToStart()
  }

  return {
    /** Waits for a yes, because there is a draft to lose. */
    asked,
    ask: (swap: Swap) => void (isBlankDraft(store.draft()) ? perform : ask)(swap),
    confirm: () => void (asked !== undefined && perform(asked)),
    cancel: () => setAsked(undefined),
    /** What has just been done and the way back; gone with the next keystroke, which an undo would lose. */
    done: done?.after === draft ? { message: done.message, undo } : undefined,
  }
}

/** A prompt was made from exactly this draft, so it can be had back from the earlier results. */
async function isKept(draft: PromptDraft, load: BenchHandle['load']): Promise<boolean> {
  const wanted = JSON.stringify(readPromptDraft(draft))
  const results = (await load().catch(() => undefined))?.state().shelf.results ?? []
  return results.some(({ input }) => JSON.stringify(readPromptDraft(input)) === wanted)
}
