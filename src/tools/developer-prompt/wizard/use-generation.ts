import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { BenchHandle } from '#tools/workbench/bench/use-bench.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { writeStep } from '../draft-storage.ts'
import type { PromptDraft } from '../form-rules.ts'
import { useSending } from '../output/use-sending.ts'

/** Sends the form; the page of the result takes over as soon as there is something to see. */
export function useGeneration(store: DraftStore<PromptDraft>, { bench, state, load }: BenchHandle) {
  const navigate = useNavigate()
  const { isSending, hasSent, send } = useSending(load)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      // Whoever has left the wizard is not taken to a result any more.
      isHere.current = false
    }
  }, [])

  const leave = () => {
    if (!isHere.current) return
    writeStep(browserStorage(), 1)
    void navigate('/output')
  }

  return {
    isGenerating: isSending || state?.phase === 'working',
    /** A model is writing already, on the page of the result. */
    isWriting: state?.live !== undefined,
    canStop: state?.canStop === true,
    failure: hasSent && state?.phase === 'failed' ? state.failure : undefined,
    generate() {
      store.flush()
      void send((opened) => opened.generate(store.draft()), leave)
    },
    retry: () => void send((opened) => opened.retry(), leave),
    /** After a failure: the text that this browser makes of the form. */
    composeHere: () => void send(async (opened) => (opened.composeHere() ? 'answered' : 'failed'), leave),
    stop: () => bench?.stop(),
  }
}
