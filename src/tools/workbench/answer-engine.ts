import type { PlanChange } from '../contract/change-request.ts'
import type { ToolHelper } from '../contract/define-tool.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { streamFunction, type StreamedAnswer, type StreamOptions } from '../stream-function.ts'

/** What a page asks of a tool: the same for our server and for a model that this browser asks itself. */
export type EngineQuestion = {
  tool: Pick<ToolHelper, 'slug' | 'functionName' | 'instructions'>
  core: ToolCore
  /** The form as it was sent. */
  input: Record<string, unknown>
  /** The same by the tool's schema. */
  parsed: unknown
  change?: PlanChange<unknown> | undefined
}

/** Gets an answer and tells how it comes along. Never throws. */
export type AskEngine = (question: EngineQuestion, options: StreamOptions) => Promise<StreamedAnswer>

/** Our server: its models, or its composer. */
export const askServer: AskEngine = ({ tool, input, change }, options) =>
  streamFunction(
    tool.functionName,
    change ? { ...input, refine: { ...change, part: change.part?.id } } : input,
    options,
  )
