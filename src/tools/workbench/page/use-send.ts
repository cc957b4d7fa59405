import { useRef, useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { isByModel } from '../../contract/is-by-model.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import type { Bench } from '../bench/bench.ts'
import type { Sent } from '../bench/bench-store.ts'
import { focusInSketch } from '../focus-in-sketch.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import * as texts from './use-tool-page.texts.ts'

/** Asks once at a time, and says how it ended in the tool's own words. `prepare` answers whether the idea is empty. */
export function useSend(
  { messages, arrived }: Pick<ToolPageSpec, 'messages' | 'arrived'>,
  load: () => Promise<Bench>,
  prepare = () => false,
): { isFetching: boolean; send: (ask: (opened: Bench) => Promise<Sent>) => Promise<void> } {
  const [isFetching, setIsFetching] = useState(false)
  const isSending = useRef(false)
  const showToast = useToast()
  const tellFailure = (failure: FunctionFailure) =>
    showToast({ variant: 'destructive', ...messages.failed(failure) })

  function tell(sent: Sent, { core, state }: Bench, isEmpty: boolean) {
    const { failure, result } = state()
    if (sent === 'invalid') {
      if (isEmpty) showToast({ variant: 'destructive', ...messages.empty })
      focusInSketch('[aria-invalid=true]')
    }
    if (sent === 'failed' && failure) tellFailure(failure)
    if (sent !== 'answered') return
    const plan = core.plan.safeParse(result?.plan)
    showToast(plan.success ? arrived?.(plan.data) : undefined)
    const isPartial = result?.engine?.reason !== undefined && isByModel(result.engine)
    if (messages.generated && result?.unmet === undefined && !isPartial) showToast(messages.generated)
  }

  async function send(ask: (opened: Bench) => Promise<Sent>) {
    if (isSending.current) return
    showToast()
    isSending.current = true
    setIsFetching(true)
    try {
      const isEmpty = prepare()
      const opened = await load().finally(() => setIsFetching(false))
      tell(await ask(opened), opened, isEmpty)
    } catch {
      tellFailure({ code: 'NETWORK', message: texts.pageIncomplete, fields: {} })
    } finally {
      isSending.current = false
    }
  }

  return { isFetching, send }
}
