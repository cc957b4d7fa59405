import { z } from 'zod'
import { ModelFailure, type RefusedPart } from './model-failure.ts'

/**
 * Signs of an empty account. Status 429 alone does not tell it from "too fast", so the words decide: codes where there
 * are any, because a message about a limit per minute also mentions the plan and links to the billing page.
 */
const moneyWords =
  /insufficient_quota|credit.balance|billing_\w|payment.required|spend(?:ing)?.(?:limit|cap)|purchase (?:more )?credits|budget_exceeded/i
/** The provider's filter turned this one text down. The status is that of a wrong key or a wrong request. */
const refusalWords =
  /moderation|flagged_input|(?:input|prompt|request|content) was flagged|content.?(?:filter|policy)|responsibleaipolicy|usage (?:guidelines|polic)/i
const overloadWords = /overloaded|slow_down|unavailable|capacity/i
const authWords = /authentication|permission|api.?key|unauthorized|forbidden/i
/** Google answers a wrong key with the status of a wrong request. */
const wrongKeyWords = /api_key_invalid|api key not valid|api key expired|invalid_api_key/i
const modelWords =
  /model_not_found|not_found_error|(?:unknown|invalid|no such|not a valid) model|unable to access model|models?\b.{0,120}\b(?:not found|not exist|no access)/is
const schemaWords = /response_format|response_schema|responseschema|json_schema|structured|output_config/i
/** As Ollama says it of a model that does not think, and others of the field. */
const reasoningWords =
  /reasoning|does not support thinking|thinking.?(?:budget|level|config|mode)|think value/i

/** `error`: what was thrown, or what a provider sent in the middle of its answer: a plain object or text. */
export function classifyFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  // What is no JSON was cut off on its way; this arrived whole.
  if (error instanceof z.ZodError) return new ModelFailure('unreadable', short(error.message))
  const text = textOf(error)
  // Events inside a stream that began with 200 carry their reason only in words.
  if (refusalWords.test(text)) return new ModelFailure('refused', short(text))
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

export type BadAnswer = { status: number; retryAfter: string | undefined; text: string }

/** Of a status that is not good, and what the provider said with it. */
export function failureOfAnswer({ status: given, retryAfter, text }: BadAnswer, now: number): ModelFailure {
  // Where it leads is nobody's whom we were told to ask.
  const status = given < 400 ? 502 : given
  const detail = `status ${given}`
  // Google says in the body how long to wait.
  const wait = retryAfter ?? /"retryDelay":\s*"([\d.]+)s"/.exec(text)?.[1]
  const retryAfterMs = readRetryAfter(wait, now)
  // Checked first: the refusal may quote the person's text, and any of the other words may be in that.
  if ((status === 400 || status === 403) && refusalWords.test(text))
    return new ModelFailure('refused', detail)
  if (status === 402 || (status < 500 && status !== 401 && moneyWords.test(text)))
    return new ModelFailure('money', detail)
  if (status === 429)
    return new ModelFailure(/slow_down/i.test(text) ? 'overloaded' : 'rate-limited', detail, retryAfterMs)
  // A key that may not use this model may still use others.
  const isWrongKey =
    status === 401 ||
    (status === 403 && !modelWords.test(text)) ||
    (status === 400 && wrongKeyWords.test(text))
  if (isWrongKey) return new ModelFailure('not-allowed', detail)
  if (status === 503 || status === 529) return new ModelFailure('overloaded', detail, retryAfterMs)
  if (status === 408) return new ModelFailure('network', detail)
  if (status >= 500) return new ModelFailure('server', detail, retryAfterMs)
  const refused = new ModelFailure('bad-request', detail)
  refused.refusedPart = refusedPartIn(status, text)
  return refused
}

function refusedPartIn(status: number, text: string): RefusedPart | undefined {
  if (reasoningWords.test(text)) return 'reasoning'
  if (schemaWords.test(text)) return undefined
  return status === 404 || modelWords.test(text) ? 'model' : undefined
}

/** Seconds or an HTTP date, in milliseconds from now. */
function readRetryAfter(value: string | undefined, now: number): number | undefined {
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
