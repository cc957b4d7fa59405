import { AppError } from '#shared/app-error.ts'
import type { Gateway } from './gateway.ts'
import type { Caller } from './limits/gatekeeper.server.ts'
import { tellNotCounted } from './limits/tell-not-counted.server.ts'
import * as texts from './own-key-desk.texts.server.ts'
import { readOwnKey } from './own-keys.server.ts'

/** `POST /functions/v1/own-key/{models|test}`: which models a person's key opens, and whether one of them answers. */
export async function answerOwnKeyQuestion(
  { ownKeys, gatekeeper, log }: Gateway,
  request: Request,
  { what, caller }: { what: string; caller: Caller },
): Promise<Response> {
  const key = readOwnKey(request, ownKeys !== undefined)
  if (ownKeys === undefined || key === undefined) throw new AppError('INVALID_INPUT', texts.sendKeyInHeader)
  if (what !== 'models' && what !== 'test') throw new AppError('NOT_FOUND', texts.noSuchQuestion)
  const notCounted = tellNotCounted(log)
  const entry = await gatekeeper.enter(caller, undefined).catch((error: unknown) => {
    notCounted(error)
    throw new AppError('UNAVAILABLE', texts.notNow)
  })
  if (entry.kind === 'refused')
    throw new AppError('RATE_LIMITED', texts.tooManyRequests, {
      retryAfterSeconds: Math.ceil(entry.retryAfterMs / 1_000),
    })
  try {
    const result = what === 'models' ? await ownKeys.list(key) : await ownKeys.test(key)
    return Response.json(result, { headers: { 'Cache-Control': 'no-store' } })
  } finally {
    // Nobody waits for the counters.
    entry.leave(0).catch(notCounted)
  }
}
