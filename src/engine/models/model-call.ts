import type { ModelRequest } from '#tools/contract/change-request.ts'
import type { AnswerSchema } from './structured-output.ts'

export type ModelCall = ModelRequest & {
  /** Of the visible answer; room for thinking is added. */
  maxOutputTokens: number
  /** Of the answer and its thoughts together, where the model has room for no more. */
  mostTokens?: number
  /** Of an answer in JSON, for providers that can be held to it. */
  schema?: AnswerSchema | undefined
  /** Nothing is said about how much to think, for models that cannot and refuse to be told. */
  isWithoutReasoning?: boolean
}
