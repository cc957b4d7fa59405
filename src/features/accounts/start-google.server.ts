import { addressGroup } from '#platform/http/client-address.server.ts'
import { failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { googleProvider } from './auth.server.ts'
import { localPath } from './local-path.ts'

export function hasGoogle({ config }: Pick<AccountWork, 'config'>): boolean {
  return config.googleClientId !== undefined && config.googleClientSecret !== undefined
}

/** Where to send the browser. */
export async function startGoogle(
  work: AccountWork,
  caller: Caller,
  next: string,
): Promise<AccountAnswer<string>> {
  const { limits } = work
  const refused = await limits.refuse(limits.kinds.attempts, addressGroup(caller.address))
  if (refused) return refused
  const start = () =>
    work.call<{ url: string }>(caller, '/sign-in/social', {
      provider: googleProvider,
      callbackURL: localPath(next),
      errorCallbackURL: '/auth',
    })
  let answer = await start()
  if (!answer.ok && hasGoogle(work) && answer.code === 'PROVIDER_NOT_FOUND') {
    // Google did not answer when its configuration was read.
    work.reopenAuth()
    answer = await start()
  }
  if (!answer.ok) return failed(answer.code, texts.googleNotAnswering)
  return { ...answer, value: answer.value.url }
}
