import { useEffect, useEffectEvent } from 'react'
import { useFetcher, type ClientActionFunctionArgs } from 'react-router'
import type { AdminAnswer } from '#shared/admin-answer.ts'
import { useToast } from './toast-context.ts'
import { serverAnswerOr } from './unless-unreachable.ts'
import * as texts from './use-admin-action.texts.ts'

type Settled<Value> = {
  onDone: (value: Value) => void
  /** Title of the toast when it did not work; below it stands the server's reason. */
  failure: string
}

/** Sends a form of the panel to its route and says how that went. */
export function useAdminAction<Value>({ onDone, failure }: Settled<Value>) {
  const fetcher = useFetcher<AdminAnswer<Value>>()
  const showToast = useToast()
  const settle = useEffectEvent((answer: AdminAnswer<Value>) => {
    if (!answer.ok) return showToast({ title: failure, description: answer.message, variant: 'destructive' })
    showToast()
    onDone(answer.value)
  })
  const { state, data } = fetcher

  // As soon as the answer is there: the list that is read anew may no longer have the row that asked.
  useEffect(() => {
    if (data) settle(data)
  }, [data])

  return { fetcher, isBusy: state !== 'idle', fields: data?.ok === false ? data.fields : {} }
}

/** As a route's `clientAction`. */
export function answerWhenUnreachable(args: ClientActionFunctionArgs): Promise<unknown> {
  return serverAnswerOr(args, {
    ok: false,
    code: 'UNAVAILABLE',
    message: texts.serverNotReached,
    fields: {},
  } satisfies AdminAnswer<never>)
}
