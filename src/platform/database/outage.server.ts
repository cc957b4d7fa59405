import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { AppError } from '#shared/app-error.ts'
import * as texts from '../http/http.texts.server.ts'

/**
 * SQLSTATEs of a server that goes away, is not there yet, has no room, or is no longer the one that takes writes:
 * connection exceptions, lack of resources, shutting down, I/O errors, a read-only server after a failover, and the
 * limits of time that each of our transactions has.
 */
const passing = /^(?:08...|53...|57P0[1-5]|58030|25006|25P0[34]|55P03|57014)$/

/** true: the database is to blame and the connection is not to be used again, whatever was asked. */
export function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '')
  // The driver's own, such as a cut connection or a timeout. A value that it cannot send is a bug of ours.
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof AppError)
}

const seen = new AsyncLocalStorage<{ outage?: AppError }>()

/** Runs work, such as answering a request, in which `outageSeen` tells whether the database was away. */
export function noticingOutages<Result>(work: () => Result): Result {
  return seen.run({}, work)
}

/** What others make of an outage on its way up, as Better Auth does of every error, it stays one. */
export function outageSeen(): AppError | undefined {
  return seen.getStore()?.outage
}

export function databaseUnavailable(cause?: unknown): AppError {
  const outage = new AppError('UNAVAILABLE', texts.siteUnavailable, cause === undefined ? {} : { cause })
  const store = seen.getStore()
  if (store) store.outage = outage
  return outage
}
