import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { z } from 'zod'
import type { ToolDefinition } from '#tools/contract/define-tool.ts'
import { AppError } from '#shared/app-error.ts'
import { isRecord } from '#shared/record.ts'
import { textAnswer } from '#platform/http/compression.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { answerQuestion } from './answer/answer-question.server.ts'
import type { Answered, Asked } from './answer/asked.ts'
import { keptOf } from './answer/kept-answer.ts'
import type { AnswerEvent, Send } from './answer-event.ts'
import type { AnswerOnce } from './answer-once.ts'
import { streamEvents } from './event-stream.server.ts'
import type { FunctionTools } from './function-tools.ts'
import * as texts from './functions.texts.server.ts'
import type { Gateway } from './gateway.ts'
import type { Caller } from './limits/gatekeeper.server.ts'
import { readOwnKey } from './own-keys.server.ts'
import { readQuestion } from './read-question.server.ts'
import { watchRun } from './watch-run.server.ts'

export type FunctionCall = {
  functionName: string
  caller: Caller
  /** Node's own answer, for who asks for a stream: words reach it without the layers in between. */
  outgoing: () => ServerResponse
}

/** An answer with everything that is needed to show it again. */
export type AnswerToSave = {
  tool: ToolDefinition
  input: unknown
  /** As the function answered it. */
  output: object
  /** undefined: the answer is a request for a model. */
  plan: unknown
  /** The same for a request that is sent again. */
  idempotencyKey: string
}

export type Progress = { stage: string; done: number; total: number }

/** Composes a plan with what only a server has: texts of a database or the web, threads of its own. */
export type ServerComposer = (
  input: unknown,
  about: { caller: Caller; signal: AbortSignal; onProgress: (progress: Progress) => void },
) => Promise<object>

export type FunctionDeps = {
  functions: FunctionTools
  gateway: Gateway
  /** Answers that are being written or were a moment ago, by the key of their request. */
  answersOnce: AnswerOnce
  /** By the slug of the tool, instead of the tool's own composer. */
  serverComposers?: Readonly<Record<string, ServerComposer>> | undefined
  /** Puts an answer into the history of whoever is signed in. */
  saveAnswer: (userId: string, answer: AnswerToSave) => Promise<void>
  /** Aborted when the server is about to cut what is still open. */
  ending?: AbortSignal | undefined
  log: Pick<Log, 'error'>
  metrics?: Pick<Metrics, 'runEnded'> | undefined
}

/** A question with what is kept of its answer. */
type Job = Asked & { tool: ToolDefinition | undefined; idempotencyKey: string }

const IdempotencyKey = z.uuid().toLowerCase()
const Models = z.enum(['try', 'none'])

/**
 * `POST /functions/v1/{functionName}`: the tool's input in, its answer out. JSON, or server-sent events for who asks
 * for them: a model's words as they come, in the end the answer that counts. The key `refine` beside the input asks for
 * a change of the plan in it.
 */
export async function answerFunction(
  deps: FunctionDeps,
  request: Request,
  { functionName, caller, outgoing }: FunctionCall,
): Promise<Response> {
  const tool = deps.functions.find(functionName)
  if (tool === undefined) throw new AppError('NOT_FOUND', texts.unknownFunction)
  const { input, change, bytes } = await readQuestion(request, tool)
  const ownKey = readOwnKey(request, deps.gateway.ownKeys !== undefined)
  const models = readHeader(request, 'x-ai-models', Models)
  const givenKey = readHeader(request, 'idempotency-key', IdempotencyKey)
  const job: Job = {
    ...(await tool.load()),
    slug: tool.slug,
    tool: tool.tool,
    input,
    change,
    caller,
    ownKey,
    models,
    idempotencyKey: givenKey ?? randomUUID(),
  }
  const produce = (send: Send, signal: AbortSignal) =>
    watchRun(job, deps.metrics, { send, signal }, (told) => produceEvents(deps, job, told, signal))
  const named = givenKey !== undefined && {
    // The same request may be sent on to the next of a person's models under the same key.
    name: [caller.userId ?? caller.address, functionName, givenKey, models, digest(ownKey)].join(' '),
    body: digest(bytes),
  }
  const events = named
    ? (send: Send, signal: AbortSignal) => deps.answersOnce.answer(named, produce, send, signal)
    : produce
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return jsonAnswer(events, request, deps.ending)
  streamEvents(outgoing(), events, deps)
  return RESPONSE_ALREADY_SENT
}

