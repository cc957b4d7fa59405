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
  /** Whether the caller shows `refusal` instead: behind a dialog, a toast can be neither seen nor heard. */
  isInDialog?: boolean
}

/** That it did not work, and why. */
export type Refusal = { title: string; reason: string }

/** Sends a form of the panel to its route and says how that went. */
export function useAdminAction<Value>({ onDone, failure, isInDialog = false }: Settled<Value>) {
  const fetcher = useFetcher<AdminAnswer<Value>>()
  const showToast = useToast()
  const settle = useEffectEvent((answer: AdminAnswer<Value>) => {
    if (answer.ok) {
      showToast()
      onDone(answer.value)
    } else if (!isInDialog || answer.code === 'FORBIDDEN')
      // Someone who is no longer an admin is redirected, which closes the dialog with its reason.
      showToast({ title: failure, description: answer.message, variant: 'destructive' })
  })
  const { state, data } = fetcher

  // As soon as the answer is there: the list that is read anew may no longer have the row that asked.
  useEffect(() => {
    if (data) settle(data)
  }, [data])

  const isBusy = state !== 'idle'
  const refused = data?.ok === false ? data : undefined
  const refusal: Refusal | undefined =
    refused && !isBusy ? { title: failure, reason: refused.message } : undefined
  return { fetcher, isBusy, fields: refused?.fields ?? {}, refusal }
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
