import { createContext, redirect, type RouterContextProvider } from 'react-router'
import { AppError, type ErrorCode } from '#shared/app-error.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { errorAnswer } from '#platform/http/error-answer.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { signInAddress } from '#shared/sign-in-address.ts'

/** In a loader or action: the database that holds the history. */
export const historyContext = createContext<Pick<Database, 'pool'>>()

export type ForViewer = <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>

/** Works as the one who is signed in; whoever is not is sent to /auth, and from there to `next`. */
export function asViewer(context: Readonly<RouterContextProvider>, next = '/history'): ForViewer {
  const { viewer } = context.get(requestContext)
  if (!viewer) throw redirect(signInAddress(next))
  return (work) => withIdentity(context.get(historyContext), person(viewer.id), work)
}

/** A resource route's answer to what it cannot do, in the form of every other error. */
export function refuse(context: Readonly<RouterContextProvider>, code: ErrorCode, message: string): Response {
  return refuseFor(context, new AppError(code, message))
}

/** The same for an error that was thrown on the way. */
export function refuseFor(context: Readonly<RouterContextProvider>, error: unknown): Response {
  return errorAnswer(error, context.get(requestContext))
}
