import type { EngineReport } from '#tools/contract/engine-report.ts'
import type { ToolEvent } from '#tools/contract/tool-event.ts'

/** What happens to an answer until it is there. */
export type AnswerEvent =
  | Exclude<ToolEvent, { type: 'error' }>
  /**
   * Last: a model failed after some of its words. Who reads them as they come keeps them and is told; who waits for the
   * whole gets what there is without a model.
   */
  | {
      type: 'broken'
      code: string
      message: string
      output: object
      engine: EngineReport
      history?: 'not-saved'
    }

export type Send = (event: AnswerEvent) => void
