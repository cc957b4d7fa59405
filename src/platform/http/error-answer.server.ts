import { AppError } from '#shared/app-error.ts'
import type { Log } from '../log.server.ts'

export const jsonType = 'application/json; charset=utf-8'

/** The one place where a failure becomes an answer: `{ error, code, fields? }`. */
export function errorAnswer(error: unknown, request: { requestId: string; log: Log }): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) request.log.error({ requestId: request.requestId, error }, 'request failed')
    return errorBody(error.status, {
      error: error.message,
      code: error.code,
      ...(error.fields === undefined ? {} : { fields: error.fields }),
    })
  }
  request.log.error({ requestId: request.requestId, error }, 'request failed unexpectedly')
  return errorBody(500, {
    error: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    requestId: request.requestId,
  })
}

function errorBody(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}
