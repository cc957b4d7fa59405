import type { ClientActionFunctionArgs } from 'react-router'
import { serverAnswerOr } from '#ui/unless-unreachable.ts'
import * as texts from './answer-offline.texts.ts'

/**
 * As a route's `clientAction`. Together with `unlessUnreachable`; otherwise reading the page again would put a failure in
 * the place of the form.
 */
export async function answerOffline(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData()
  return serverAnswerOr(args, {
    ok: false,
    code: 'UNAVAILABLE',
    message: texts.unreachable,
    intent: String(form.get('intent') ?? ''),
    email: String(form.get('email') ?? ''),
  })
}
