import { APICallError } from '@ai-sdk/provider'
import { ModelFailure } from './model-failure.ts'

/** Signs of an empty account. Status 429 alone does not tell it from "too fast", so the words decide. */
const moneyWords =
  /insufficient_quota|credit_balance|billing|payment.required|spend(?:ing)?.limit|enforced_spend_limit|exceeded your current quota|purchase credits|budget/i
const overloadWords = /overloaded|slow_down|unavailable|capacity/i
const authWords = /authentication|permission|api.?key|unauthorized|forbidden/i

/** `error` is whatever the SDK threw or sent as an error part: its own class, a plain object or text. */
export function classifyFailure(error: unknown, now: number): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) return fromResponse(error, now)
  const text = textOf(error)
  // Events inside a stream that began with 200 carry their reason only in words.
  if (moneyWords.test(text)) return new ModelFailure('money', short(text))
  if (/rate.?limit|resource_exhausted|too many requests|\b429\b/i.test(text))
    return new ModelFailure('rate-limited', short(text))
  if (overloadWords.test(text) || /\b5(?:03|29)\b/.test(text))
    return new ModelFailure('overloaded', short(text))
  if (authWords.test(text)) return new ModelFailure('not-allowed', short(text))
  if (/\b50[024]\b|internal|api_error|server_error/i.test(text))
    return new ModelFailure('server', short(text))
  return new ModelFailure('network', short(text))
}

function fromResponse(error: APICallError, now: number): ModelFailure {
  const { statusCode } = error
  const words = `${error.message} ${error.responseBody ?? ''}`
  const detail = `status ${statusCode ?? 'none'}`
  const retryAfterMs = readRetryAfter(error.responseHeaders, now)
  if (statusCode === undefined) return new ModelFailure('network', detail)
  if (statusCode === 402 || (statusCode < 500 && statusCode !== 401 && moneyWords.test(words)))
    return new ModelFailure('money', detail)
  if (statusCode === 429)
    return new ModelFailure(/slow_down/i.test(words) ? 'overloaded' : 'rate-limited', detail, retryAfterMs)
  if (statusCode === 401 || statusCode === 403) return new ModelFailure('not-allowed', detail)
  if (statusCode === 503 || statusCode === 529) return new ModelFailure('overloaded', detail, retryAfterMs)
  if (statusCode === 408) return new ModelFailure('network', detail)
  if (statusCode >= 500) return new ModelFailure('server', detail, retryAfterMs)
  // A body that began with 200 and could not be read was broken on its way.
  if (statusCode < 300) return new ModelFailure('cut-off', detail)
  return new ModelFailure('bad-request', detail)
}

/** Seconds or an HTTP date, in milliseconds from now. */
function readRetryAfter(headers: Record<string, string> | undefined, now: number): number | undefined {
  const value = headers?.['retry-after']
  if (value === undefined) return undefined
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

function textOf(error: unknown): string {
  if (error instanceof Error) return `${error.name} ${error.message} ${textOf(error.cause ?? '')}`
  if (typeof error === 'string') return error
  return JSON.stringify(error) ?? ''
}

// Providers echo parts of the request in their errors; what is logged stays short.
function short(text: string): string {
  return text.slice(0, 120)
}
