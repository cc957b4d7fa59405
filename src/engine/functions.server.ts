import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { tools, type Tool } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'
import { textAnswer } from '#platform/http/compression.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import type { Log } from '#platform/log.server.ts'
import { eventStream } from './event-stream.server.ts'
import { ModelFailure } from './models/model-failure.ts'
import type { Caller } from './models/turnstile.server.ts'
import { refineAnswer, type Gateway } from './refine/refine-answer.server.ts'
import { runTool, type ToolRun } from './run-tool.server.ts'

const toolsByFunction = new Map(tools.map((tool) => [tool.functionName, tool]))

export type FunctionCall = { functionName: string; caller: Caller }

/** An answer with everything that is needed to show it again. */
export type AnswerToSave = {
  tool: Tool
  input: unknown
  output: object
  /** The same for a request that is sent again. */
  idempotencyKey: string
}

export type FunctionDeps = {
  gateway: Gateway
  /** Puts an answer into the history of whoever is signed in. */
  saveAnswer: (userId: string, answer: AnswerToSave) => Promise<void>
  log: Pick<Log, 'error'>
}

/**
 * `POST /functions/v1/{functionName}`: the tool's input in, its result out. JSON, or server-sent events for who asks
 * for them: the composed draft at once, then a model's words as they come.
 */
export async function answerFunction(
  deps: FunctionDeps,
  request: Request,
  { functionName, caller }: FunctionCall,
): Promise<Response> {
  const tool = toolsByFunction.get(functionName)
  if (tool === undefined) throw new AppError('NOT_FOUND', 'There is no function of this name')
  const run = runTool(tool, await readJson(request))
  const job = { tool, ...run, caller, idempotencyKey: readIdempotencyKey(request) }
  if (request.headers.get('accept')?.includes('text/event-stream')) return streamAnswer(deps, request, job)

  const { output, engine } = await refineAnswer(deps.gateway, job, { signal: request.signal }).catch(
    (error: unknown) => {
      // Nobody saw the words that came before it broke, so the draft is the answer.
      if (!(error instanceof ModelFailure)) throw error
      return draftAfterFailure(run)
    },
  )
  const history = await save(deps, job, output)
  return textAnswer(JSON.stringify({ ...output, engine, history }), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}

type Job = ToolRun & { tool: Tool; caller: Caller; idempotencyKey: string }

function streamAnswer(deps: FunctionDeps, request: Request, job: Job): Response {
  return eventStream(async ({ send }, signal) => {
    send({ type: 'draft', output: job.output })
    try {
      const { output, engine } = await refineAnswer(deps.gateway, job, {
        signal,
        onText: (text) => send({ type: 'delta', text }),
      })
      send({ type: 'done', output, engine, history: await save(deps, job, output) })
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

/** undefined: nobody is signed in. A result that cannot be saved is shown all the same. */
async function save(
  { saveAnswer, log }: FunctionDeps,
  { tool, input, caller, idempotencyKey }: Job,
  output: object,
): Promise<'saved' | 'not-saved' | undefined> {
  if (caller.userId === undefined) return undefined
  try {
    const kept = tool.forHistory?.(input, output) ?? { input, output }
    await saveAnswer(caller.userId, { tool, ...kept, idempotencyKey })
    return 'saved'
  } catch (error) {
    log.error({ error, tool: tool.slug }, 'an answer was not saved')
    return 'not-saved'
  }
}

function readIdempotencyKey(request: Request): string {
  const given = z.uuid().safeParse(request.headers.get('idempotency-key'))
  return given.success ? given.data : randomUUID()
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
