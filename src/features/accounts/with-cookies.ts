import type { AccountAnswer } from './account-answer.server.ts'

/** The cookies of an answer as headers of a response. */
export function withCookies(answer: AccountAnswer<unknown>): { headers: Headers } {
  const headers = new Headers()
  if (answer.ok) for (const cookie of answer.cookies) headers.append('Set-Cookie', cookie)
  return { headers }
}
