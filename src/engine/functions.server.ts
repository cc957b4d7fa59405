import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { RefineWish } from '#tools/refine-wish.ts'
import type { ToolEvent } from '#tools/tool-event.ts'
import { helpers, tools, type Tool } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'
import { textAnswer } from '#platform/http/compression.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createAnswerOnce } from './answer-once.ts'
import type { ComposerThreads } from './composer-threads.server.ts'
import { eventStream } from './event-stream.server.ts'
import type { Gateway, OwnKey } from './gateway.ts'
import type { Caller } from './limits/gatekeeper.server.ts'
import { ModelFailure } from './models/model-failure.ts'
import { readOwnKey } from './own-key.server.ts'
import { withWish, type Composed } from './refine/composed-answer.ts'
import { refineAnswer } from './refine/refine-answer.server.ts'
import { fieldMessages, parseInput } from './run-tool.server.ts'

const toolsByFunction = new Map([...tools, ...helpers].map((tool) => [tool.functionName, tool]))

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
  composerThreads: ComposerThreads
  /** By the slug of the tool, instead of the tool's own composer. */
  serverComposers?: Readonly<Record<string, ServerComposer>> | undefined
  /** Puts an answer into the history of whoever is signed in. */
  saveAnswer: (userId: string, answer: AnswerToSave) => Promise<void>
  /** Aborted when the server is about to cut what is still open. */
  ending?: AbortSignal | undefined
  log: Pick<Log, 'error'>
}

const answersOnce = new WeakMap<Gateway, ReturnType<typeof createAnswerOnce>>()

/**
 * `POST /functions/v1/{functionName}`: the tool's input in, its result out. JSON, or server-sent events for who asks
 * for them: the composed draft at once, then a model's words as they come. The key `refine` beside the input asks for
 * a change of what is there.
 */
export async function answerFunction(
  deps: FunctionDeps,
  request: Request,
  { functionName, caller }: FunctionCall,
): Promise<Response> {
  const tool = toolsByFunction.get(functionName)
  if (tool === undefined) throw new AppError('NOT_FOUND', 'There is no function of this name')
  const body = await readJson(request, tool.bodyLimitBytes)
  const ownKey = readOwnKey(request, deps.gateway.candidateForKey !== undefined)
  const asked: Asked = { tool, caller, ...readBody(tool, body), ...(ownKey ? { ownKey } : {}) }
  const produce = (send: Send, signal: AbortSignal) => produceEvents(deps, asked, send, signal)

  const given = z.uuid().safeParse(request.headers.get('idempotency-key'))
  if (given.success) asked.idempotencyKey = given.data
  const named = given.success && {
    name: `${caller.userId ?? caller.address} ${functionName} ${given.data}`,
    body: hashOf(body),
  }
  const events = named
    ? (send: Send, signal: AbortSignal) => onceFor(deps.gateway).answer(named, produce, send, signal)
    : produce

  if (request.headers.get('accept')?.includes('text/event-stream')) {
    // What a tool's own rules refuse is refused before the stream begins, with its status.
    await composeNow(deps, asked)
    return eventStream(events, request.signal, deps)
  }
  return jsonAnswer(events, request)
}

type Send = (event: ToolEvent) => void
type Asked = {
  tool: Tool
  input: unknown
  wish?: RefineWish
  caller: Caller
  ownKey?: OwnKey
  /** By our own rules, where they need nothing but the input. */
  composed?: Composed
  idempotencyKey?: string
}

function readBody(tool: Tool, body: unknown): Pick<Asked, 'input' | 'wish'> {
  if (typeof body !== 'object' || body === null || !('refine' in body))
    return { input: parseInput(tool, body) }
  const { refine, ...input } = body
  const wish = RefineWish.safeParse(refine)
  if (!wish.success)
    throw new AppError('INVALID_INPUT', 'Please check the fields named below', {
      fields: fieldMessages(wish.error.issues, ['refine']),
    })
  return { input: parseInput(tool, input), wish: wish.data }
}

