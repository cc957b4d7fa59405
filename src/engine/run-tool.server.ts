import type { ToolDefinition } from '#tools/contract/define-tool.ts'
import { answerWithoutModel } from './answer/answer-without-model.ts'
import { asFunction } from './function-tools.ts'
import { parse } from './read-question.server.ts'

/** A tool's answer without server and model. Throws `AppError` INVALID_INPUT naming the fields. */
export async function runTool(tool: ToolDefinition, given: unknown): Promise<object> {
  const loaded = await asFunction(tool).load()
  const { output, engine } = answerWithoutModel(
    { ...loaded, input: parse(loaded.core.input, given) },
    'no-model',
  )
  return { ...output, engine }
}
