import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import * as texts from './insights.texts.server.ts'

type PermitParts = {
  secret: string
  limits: RateLimits
  /** Recordings that one address may begin within a day. */
  perAddress: number
  /** false: nothing more fits on the disk. */
  hasRoom: () => Promise<boolean>
}

const daySeconds = 86_400
/** Recordings begun within a day by everybody together. */
const aDay: Limit = { name: 'recordings', allowed: 2_000, windowSeconds: daySeconds }
/** A tab that is open for longer begins a new one. */
const permitMs = 12 * 3_600_000

const Agreement = z.object({ agreed: z.literal(true) })
const Permit = z.object({ id: z.uuid(), at: z.coerce.number().int(), mark: z.string() })

/** A recording has an id that we gave, to somebody who had agreed, as often as the shares allow. */
export function createRecordingPermits({ secret, limits, perAddress, hasRoom }: PermitParts) {
  const ofAddress: Limit = { name: 'recording', allowed: perAddress, windowSeconds: daySeconds }
  const sign = (id: string, at: number) =>
    createHmac('sha256', secret).update(`recording:${id}:${at}`).digest('base64url')

  return {
    /** undefined: not now. */
    async issue(request: Request, address: string): Promise<{ id: string; permit: string } | undefined> {
      refuseSignalled(request)
      if (!Agreement.safeParse(await readJson(request, 1_000)).success)
        throw new AppError('FORBIDDEN', texts.notAgreed)
      if (!(await hasRoom())) return undefined
      const everybody = { limit: aDay, caller: '' }
      if ((await limits.take(ofAddress, addressGroup(address), everybody)) > 0) return undefined
      const id = randomUUID()
      const at = Date.now()
      return { id, permit: `${id}.${at}.${sign(id, at)}` }
    },

    /** The id that the sender may add to. */
    read(request: Request): string {
      refuseSignalled(request)
      const [id, at, mark] = (request.headers.get('x-recording-permit') ?? '').split('.')
      const permit = Permit.safeParse({ id, at, mark })
      if (permit.success) {
        const { id: own, at: issuedAt, mark: given } = permit.data
        if (isSame(given, sign(own, issuedAt)) && Date.now() - issuedAt < permitMs) return own
      }
      throw new AppError('FORBIDDEN', texts.notPermitted)
    },
  }
}

/** Global Privacy Control and Do Not Track, as browsers send them: stronger than what a page says. */
function refuseSignalled({ headers }: Request): void {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1')
    throw new AppError('FORBIDDEN', texts.asksNotToBeRecorded)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
