import { useCallback, useEffect, useRef, useState } from 'react'
import { ModelFailure } from '../models/model-failure.ts'
import type { BrowserKind, Readiness } from './browser-kind.ts'
import * as texts from './use-browser-kind.texts.ts'

export type KindState =
  | { step: 'looking' }
  | { step: 'known'; readiness: Readiness; problem?: string }
  /** `share`: of the download, 0 to 1. */
  | { step: 'fetching'; share: number }
  | { step: 'paused'; share: number }
  | { step: 'removing' }

export type KindHandle = {
  state: KindState
  look: () => void
  fetch: () => void
  pause: () => void
  remove: () => void
}

/** A model of this browser as a panel shows it. `explain`: what a failure means for the person. */
export function useBrowserKind(kind: BrowserKind, explain: (failure: ModelFailure) => string): KindHandle {
  const [state, setState] = useState<KindState>({ step: 'looking' })
  const running = useRef<AbortController>(undefined)

  const look = useCallback(
    async (problem?: string) => {
      const readiness = await kind.availability()
      setState({ step: 'known', readiness, ...(problem === undefined ? {} : { problem }) })
    },
    [kind],
  )
  useEffect(() => {
    void look()
    return () => running.current?.abort()
  }, [look])

  const reasonOf = (error: unknown) =>
    error instanceof ModelFailure ? explain(error) : texts.somethingWentWrong

  async function fetch() {
    const controller = new AbortController()
    running.current = controller
    let share = 0
    const onProgress = (next: number) => {
      // Loading into memory begins to count anew.
      share = Math.max(share, next)
      setState({ step: 'fetching', share })
    }
    setState((before) => ({ step: 'fetching', share: before.step === 'paused' ? before.share : 0 }))
    try {
      await kind.prepare({ onProgress, signal: controller.signal })
      await look()
    } catch (error) {
      if (controller.signal.aborted) setState({ step: 'paused', share })
      else await look(reasonOf(error))
    }
  }

  async function remove() {
    setState({ step: 'removing' })
    await look(await kind.remove?.().then(() => undefined, reasonOf))
  }

  return {
    state,
    look: () => void look(),
    fetch: () => void fetch(),
    pause: () => running.current?.abort(),
    remove: () => void remove(),
  }
}
