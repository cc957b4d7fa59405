import { tools } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'
import { textAnswer } from '#platform/http/compression.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import { runTool } from './run-tool.server.ts'

const toolsByFunction = new Map(tools.map((tool) => [tool.functionName, tool]))

/** `POST /functions/v1/{functionName}`: the tool's input in, its result out, both JSON. */
export async function answerFunction(request: Request, functionName: string): Promise<Response> {
  const tool = toolsByFunction.get(functionName)
  if (tool === undefined) throw new AppError('NOT_FOUND', 'There is no function of this name')
  const result = runTool(tool, await readJson(request))
  return textAnswer(JSON.stringify(result), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}
