/** What can go wrong with a model, by what has to be done about it. */
export type ModelFailureKind =
  /** Too many requests; may be asked again after `retryAfterMs`. */
  | 'rate-limited'
  /** The account is out of money or over its spending limit: asking again costs time and never helps. */
  | 'money'
  | 'overloaded'
  /** The request itself was refused; asking again gives the same. */
  | 'bad-request'
  /** The key is wrong or may not use the model. */
  | 'not-allowed'
  /** Of a model in the browser: its files are not on this device. */
  | 'not-downloaded'
  /** Of a model in the browser: this browser or device doesn't let it run. */
  | 'not-here'
  | 'server'
  /** No connection, or it broke before the first word. */
  | 'network'
  | 'first-token-timeout'
  /** Open but silent in mid-answer. */
  | 'stalled'
  /** The answer ended without the sign that it was complete. */
  | 'cut-off'
  /** The provider's filter or the model itself said no. */
  | 'refused'
  | 'empty'
  /** In another form than this provider's; asking again gives the same. */
  | 'unreadable'
  /** The request alone is more than the model can hold. */
  | 'too-long'
  /** More text than any result may have. */
  | 'endless'
  | 'too-slow'
  /** Whoever asked has gone or pressed Stop. */
  | 'stopped'

/** What in a refused request was the trouble, where the provider says so. */
export type RefusedPart = 'model' | 'reasoning'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** As the provider asked for; milliseconds. */
  readonly retryAfterMs: number | undefined
  /** Characters that were written before it happened; they may be on the bill. */
  writtenCharacters = 0
  refusedPart: RefusedPart | undefined
  /** What happened, as one sentence for the person, where more is known than the kind says. */
  told: string | undefined

  constructor(kind: ModelFailureKind, detail: string, retryAfterMs?: number) {
    super(detail)
    this.name = 'ModelFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

const worthRepeating: ReadonlySet<ModelFailureKind> = new Set([
  'rate-limited',
  'overloaded',
  'server',
  'network',
])

/** Whether the same provider may be asked again; only while nobody has seen a word of the answer. */
export function isWorthRepeating({ kind }: ModelFailure): boolean {
  return worthRepeating.has(kind)
}

const providersFault: ReadonlySet<ModelFailureKind> = new Set([
  ...worthRepeating,
  'money',
  'not-allowed',
  'first-token-timeout',
  'stalled',
  'cut-off',
  'too-slow',
])

/** Whether it says something about the provider, and not only about this one request. */
export function isProvidersFault({ kind }: ModelFailure): boolean {
  return providersFault.has(kind)
}

/** The provider gave no answer, so nothing is on its bill and another try may give one. */
export const unansweredFailures: ReadonlySet<string> = new Set<ModelFailureKind>([
  'rate-limited',
  'money',
  'overloaded',
  'bad-request',
  'not-allowed',
  'server',
  'network',
])

/**
 * The provider gave no answer and is at fault for that, or we are, as with a wrong key. The circuit breaker counts each
 * of these, so that nobody can bring about many.
 */
export function isFailedProvider(failure: ModelFailure): boolean {
  return isProvidersFault(failure) && isUnanswered(failure)
}

/** One of these, and no word was written before it. */
export function isUnanswered({ kind, writtenCharacters }: ModelFailure): boolean {
  return unansweredFailures.has(kind) && writtenCharacters === 0
}