/** undefined: it is missing, or nothing that we know. */
function readHeader<Value>(request: Request, name: string, schema: z.ZodType<Value>): Value | undefined {
  const value = request.headers.get(name)
  return value === null ? undefined : schema.safeParse(value).data
}

function digest(what: Uint8Array | object | undefined): string {
  const bytes = what instanceof Uint8Array ? what : JSON.stringify(what ?? '')
  return createHash('sha256').update(bytes).digest('base64')
}

async function jsonAnswer(
  events: (send: Send, signal: AbortSignal) => Promise<void>,
  request: Request,
  ending: FunctionDeps['ending'],
): Promise<Response> {
  let last: AnswerEvent | undefined
  const signal = ending ? AbortSignal.any([request.signal, ending]) : request.signal
  await events((event) => (last = event), signal).catch((error: unknown) => {
    if (!ending?.aborted) throw error
  })
  if (ending?.aborted && last?.type !== 'done') throw new AppError('UNAVAILABLE', texts.serverRestarting)
  // Only who has gone gets neither.
  if (last?.type !== 'done' && last?.type !== 'broken') throw new AppError('CONFLICT', texts.stopped)
  const { output, engine, history } = last
  return textAnswer(JSON.stringify({ ...Object(output), engine, history }), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}

/** One answer from its beginning to its end. Throws what a composer on the server refuses. */
async function produceEvents(deps: FunctionDeps, job: Job, send: Send, signal: AbortSignal): Promise<void> {
  const composed = await computeFirst(deps, job, send, signal)
  // Who asks for a change has what was computed.
  let isFirst = job.change === undefined
  const answered = await answerQuestion(
    deps.gateway,
    { ...job, composed },
    {
      signal,
      onAsk(model) {
        // Once, and before any model: it stays with the reader when the model stops or is stopped.
        if (isFirst && isRecord(composed)) send({ type: 'computed', plan: composed })
        isFirst = false
        send({ type: 'asking', model })
      },
      onText: (text, at) => send(at === undefined ? { type: 'delta', text } : { type: 'rewrite', at, text }),
      onMend: () => send({ type: 'mending' }),
    },
  )
  // Who has gone, or pressed Stop, has not got this answer.
  if (signal.aborted) return
  const { output, engine, brokenBy } = answered
  // Nothing of it is kept: the same request, sent again, may still get its answer.
  if (brokenBy !== undefined)
    return send({
      type: 'broken',
      code: brokenBy,
      message: texts.brokenOff,
      output,
      engine,
      ...notSaved(job),
    })
  send({ type: 'done', output, engine, history: await save(deps, job, answered) })
}

/** What a model is to explain, where it does. A change begins with the plan that is there. */
async function computeFirst(
  { serverComposers }: FunctionDeps,
  { slug, core, input, change, caller }: Job,
  send: Send,
  signal: AbortSignal,
): Promise<unknown> {
  const compose = serverComposers?.[slug]
  if (compose === undefined && core.withComputed === undefined) return undefined
  if (change) return change.plan
  if (compose === undefined) return core.compose(input)
  const onProgress = (progress: Progress) => send({ type: 'progress', ...progress })
  try {
    return await compose(input, { caller, signal, onProgress })
  } catch (error) {
    // Nobody is there to read it; a log of faults is not the place for people who changed their mind.
    if (signal.aborted) throw new AppError('CONFLICT', texts.stopped)
    throw error
  }
}

/** undefined: nobody is signed in, or nothing new was written. What cannot be saved is shown all the same. */
async function save(
  { saveAnswer, log }: FunctionDeps,
  job: Job,
  answered: Answered,
): Promise<'saved' | 'not-saved' | undefined> {
  const { tool, caller, idempotencyKey, models } = job
  if (caller.userId === undefined || tool === undefined || answered.isUnchanged) return undefined
  if (models !== undefined && answered.engine.writtenBy !== 'model') return undefined
  const kept = keptOf(job, answered)
  if (kept === undefined) return 'not-saved'
  try {
    await saveAnswer(caller.userId, { tool, ...kept, idempotencyKey })
    return 'saved'
  } catch (error) {
    log.error({ error, tool: job.slug }, 'an answer was not saved')
    return 'not-saved'
  }
}

function notSaved({ caller, tool }: Job): { history?: 'not-saved' } {
  return caller.userId === undefined || tool === undefined ? {} : { history: 'not-saved' }
}
