import { tools, type Tool } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'
import { textAnswer } from '#platform/http/compression.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import { eventStream } from './event-stream.server.ts'
import { ModelFailure } from './models/model-failure.ts'
import type { Caller } from './models/turnstile.server.ts'
import { refineAnswer, type Gateway } from './refine/refine-answer.server.ts'
import { runTool, type ToolRun } from './run-tool.server.ts'

const toolsByFunction = new Map(tools.map((tool) => [tool.functionName, tool]))

export type FunctionCall = { functionName: string; caller: Caller }

/**
 * `POST /functions/v1/{functionName}`: the tool's input in, its result out. JSON, or server-sent events for who asks
 * for them: the composed draft at once, then a model's words as they come.
 */
export async function answerFunction(
  gateway: Gateway,
  request: Request,
  { functionName, caller }: FunctionCall,
): Promise<Response> {
  const tool = toolsByFunction.get(functionName)
  if (tool === undefined) throw new AppError('NOT_FOUND', 'There is no function of this name')
  const run = runTool(tool, await readJson(request))
  const job = { tool, ...run, caller }
  if (request.headers.get('accept')?.includes('text/event-stream')) return streamAnswer(gateway, request, job)

  const { output, engine } = await refineAnswer(gateway, job, { signal: request.signal }).catch(
    (error: unknown) => {
      // Nobody saw the words that came before it broke, so the draft is the answer.
      if (!(error instanceof ModelFailure)) throw error
      return draftAfterFailure(run)
    },
  )
  return textAnswer(JSON.stringify({ ...output, engine }), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}

type Job = ToolRun & { tool: Tool; caller: Caller }

function streamAnswer(gateway: Gateway, request: Request, job: Job): Response {
  return eventStream(async ({ send }, signal) => {
    send({ type: 'draft', output: job.output })
    try {
      const { output, engine } = await refineAnswer(gateway, job, {
        signal,
        onText: (text) => send({ type: 'delta', text }),
      })
      send({ type: 'done', output, engine })
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      send({
        type: 'error',
        code: error.kind,
        message:
          'The model stopped in the middle. What came so far is kept, and the composed draft is there.',
      })
    }
  }, request.signal)
}

function draftAfterFailure({ output }: ToolRun) {
  return {
    output,
    engine: {
      writtenBy: 'composer' as const,
      reason: 'unavailable' as const,
      sentence: "The model did not finish, so this is the draft composed by Blueprompt's own rules.",
    },
  }
}
