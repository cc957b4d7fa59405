/** `sign_up`: of the sign-up that this browser began last. `known_for`: accounts that were used in it. */
export type BrowserCookie = 'sign_up' | 'known_for'

export type BrowserCookies = ReturnType<typeof createBrowserCookies>

/** Cookies of our own beside the session's, which Better Auth sets. Out of reach of scripts and of other sites. */
export function createBrowserCookies({ prefix, isHttps }: { prefix: string; isHttps: boolean }) {
  const line = (name: BrowserCookie, value: string, seconds: number) =>
    `${prefix}.${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(request: Request, name: BrowserCookie): string | undefined {
      const cookies = (request.headers.get('cookie') ?? '').split('; ')
      const start = `${prefix}.${name}=`
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
    },
    set: line,
    clear: (name: BrowserCookie): string => line(name, '', 0),
  }
}
