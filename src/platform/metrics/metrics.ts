/** How one run of a tool ended. `reason`: why no model wrote, or "none". */
export type CountedRun = {
  tool: string
  writer: 'server-model' | 'own-key' | 'composer' | 'nobody'
  outcome: 'answered' | 'broken' | 'refused' | 'stopped' | 'failed'
  reason: string
}

export type CountedCall = {
  provider: string
  isOwnKey: boolean
  isFallback: boolean
  /** "answered", or the kind of failure. */
  outcome: string
  durationMs: number
  inputTokens: number
  outputTokens: number
  costUsd: number
}

export type CountedRequest = {
  method: string
  /** A pattern from a fixed list, never a path: what visitors make up must not become a series. */
  route: string
  /** undefined: the caller was gone before the answer. */
  status: number | undefined
  durationMs: number
}

/** Why somebody was sent away who had done nothing wrong. */
export type Refusal = 'rate-limit' | 'overload' | 'outage'

/** What is counted while it happens. The rest is read when somebody asks. */
export type Metrics = {
  requestEnded: (request: CountedRequest) => void
  refused: (refusal: Refusal) => void
  runEnded: (run: CountedRun) => void
  modelCalled: (call: CountedCall) => void
  mailTried: (outcome: 'sent' | 'captured' | 'failed') => void
  /** In Prometheus' text format. */
  read: () => Promise<{ text: string; contentType: string }>
}
