import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * As a route's `shouldRevalidate`: asking a server that has just not answered for the page again would put an error in
 * the place of what was typed.
 */
export function unlessUnreachable({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return !isUnreachable(actionResult) && defaultShouldRevalidate
}

function isUnreachable(actionResult: unknown): boolean {
  const isObject = typeof actionResult === 'object' && actionResult !== null
  return isObject && 'code' in actionResult && actionResult.code === 'UNAVAILABLE'
}

/** In a route's `clientAction`: the server's answer, or `unreachable` when there is none, so that what was typed stays. */
export async function serverAnswerOr(
  { serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>,
  unreachable: object,
): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    return unreachable
  }
}
