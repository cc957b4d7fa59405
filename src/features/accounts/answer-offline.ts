import type { ClientActionFunctionArgs } from 'react-router'
import { serverAnswerOr } from '#ui/unless-unreachable.ts'

/**
 * As a route's `clientAction`. Together with `unlessUnreachable`; otherwise reading the page again would put a failure in
 * the place of the form.
 */
export async function answerOffline(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData()
  return serverAnswerOr(args, {
    ok: false,
    code: 'UNAVAILABLE',
    message: 'The server could not be reached. What you have typed is still here. Please try again.',
    intent: String(form.get('intent') ?? ''),
    email: String(form.get('email') ?? ''),
  })
}
