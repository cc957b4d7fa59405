import { AppError } from '#shared/app-error.ts'
import type { Log } from '../log.server.ts'
import * as texts from './http.texts.server.ts'

export const jsonType = 'application/json; charset=utf-8'

/** The one place where a failure becomes an answer: `{ error, code, fields? }`. */
export function errorAnswer(error: unknown, request: { requestId: string; log: Log }): Response {
  if (error instanceof AppError) {
    logRefusal(error, request)
    const fields = error.fields === undefined ? {} : { fields: error.fields }
    const body = { error: error.message, code: error.code, ...fields }
    return errorBody(error.status, body, error.retryAfterSeconds)
  }
  request.log.error({ requestId: request.requestId, error }, 'request failed unexpectedly')
  return errorBody(500, { error: texts.ourFault, code: 'INTERNAL', requestId: request.requestId })
}

/** Which control said no: the id leads to the line of the request, with its path and status. */
export function logRefusal(error: AppError, { requestId, log }: { requestId: string; log: Log }): void {
  if (error.status >= 500) log.error({ requestId, error }, 'request failed')
  else if (error.code !== 'NOT_FOUND') log.info({ requestId, code: error.code }, 'request refused')
}

function errorBody(status: number, body: object, retryAfterSeconds?: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': 'no-store',
      ...retryHeader(status, retryAfterSeconds),
    },
  })
}

/** For what passes by itself: after so many seconds it is worth trying again. */
export function retryHeader(status: number, seconds = status === 503 ? 5 : 0): Record<string, string> {
  return seconds > 0 ? { 'Retry-After': String(seconds) } : {}
}
