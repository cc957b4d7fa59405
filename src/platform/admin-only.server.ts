import { createContext, data, replace, type RouterContextProvider } from 'react-router'
import { AppError, errorStatus } from '#shared/app-error.ts'
import type { AdminAnswer } from '#shared/admin-answer.ts'
import * as texts from './admin-only.texts.server.ts'
import type { Database } from './database/open-database.server.ts'
import { person, withIdentity, type Statements } from './database/with-identity.server.ts'
import { logRefusal } from './http/error-answer.server.ts'
import { requestContext } from './request-context.server.ts'

export type AdminDesk = {
  database: Pick<Database, 'pool'>
  /** What everybody sees may have changed: pages kept for all are made anew. */
  onChange: () => void
}

/** Behind `adminLoader` and `adminAction`; features use those. */
export const adminContext = createContext<AdminDesk>()

type Work<Result> = (statements: Statements) => Promise<Result>

/**
 * Works as this person if, in that very transaction, the database says they are an admin: not the session, not the
 * page that is still open. The policies ask the same question again at every statement.
 */
export async function withAdmin<Result>(
  database: Pick<Database, 'pool'>,
  userId: string,
  work: Work<Result>,
): Promise<Result> {
  try {
    return await withIdentity(database, person(userId), async (statements) => {
      await requireAdmin(statements)
      return work(statements)
    })
  } catch (error) {
    // Whoever was demoted while it worked ran into a policy. An admin who does has found a mistake of ours.
    if (isRefusedByPolicy(error)) await withIdentity(database, person(userId), requireAdmin)
    throw error
  }
}

/** REQUIRE_2FA asks for it, and this admin signs in without a second factor. */
class SecondFactorNeeded extends AppError {
  constructor() {
    super('FORBIDDEN', texts.secondFactorNeeded)
  }
}

async function requireAdmin({ query }: Statements): Promise<void> {
  const { rows } = await query<{ isAdmin: boolean; lacksSecondFactor: boolean }>(
    `select is_admin(current_user_id()) as "isAdmin",
       lacks_second_factor(current_user_id()) as "lacksSecondFactor"`,
  )
  if (!rows[0]?.isAdmin) throw new AppError('FORBIDDEN', texts.notAnAdmin)
  if (rows[0].lacksSecondFactor) throw new SecondFactorNeeded()
}

function isRefusedByPolicy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501'
}

/**
 * In a loader of the panel: whoever is not an admin is sent to /auth, in the place of this page, and whoever lacks the
 * second factor to where it is turned on.
 */
export async function adminLoader<Result>(
  context: Readonly<RouterContextProvider>,
  work: Work<Result>,
): Promise<Result> {
  const { viewer } = context.get(requestContext)
  if (!viewer) throw replace('/auth')
  try {
    return await withAdmin(context.get(adminContext).database, viewer.id, work)
  } catch (error) {
    if (error instanceof SecondFactorNeeded) throw replace('/account?second-factor=required#two-factor')
    if (error instanceof AppError && error.code === 'FORBIDDEN') {
      logRefusal(error, context.get(requestContext))
      throw replace('/auth')
    }
    throw error
  }
}

/** The same for a list that may fail without taking the page with it; the page says so and offers to try again. */
export async function adminList<Result>(
  context: Readonly<RouterContextProvider>,
  work: Work<Result>,
): Promise<{ ok: true; value: Result } | { ok: false }> {
  try {
    return { ok: true, value: await adminLoader(context, work) }
  } catch (error) {
    if (error instanceof Response) throw error
    const { log, requestId } = context.get(requestContext)
    log.error({ requestId, error }, 'a list of the panel could not be read')
    return { ok: false }
  }
}

/** In an action of the panel: the answer, or the reason why not, which the page shows beside its own message. */
export async function adminAction<Result>(context: Readonly<RouterContextProvider>, work: Work<Result>) {
  const { viewer, log, requestId } = context.get(requestContext)
  const desk = context.get(adminContext)
  try {
    // The loaders that follow send them to /auth.
    if (!viewer) throw new AppError('UNAUTHENTICATED', texts.notSignedIn)
    const value = await withAdmin(desk.database, viewer.id, work)
    desk.onChange()
    return data<AdminAnswer<Result>>({ ok: true, value })
  } catch (error) {
    if (error instanceof AppError) {
      logRefusal(error, { log, requestId })
      return data<AdminAnswer<Result>>(refusal(error), { status: error.status })
    }
    if (error instanceof Response) throw error
    log.error({ requestId, error }, 'an admin action failed')
    return data<AdminAnswer<Result>>(
      { ok: false, code: 'INTERNAL', message: texts.ourFault, fields: {} },
      { status: 500 },
    )
  }
}

function refusal({ code, message, fields = {} }: AppError) {
  return { ok: false, code: code in errorStatus ? code : 'INTERNAL', message, fields } as const
}
