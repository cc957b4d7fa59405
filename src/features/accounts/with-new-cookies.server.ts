import type { Caller } from './account-answer.server.ts'

/** A request as the browser would send it next, with the cookies that it was just given. */
export function withNewCookies(lines: readonly string[]): Pick<Caller, 'request'> {
  const cookies = new Map(lines.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1, 3) as [string, string]))
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { request: new Request('https://next.invalid/', { headers: { cookie } }) }
}
