import type { ShouldRevalidateFunctionArgs } from 'react-router'

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

export function isUnreachable(actionResult: unknown): boolean {
  const isObject = typeof actionResult === 'object' && actionResult !== null
  return isObject && 'code' in actionResult && actionResult.code === 'UNAVAILABLE'
}
