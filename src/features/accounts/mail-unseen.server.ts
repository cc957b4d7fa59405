import { addressGroup } from '#platform/http/client-address.server.ts'
import { done, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { untilNext, type AccountWork } from './account-work.server.ts'

/** Answers that must not tell what came of them leave at multiples of this. */
const hiddenMs = 500

type UnseenMail = {
  kind: Parameters<AccountWork['limits']['refuseMail']>[0]
  /** Where mail may go. */
  email: string
  write: () => Promise<unknown>
}

/** Causes mail, perhaps. The answer is the same whatever comes of it: it leaves on time and does not wait for the work. */
export async function mailUnseen(
  work: AccountWork,
  caller: Caller,
  { kind, email, write }: UnseenMail,
): Promise<AccountAnswer> {
  const startedAt = performance.now()
  const { limits } = work
  const refused =
    (await limits.refuse(limits.kinds.signUps, addressGroup(caller.address))) ??
    (await limits.refuseMail(kind, email))
  if (refused) return refused
  write()
    .catch((error: unknown) => work.log.error({ error }, 'a mail could not be written'))
    .finally(work.onMail)
  await untilNext(hiddenMs, startedAt)
  return done()
}
