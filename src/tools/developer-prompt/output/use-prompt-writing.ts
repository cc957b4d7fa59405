import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Live, Wish } from '#tools/workbench/writing/live.ts'
import { PromptForm } from '../form.ts'
import type { StoredResult } from '../draft-storage.ts'
import type { PromptAnswer } from '../prompt-answer.ts'
import { promptRun, withText, type PromptRunState } from './prompt-run.ts'
import type { ResultStore } from './result-store.ts'

export type PromptWriting = {
  live: Live | undefined
  isBusy: boolean
  /** Why a change left everything as it was. */
  unchanged: string | undefined
  comparison: { first: PromptAnswer; second: PromptAnswer } | undefined
  rewrite: (wish: Wish) => void
  /** Once more what broke off. */
  writeAgain: () => void
  /** The text it was made from in its place. */
  useBefore: () => void
  stop: () => void
  choose: (answer: PromptAnswer) => void
}

const idle: PromptRunState = { phase: 'idle' }

/** A model at work on the result: what comes, what becomes of it, and what can be asked of it. */
export function usePromptWriting(
  { form, generatedPrompt, answer: stored }: StoredResult,
  store: ResultStore,
): PromptWriting {
  const state = useSyncExternalStore(promptRun.subscribe, promptRun.state, () => idle)
  const [unchanged, setUnchanged] = useState<string>()
  const [comparison, setComparison] = useState<PromptWriting['comparison']>()
  const [last, setLast] = useState<Wish>()
  const answer: PromptAnswer = stored ?? {
    generatedPrompt,
    composedBy: 'composer',
    checks: [],
    files: [],
    compact: '',
  }

  useEffect(() => {
    if (state.phase !== 'ended') return
    const end = promptRun.takeEnd()
    if (!end) return
    const { question, outcome } = end
    const { change } = question
    switch (outcome.kind) {
      case 'answer':
        if (change?.wish.isBeside) setComparison({ first: change.answer, second: outcome.answer })
        else store.replace(question.form, outcome.answer)
        break
      case 'unchanged':
        setUnchanged(outcome.sentence)
        break
      case 'failed':
        setUnchanged('The server gave no answer. Your text is as it was; please try again.')
        break
      case 'nothing':
        break
    }
  }, [state, store])

  function ask(wish: Wish | undefined) {
    const complete = PromptForm.safeParse(form)
    if (!complete.success) return setUnchanged('Please finish your answers first, then ask for a change.')
    setUnchanged(undefined)
    setComparison(undefined)
    setLast(wish)
    void promptRun.start({ form: complete.data, ...(wish ? { change: { answer, wish } } : {}) })
  }

  return {
    live: state.phase === 'asking' ? state.live : undefined,
    isBusy: state.phase === 'asking',
    unchanged,
    comparison,
    rewrite: ask,
    writeAgain: () => ask(last),
    useBefore() {
      if (!answer.before) return
      const { before, engine: _engine, ...rest } = answer
      store.replace(PromptForm.parse(form), withText({ ...rest, composedBy: 'composer' }, before.text))
    },
    stop() {
      promptRun.stop()
      document.getElementById('content')?.focus()
    },
    choose(chosen) {
      setComparison(undefined)
      store.replace(PromptForm.parse(form), chosen)
      document.getElementById('content')?.focus()
    },
  }
}
