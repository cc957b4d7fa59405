import { useCallback, useState } from 'react'
import { isByModel } from '#tools/contract/is-by-model.ts'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import type { Sent } from '#tools/workbench/bench/bench-state.ts'
import { useToast } from '#ui/toast-context.ts'
import { failedMessage, generatedMessage } from './messages.texts.ts'

/** Asks for a prompt and tells how it ended. `onNews`: once, as soon as a model is asked or the answer is there. */
export function useSending(load: () => Promise<Bench>) {
  const [count, setCount] = useState({ sent: 0, open: 0 })
  const showToast = useToast()

  const send = useCallback(
    async (ask: (bench: Bench) => Promise<Sent>, onNews?: () => void) => {
      setCount(({ sent, open }) => ({ sent: sent + 1, open: open + 1 }))
      try {
        const bench = await load()
        const unsubscribe = bench.subscribe(() => {
          if (bench.state().live) tellNews()
        })
        let isTold = false
        const tellNews = () => {
          if (!isTold) onNews?.()
          isTold = true
        }
        const sent = await ask(bench).finally(unsubscribe)
        if (sent === 'answered') {
          tellNews()
          const { engine } = bench.state().result ?? {}
          const isPartial = engine !== undefined && isByModel(engine) && engine.reason !== undefined
          if (!isPartial) showToast(generatedMessage)
        }
        if (sent === 'failed' || sent === 'invalid') showToast({ variant: 'destructive', ...failedMessage })
      } catch {
        // Not even the part of the program that asks could be fetched.
        showToast({ variant: 'destructive', ...failedMessage })
      } finally {
        setCount(({ sent, open }) => ({ sent, open: open - 1 }))
      }
    },
    [load, showToast],
  )

  return {
    isSending: count.open > 0,
    /** This page has sent something, so a failure is its own. */
    hasSent: count.sent > 0,
    send,
  }
}
