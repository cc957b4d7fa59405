import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { newBrowserMail } from './account-mails.server.ts'
import type { AccountWork } from './account-work.server.ts'
import { browserName } from './browser-name.ts'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/**
 * After every sign-in, whichever way: a browser in which this account was never used is told of by mail, unless nobody
 * has ever signed in to it. Answers the Set-Cookie line with which the browser is known from now on.
 */
export async function rememberBrowser(
  work: AccountWork,
  request: Request,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const isKnown = work.known.find(request, email) !== undefined
  await work.inTransaction(async (query) => {
    const first = await query(
      'update users set first_signed_in_at = now() where id = $1 and first_signed_in_at is null',
      [id],
    )
    if (isKnown || first.rowCount > 0) return
    const browser = browserName(request.headers.get('user-agent') ?? '')
    await enqueueMail(
      { query },
      newBrowserMail(email, { browser, when: when.format(new Date()) }, work.config),
    )
  })
  work.onMail()
  return work.known.remember(request, email)
}
