import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import type { Sent } from '#tools/workbench/bench/bench-store.ts'
import type { BenchHandle } from '#tools/workbench/bench/use-bench.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import type { DraftStore } from '#ui/draft-store.ts'
import { useSend } from '#tools/workbench/page/use-send.ts'
import { writeStep } from '../draft-storage.ts'
import { onlyAsked, type PromptDraft } from '../form-rules.ts'
import { messages } from '../output/messages.texts.ts'

/** Sends the form; the page of the result takes over as soon as there is something to see. */
export function useGeneration(store: DraftStore<PromptDraft>, { bench, state, load }: BenchHandle) {
  const navigate = useNavigate()
  const { isFetching, send } = useSend({ messages }, load)
  const [hasSent, setHasSent] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      // Whoever has left the wizard is not taken to a result any more.
      isHere.current = false
    }
  }, [])

  function leave() {
    if (!isHere.current) return
    isHere.current = false
    writeStep(browserStorage(), 1)
    void navigate('/output')
  }

  function ask(act: (opened: Bench) => Promise<Sent>) {
    setHasSent(true)
    void send(async (opened) => {
      const unsubscribe = opened.subscribe(() => opened.state().live && leave())
      const sent = await act(opened).finally(unsubscribe)
      if (sent === 'answered') leave()
      return sent
    })
  }

  return {
    isGenerating: isFetching || state?.phase === 'working',
    /** A model is writing already, on the page of the result. */
    isWriting: state?.live !== undefined,
    canStop: state?.canStop === true,
    /** A new prompt has none of the changes that were made to the shown one. */
    leavesEdits: bench?.hasEdits() === true,
    /** Of what this page has sent. */
    failure: hasSent && state?.phase === 'failed' ? state.failure : undefined,
    generate() {
      store.flush()
      ask((opened) => opened.generate(onlyAsked(store.draft())))
    },
    retry: () => ask((opened) => opened.retry(onlyAsked(store.draft()))),
    /** After a failure: the text that this browser makes of the form. */
    composeHere: () => ask(async (opened) => opened.composeHere(onlyAsked(store.draft()))),
    stop: () => bench?.stop(),
  }
}
