import type { ClientActionFunctionArgs } from 'react-router'

/**
 * As a route's `clientAction`: also a server that cannot be reached is an answer, and the form stays as it was typed.
 * Together with `unlessUnreachable`; otherwise reading the page again would put a failure in its place.
 */
export async function answerOffline({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // Where to go next.
    if (error instanceof Response) throw error
    return {
      ok: false,
      code: 'UNAVAILABLE',
      message: 'The server could not be reached. What you have typed is still here. Please try again.',
      intent: String(form.get('intent') ?? ''),
      email: String(form.get('email') ?? ''),
    }
  }
}
