import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#shared/track.ts'
import { newIdempotencyKey } from '#tools/new-idempotency-key.ts'
import { useToast } from '#ui/toast-context.ts'
import { startComposer, type Composer } from '../composer.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { writeDraft, writeResult, writeStep } from '../draft-storage.ts'
import type { PromptDraft, PromptForm } from '../form.ts'
import { PromptAnswer } from '../prompt-answer.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import type { FirstNews } from '../output/prompt-run.ts'
import { initialWizardState, wizardReducer, type WizardState } from './wizard-state.ts'

export type Generation = {
  state: WizardState
  generate: () => Promise<void>
  /** For when the server cannot be reached: the same composer, in this browser. */
  composeHere: () => Promise<void>
  stop: () => void
}

const failedToast = {
  title: 'Generation Failed',
  description: 'There was an error generating your prompt. Please try again.',
  variant: 'destructive',
} as const

const generatedToast = {
  title: 'Prompt Generated!',
  description: 'Your developer-ready prompt has been created successfully.',
}

const loadRun = () => import('../output/prompt-run.ts').then((module) => module.promptRun)

async function ask(form: PromptForm, idempotencyKey: string | undefined): Promise<FirstNews> {
  try {
    return await (await loadRun()).start({ form, idempotencyKey })
  } catch {
    // Not even the part of the program that asks could be fetched.
    return { kind: 'failed', failure: { code: 'NETWORK', message: 'The network failed', fields: {} } }
  }
}

/** `isNear`: the last step is on screen, so the fallback is fetched while there is a network to fetch it from. */
export function useGeneration(store: DraftStore<PromptDraft>, isNear: boolean): Generation {
  const [state, dispatch] = useReducer(wizardReducer, initialWizardState)
  const navigate = useNavigate()
  const showToast = useToast()
  const isRunning = useRef(false)
  // Kept while the same form is sent again: perhaps only the answer was lost, and then it is saved already.
  const key = useRef<{ form: PromptDraft; value: string | undefined } | undefined>(undefined)
  const composer = useRef<Composer | undefined>(undefined)

  useEffect(() => {
    if (!isNear) return
    const cancel = whenIdle(() => {
      composer.current ??= startComposer()
      void loadRun().catch(() => undefined)
    })
    return () => {
      cancel()
      composer.current?.stop()
      composer.current = undefined
    }
  }, [isNear])

  useEffect(
    () => () => {
      // Whoever has left the page is not taken to a result any more.
      if (isRunning.current) void loadRun().then((run) => run.drop())
    },
    [],
  )

  async function generate() {
    if (isRunning.current) return
    isRunning.current = true
    const form = store.draft()
    dispatch({ type: 'started' })
    track('generate_started', { tool_id: 'developer-prompt' })
    if (key.current?.form !== form) key.current = { form, value: newIdempotencyKey() }
    const news = await ask(form, key.current.value)
    isRunning.current = false
    switch (news.kind) {
      case 'draft':
      case 'answer':
        key.current = undefined
        return finish(form, news.answer)
      case 'failed':
        track('generate_failed', { tool_id: 'developer-prompt', code: news.failure.code })
        dispatch({ type: 'failed', failure: news.failure })
        return showToast(failedToast)
    }
  }

  async function composeHere() {
    const form = store.draft()
    composer.current ??= startComposer()
    try {
      finish(form, PromptAnswer.parse(await composer.current.compose(form)))
    } catch {
      showToast(failedToast)
    }
  }

  function finish(form: PromptForm, answer: PromptAnswer) {
    track('generate_completed', { tool_id: 'developer-prompt' })
    const storage = browserStorage()
    store.flush()
    const isStored = writeResult(storage, form, answer)
    // What was typed while the answer was on its way belongs to the draft, not to this prompt.
    if (store.draft() !== form) writeDraft(storage, store.draft())
    writeStep(storage, 1)
    showToast(generatedToast)
    void navigate('/output', isStored ? {} : { state: { form, answer } })
  }

  function stop() {
    void loadRun().then((run) => run.drop())
    dispatch({ type: 'stopped' })
  }

  return { state, generate, composeHere, stop }
}
