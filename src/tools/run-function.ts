import { z } from 'zod'
import { errorStatus, type ErrorCode } from '#shared/app-error.ts'
import { parseJson } from '#shared/parse-json.ts'
import type { FunctionFailure } from './function-failure.ts'

export type FunctionAnswer<Output> = { ok: true; answer: Output } | { ok: false; failure: FunctionFailure }

export type RunOptions = {
  /** Aborting it ends the request and answers `STOPPED`. */
  signal?: AbortSignal
  /** A UUID. The same one for a request that is sent again keeps the server from saving its answer twice. */
  idempotencyKey?: string | undefined
  /** A person's own key of a model provider, for this request. */
  ownKey?: { provider: string; key: string; model?: string | undefined } | undefined
  /** `try`: somebody else is asked when no model writes, so nothing else is saved. `none`: no model is asked. */
  models?: 'try' | 'none' | undefined
  fetch?: typeof fetch
}

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

const ErrorBody = z.object({
  error: z.string(),
  code: z.enum(['INTERNAL', ...errorCodes]),
  fields: z.record(z.string(), z.string()).optional(),
})

const ToldError = z.object({ error: z.string().trim().min(1) })

/** Asks a function, until the caller or `limit` gives up. */
export function askFunction(
  functionName: string,
  input: unknown,
  accept: 'application/json' | 'text/event-stream',
  limit: AbortSignal,
  { signal, idempotencyKey, ownKey, models, fetch: send = fetch }: RunOptions,
): Promise<Response> {
  return send(`/functions/v1/${functionName}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(ownKey === undefined ? {} : ownKeyHeaders(ownKey)),
      ...(models === undefined ? {} : { 'x-ai-models': models }),
    },
    body: JSON.stringify(input),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

export function ownKeyHeaders({ provider, key, model }: NonNullable<RunOptions['ownKey']>) {
  return { 'x-ai-provider': provider, 'x-ai-key': key, ...(model ? { 'x-ai-model': model } : {}) }
}

/** An answer with status 200, as `output` describes it. */
export function readOutput<Schema extends z.ZodType>(
  text: string,
  output: Schema,
): FunctionAnswer<z.output<Schema>> {
  const body = parseJson(text)
  // Specification, section 8: a function may answer 200 and say in `error` why there is nothing.
  const told = ToldError.safeParse(body)
  if (told.success) return failed('UNAVAILABLE', told.data.error)
  const parsed = output.safeParse(body)
  if (parsed.success) return { ok: true, answer: parsed.data }
  return failed('BAD_ANSWER', z.prettifyError(parsed.error))
}

export function readFailure(status: number, text: string): ReturnType<typeof failed> {
  const parsed = ErrorBody.safeParse(parseJson(text))
  // A proxy in between answers in its own words, often in HTML. Not an answer without content: there was none.
  if (!parsed.success) return failed('INTERNAL', `Status ${status} without a readable reason`)
  return failed(parsed.data.code, parsed.data.error, parsed.data.fields)
}

export function failed(
  code: FunctionFailure['code'],
  message: string,
  fields: Record<string, string> = {},
): { ok: false; failure: FunctionFailure } {
  return { ok: false, failure: { code, message, fields } }
}
