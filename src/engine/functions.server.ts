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
import { parseInput, type ToolRun } from './run-tool.server.ts'

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

export type Progress = { stage: string; done: number; total: number }

/** Composes an answer with what only a server has: texts of a database or the web, threads of its own. */
export type ServerComposer = (
  input: unknown,
  about: { caller: Caller; signal: AbortSignal; onProgress: (progress: Progress) => void },
) => Promise<object>

export type FunctionDeps = {
  gateway: Gateway
  /** By the slug of the tool, instead of the tool's own composer. */
  serverComposers?: Readonly<Record<string, ServerComposer>>
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
  const input = parseInput(tool, await readJson(request, tool.bodyLimitBytes))
  const asked: Asked = { tool, input, caller, idempotencyKey: readIdempotencyKey(request) }
  if (request.headers.get('accept')?.includes('text/event-stream')) return streamAnswer(deps, request, asked)

  const job: Job = { ...asked, output: await compose(deps, asked, request.signal) }
  const { output, engine } = await refineAnswer(deps.gateway, job, { signal: request.signal }).catch(
    (error: unknown) => {
      // Nobody saw the words that came before it broke, so the draft is the answer.
      if (!(error instanceof ModelFailure)) throw error
      return draftAfterFailure(job)
    },
  )
  const history = await save(deps, job, output)
  return textAnswer(JSON.stringify({ ...output, engine, history }), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}

type Asked = { tool: Tool; input: unknown; caller: Caller; idempotencyKey: string }
type Job = Asked & ToolRun

async function compose(
  { serverComposers }: FunctionDeps,
  { tool, input, caller }: Asked,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<object> {
  const onServer = serverComposers?.[tool.slug]
  return onServer ? onServer(input, { caller, signal, onProgress }) : tool.compose(input)
}

function streamAnswer(deps: FunctionDeps, request: Request, asked: Asked): Response {
  return eventStream(async ({ send }, signal) => {
    try {
      const output = await compose(deps, asked, signal, (progress) => send({ type: 'progress', ...progress }))
      const job: Job = { ...asked, output }
      send({ type: 'draft', output })
      const { output: refined, engine } = await refineAnswer(deps.gateway, job, {
        signal,
        onText: (text) => send({ type: 'delta', text }),
      })
      send({ type: 'done', output: refined, engine, history: await save(deps, job, refined) })
    } catch (error) {
      // What a composer on the server cannot do; those of the tools never fail.
      if (error instanceof AppError) return send({ type: 'error', code: error.code, message: error.message })
      if (signal.aborted) return
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
