import type { PlanChange } from '#tools/contract/change-request.ts'
import type { EngineReport } from '#tools/contract/engine-report.ts'
import type { LoadedTool } from '../function-tools.ts'
import type { OwnKey } from '../own-keys.server.ts'
import type { Caller } from '../limits/gatekeeper.server.ts'
import type { ModelFailureKind } from '../models/model-failure.ts'

/** What is asked of a tool, parsed: all that reading and checking a reply needs. */
export type Question = LoadedTool & {
  input: unknown
  change?: PlanChange<unknown> | undefined
  /** The plan that was computed first, for tools whose model explains a computation. */
  composed?: unknown
}

/** A question to our server. */
export type Asked = Question & {
  /** Names the tool in figures and logs, and chooses its models. */
  slug: string
  caller: Caller
  ownKey?: OwnKey | undefined
  /** `try`: somebody else is asked when no model writes. `none`: no model is asked. */
  models?: 'try' | 'none' | undefined
}

export type Answered = {
  /** As the function answers it, but for the report. */
  output: object
  /** undefined: the answer is a request for a model. */
  plan?: unknown
  engine: EngineReport
  /** Nothing new was written, so there is nothing to keep. */
  isUnchanged?: boolean
  /** Words of a model were shown before it failed; the rest is what there is without it. */
  brokenBy?: ModelFailureKind
}
