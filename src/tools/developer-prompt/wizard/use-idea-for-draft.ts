import { useState } from 'react'
import type { BroughtIdea } from '#tools/workbench/brought-idea.ts'
import type { BenchHandle } from '#tools/workbench/bench/use-bench.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { useBroughtIdea } from '#tools/workbench/use-brought-idea.ts'
import { fieldLimits, readPromptDraft, type PromptDraft } from '../form-rules.ts'
import { tool } from '../tool.ts'
import type { SuggestionState } from './use-suggestion.ts'
import { isBlankDraft } from './wizard-steps.ts'

export type IdeaForDraft = {
  idea: BroughtIdea | undefined
  forget: () => void
  /** Puts it in place of the draft, and generates from it where that was asked for. */
  take: (idea: BroughtIdea) => void
  /** Generates from the draft, and from this sentence where nothing is answered yet. */
  generateNow: (text: string) => Promise<void>
}

/**
 * An idea from the home page fills the form, or is generated from at once. Beside a draft that would be lost it is
 * returned instead.
 */
export function useIdeaForDraft(
  store: DraftStore<PromptDraft>,
  load: BenchHandle['load'],
  fill: SuggestionState['fill'],
  generate: () => void,
  goToStart: () => void,
): IdeaForDraft {
  const [idea, setIdea] = useState<BroughtIdea>()

  async function begin(text: string) {
    await fill(text, 'blank', false)
    generate()
  }

  function take({ text, wantsAnswer }: BroughtIdea) {
    setIdea(undefined)
    if (wantsAnswer) return void begin(text)
    void fill(text, 'blank')
    goToStart()
  }

  async function receive({ wantsAnswer, ...brought }: BroughtIdea) {
    const text = brought.text.slice(0, fieldLimits.projectDescription)
    const draft = store.draft()
    if (text === draft.projectDescription) return wantsAnswer ? generate() : undefined
    if (!isBlankDraft(draft) && !(wantsAnswer && (await isKept(draft)))) return setIdea({ text, wantsAnswer })
    if (wantsAnswer) return begin(text)
    return fill(text)
  }

  /** A prompt was made from exactly this draft, so it can be had back from the earlier results. */
  async function isKept(draft: PromptDraft): Promise<boolean> {
    const wanted = JSON.stringify(readPromptDraft(draft))
    const bench = await load().catch(() => undefined)
    const results = bench?.state().shelf.results ?? []
    return results.some(({ input }) => JSON.stringify(readPromptDraft(input)) === wanted)
  }

  useBroughtIdea(
    tool.card.slug,
    () => true,
    (brought) => void receive(brought),
  )

  async function generateNow(text: string) {
    await fill(text, 'draft', false)
    generate()
  }

  return { idea, forget: () => setIdea(undefined), take, generateNow }
}
