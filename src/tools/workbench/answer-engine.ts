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

/** Gets an answer and tells how it comes along. Rejects only when its own script cannot be fetched. */
export type AskEngine = (question: EngineQuestion, options: StreamOptions) => Promise<StreamedAnswer>

/** Our server: its models, or its composer. */
export const askServer: AskEngine = ({ tool, input, change }, options) => {
  const refine = change && { ...change, part: change.part?.id }
  return streamFunction(tool.functionName, { ...input, ...(refine && { refine }) }, options)
}

/** Asks the person's own models where they are set up, and our server otherwise. */
export function askOwnOrServer(load: () => Promise<{ ask: AskEngine }>): AskEngine {
  return async (question, options) => {
    // What cannot be fetched cannot be asked; our server then says what is wrong with the network.
    const own = await load().catch(() => undefined)
    return (own?.ask ?? askServer)(question, options)
  }
}
