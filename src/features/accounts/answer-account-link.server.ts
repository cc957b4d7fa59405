import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { appointListedAdmins } from './admins.server.ts'
import { rememberBrowser } from './after-sign-in.server.ts'
import { authPath, googleProvider } from './auth.server.ts'
import { findChallenged } from './check-code.server.ts'
import { openNewAddress } from './change-email.server.ts'
import { openConfirmation, type OpenedLink } from './confirm-sign-up.server.ts'
import { localPath } from './local-path.ts'
import { withNewCookies } from './with-new-cookies.server.ts'

type OpenLink = (work: AccountWork, request: Request, token: string) => Promise<OpenedLink>

const mailedLinks: Record<string, OpenLink> = {
  '/confirm': openConfirmation,
  '/change-address': openNewAddress,
  // In mails of earlier versions; they named an address and not a sign-up.
  '/verify-email': async () => ({ to: '/auth?error=INVALID_TOKEN', cookies: [] }),
}

/** `GET` of what is reached from outside: the links in mails and the way back from Google. */
export async function answerAccountLink(work: AccountWork, request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const path = pathname.slice(authPath.length)
  const isGoogle = path === `/callback/${googleProvider}`
  const open = Object.hasOwn(mailedLinks, path) ? mailedLinks[path] : undefined
  if (request.method !== 'GET' || (open === undefined && !isGoogle)) {
    return new Response(texts.notFound, { status: 404 })
  }
  const response =
    open === undefined
      ? await fromGoogle(
          work,
          new Request(work.config.appUrl + pathname + search, { headers: request.headers }),
        )
      : await opened(work, () => open(work, request, searchParams.get('token') ?? ''))
  await appointListedAdmins(work.database, work.config.adminEmails)
  return checked(work, response)
}

/** Whoever has turned on two-factor is asked for a code first, as after a password. */
async function fromGoogle(work: AccountWork, request: Request): Promise<Response> {
  const response = await work.handle(request)
  const cookies = response.headers.getSetCookie()
  const headers = new Headers(response.headers)
  if (await findChallenged(work, withNewCookies(cookies))) {
    const next = localPath(headers.get('location')?.replace(work.config.appUrl, ''))
    headers.set('Location', `/auth/code?next=${encodeURIComponent(next)}`)
  } else {
    const found = await work.findSession(withNewCookies(cookies))
    if (found === undefined) return response
    headers.append('Set-Cookie', await rememberBrowser(work, request, found.user))
  }
  return new Response(null, { status: 302, headers })
}

async function opened(work: AccountWork, open: () => Promise<OpenedLink>): Promise<Response> {
  const { to, cookies } = await open().catch((error: unknown): OpenedLink => {
    work.log.error({ error }, 'a mailed link could not be followed')
    return { to: '/auth?error=FAILED', cookies: [] }
  })
  const headers = new Headers({ Location: to })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function checked({ config }: AccountWork, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  if (response.status >= 400) {
    return new Response(null, { status: 303, headers: { Location: '/auth?error=INVALID_TOKEN' } })
  }
  const target = headers.get('location')
  // Better Auth has checked its own; this is the second lock on the door that redirects leave by.
  if (target !== null) headers.set('Location', localPath(target.replace(config.appUrl, '')))
  return new Response(response.body, { status: response.status, headers })
}