async function composeNow({ serverComposers, composerThreads }: FunctionDeps, asked: Asked): Promise<void> {
  if (serverComposers?.[asked.tool.slug] !== undefined) return
  asked.composed = await composerThreads.compose(asked)
}

async function jsonAnswer(
  events: (send: Send, signal: AbortSignal) => Promise<void>,
  request: Request,
): Promise<Response> {
  let draft: unknown
  let last: ToolEvent | undefined
  await events((event) => {
    if (event.type === 'draft') draft = event.output
    last = event
  }, request.signal)
  const answer =
    last?.type === 'done'
      ? { ...Object(last.output), engine: last.engine, history: last.history }
      : // Nobody saw the words that came before it broke, so the draft is the answer.
        { ...Object(draft), engine: { writtenBy: 'composer', reason: 'unavailable', sentence: brokenOff } }
  return textAnswer(JSON.stringify(answer), request, {
    status: 200,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  })
}

const brokenOff = "The model did not finish, so this is the draft composed by Blueprompt's own rules."

/** One answer from its draft to its end. Throws what a composer refuses, before the first event. */
async function produceEvents(
  deps: FunctionDeps,
  asked: Asked,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const composed = asked.composed ?? (await compose(deps, asked, send, signal))
  const job = { ...asked, ...composed }
  let isDraftSent = false
  const sendDraft = () => {
    if (isDraftSent) return
    isDraftSent = true
    send({ type: 'draft', output: job.own.output })
  }
  const answering = refineAnswer(deps.gateway, job, {
    signal,
    onText(text) {
      sendDraft()
      send({ type: 'delta', text })
    },
    onSection(heading) {
      sendDraft()
      send({ type: 'section', heading })
    },
  })
  try {
    // Writing the draft takes as long as the request needs to reach the provider, so that goes out first.
    await Promise.race([answering, new Promise((resolve) => setImmediate(resolve))])
    sendDraft()
    const { output, engine } = await answering
    // Who has gone, or pressed Stop, has not got this answer.
    if (signal.aborted) return
    send({ type: 'done', output, engine, history: await save(deps, job, output) })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ModelFailure)) throw error
    sendDraft()
    send({
      type: 'error',
      code: error.kind,
      message: 'The model stopped in the middle. What came so far is kept, and the composed draft is there.',
    })
  }
}

async function compose(
  { serverComposers, composerThreads }: FunctionDeps,
  { tool, input, wish, caller }: Asked,
  send: Send,
  signal: AbortSignal,
): Promise<Composed> {
  const onServer = serverComposers?.[tool.slug]
  if (onServer === undefined) return composerThreads.compose({ tool, input, wish })
  try {
    const output = await onServer(input, {
      caller,
      signal,
      onProgress: (progress) => send({ type: 'progress', ...progress }),
    })
    return withWish(tool, input, output, wish)
  } catch (error) {
    // Nobody is there to read it; a log of faults is not the place for people who changed their mind.
    if (signal.aborted) throw new AppError('CONFLICT', 'The request was stopped')
    throw error
  }
}

/** undefined: nobody is signed in. A result that cannot be saved is shown all the same. */
async function save(
  { saveAnswer, log }: FunctionDeps,
  { tool, input, caller, idempotencyKey = randomUUID() }: Asked,
  output: object,
): Promise<'saved' | 'not-saved' | undefined> {
  if (caller.userId === undefined || tool.isHelper) return undefined
  try {
    const kept = tool.forHistory?.(input, output) ?? { input, output }
    await saveAnswer(caller.userId, { tool, ...kept, idempotencyKey })
    return 'saved'
  } catch (error) {
    log.error({ error, tool: tool.slug }, 'an answer was not saved')
    return 'not-saved'
  }
}

function onceFor(gateway: Gateway) {
  const known = answersOnce.get(gateway) ?? createAnswerOnce()
  answersOnce.set(gateway, known)
  return known
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64')
}
