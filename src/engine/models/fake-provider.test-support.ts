import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderId } from './model-data.ts'

/** One answer of the provider, fault by fault. */
export type Script = {
  words?: readonly string[]
  /** What to say about this very request, instead of `words`. */
  answerTo?: (body: string) => readonly string[]
  /** Before the first word. */
  firstDelayMs?: number
  betweenMs?: number
  /** Answered instead of a stream. */
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Nothing is said about tokens. */
  hasNoCounts?: boolean
  end?: 'stop' | 'length' | 'filter' | 'tool'
  /** After this many words an event comes that is no JSON. */
  garbleAfter?: number
  /** How the same events are written. */
  style?: 'returns' | 'comments' | 'several lines' | 'padded'
  /** After this many words: nothing more, the connection stays open. */
  stallAfter?: number
  /** After this many words the connection ends without a closing event. */
  cutAfter?: number
  /** After this many words an error event comes, although the answer began with 200. */
  errorAfter?: number
  errorBody?: string
  /** The stream is written in pieces of so many bytes, wherever they fall. */
  pieceBytes?: number
  /** In place of the end, or of the body of a `status`: this, again and again. */
  forever?: string
  /** The connection is closed before any answer. */
  hangUp?: boolean
}

/** Whom a browser may ask it for: nobody, as programs on one's own machine do until they are told. */
export type AllowedOrigin = string | undefined

/** What it says of how much its models hold, in the words of each runtime; it is nothing at first. */
export type ToldSizes = {
  ollama?: number
  lmStudio?: { loaded_context_length?: number; max_context_length: number }
  llamaCpp?: number
  vllm?: number
}

export type FakeProvider = {
  /** To be set as the base URL of the provider. */
  urlOf: (provider: ProviderId) => string
  /** The next calls get these in turn; the last one stays. */
  play: (...scripts: Script[]) => void
  /** What it says when it is asked which models it has; or a status instead. */
  offer: (models: readonly string[] | { status: number; body: string }) => void
  /** From now on, when it is asked how much its models hold. */
  hold: (sizes: ToldSizes) => void
  /** The paths of what is asked about that alone; they are no `requests`. */
  sizeQuestions: string[]
  /** Answers pages of this origin; before that, and for others, it refuses as Ollama does. */
  allow: (origin: AllowedOrigin) => void
  /** What its models were asked. */
  requests: { path: string; body: string; headers: IncomingMessage['headers'] }[]
  /** When it was asked for its models. */
  listings: Omit<FakeProvider['requests'][number], 'body'>[]
  /** When each answer's connection was closed from the other side before its end; milliseconds of `performance.now()`. */
  abortedAt: number[]
  stop: () => Promise<void>
}

/** A model provider on loopback that speaks the wire formats of Gemini, OpenAI and Anthropic. */
export async function startFakeProvider({ port: wantedPort = 0 } = {}): Promise<FakeProvider> {
  let scripts: Script[] = [{}]
  let offered: Offered = ['a-model']
  let allowed: AllowedOrigin
  let sizes: ToldSizes = {}
  const sizeQuestions: string[] = []
  const requests: FakeProvider['requests'] = []
  const listings: FakeProvider['listings'] = []
  const abortedAt: number[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    const { origin } = request.headers
    if (origin !== undefined && !admit(response, origin, allowed)) return
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const size = sizeAnswer(path, sizes, offered)
    if (size !== undefined) {
      sizeQuestions.push(path)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(size))
    }
    if (!isKnown(request.method, path))
      return void response.writeHead(404).end('{"error":{"message":"no such address"}}')
    if (request.method === 'GET') {
      listings.push({ path, headers: request.headers })
      return answerModels(response, path, offered, sizes)
    }
    requests.push({ path, body, headers: request.headers })
    const script = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? {}
    if (script.hangUp) return void request.socket.destroy()
    if (script.status !== undefined) {
      response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers })
      if (script.forever !== undefined) return repeat(response, script.forever)
      return void response.end(script.body ?? '{"error":{"message":"scripted"}}')
    }
    let isOver = false
    response.on('close', () => {
      if (!isOver) abortedAt.push(performance.now())
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    const format = formatOf(path)
    const words = script.answerTo?.(body) ?? script.words ?? ['A ', 'good ', 'answer.']
    await sleep(script.firstDelayMs ?? 0)
    write(response, format.start, script)
    for (const [index, word] of words.entries()) {
      if (index === script.stallAfter) return
      if (index === script.cutAfter) break
      if (index === script.errorAfter) {
        write(response, format.error(script.errorBody ?? 'overloaded'), script)
        break
      }
      if (index === script.garbleAfter) write(response, 'data: {"cut":\n\n', script)
      if (index > 0 && script.betweenMs !== undefined) await sleep(script.betweenMs)
      if (response.destroyed) return
      write(response, format.word(word), script)
    }
    const { length } = words
    if (script.stallAfter === length) return
    if (script.forever !== undefined) return repeat(response, script.forever)
    if (script.errorAfter === length) write(response, format.error(script.errorBody ?? 'overloaded'), script)
    if (script.cutAfter === undefined && script.errorAfter === undefined)
      write(response, withoutCounts(format.end(script.end ?? 'stop'), script), script)
    isOver = true
    response.end()
  }

  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (provider) => `http://127.0.0.1:${port}/${provider}`,
    play(...next) {
      scripts = next
    },
    offer(models) {
      offered = models
    },
    hold(told) {
      sizes = told
    },
    sizeQuestions,
    allow(origin) {
      allowed = origin
    },
    requests,
    listings,
    abortedAt,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The addresses that one of the providers has, whatever stands before them. */
function isKnown(method: string | undefined, path: string): boolean {
  const [address = ''] = path.split('?')
  return method === 'GET'
    ? /\/(?:models|api\/tags)$/.test(address)
    : /\/(?:chat\/completions|messages|models\/[^/]+:streamGenerateContent|api\/chat)$/.test(address)
}

/** Says that the page may read the answer, or ends the request. */
function admit(response: ServerResponse, origin: string, allowed: AllowedOrigin): boolean {
  if (origin !== allowed) {
    response.writeHead(403).end()
    return false
  }
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  return true
}

type Offered = Parameters<FakeProvider['offer']>[0]

/** As Ollama, LM Studio and llama.cpp answer at addresses of their own; undefined for every other path. */
function sizeAnswer(path: string, { ollama, lmStudio, llamaCpp }: ToldSizes, offered: Offered): unknown {
  if (path.endsWith('/api/show')) {
    const length = ollama === undefined ? {} : { 'qwen3.context_length': ollama }
    return { details: { family: 'qwen3' }, model_info: { 'general.architecture': 'qwen3', ...length } }
  }
  if (path.endsWith('/api/v0/models')) {
    const ids = 'length' in offered ? offered : []
    return { object: 'list', data: ids.map((id) => ({ id, object: 'model', type: 'llm', ...lmStudio })) }
  }
  if (path.endsWith('/props'))
    return { default_generation_settings: llamaCpp === undefined ? {} : { n_ctx: llamaCpp }, total_slots: 1 }
  return undefined
}

function answerModels(response: ServerResponse, path: string, offered: Offered, { vllm }: ToldSizes): void {
  const isList = 'length' in offered
  response.writeHead(isList ? 200 : offered.status, { 'content-type': 'application/json' })
  if (!isList) return void response.end(offered.body)
  const list = path.endsWith('/api/tags')
    ? { models: offered.map((name) => ({ name, model: name, size: 1 })) }
    : path.startsWith('/google/')
      ? {
          models: offered.map((id) => ({
            name: `models/${id}`,
            supportedGenerationMethods: ['generateContent'],
          })),
        }
      : {
          object: 'list',
          data: offered.map((id) => ({
            id,
            object: 'model',
            ...(vllm === undefined ? {} : { max_model_len: vllm }),
          })),
        }
  response.end(JSON.stringify(list))
}

async function repeat(response: ServerResponse, text: string): Promise<void> {
  const closed = once(response, 'close')
  while (!response.destroyed) {
    if (response.write(text)) await sleep(0)
    else await Promise.race([once(response, 'drain'), closed])
  }
}

function write(response: ServerResponse, text: string, { pieceBytes, style }: Script) {
  const bytes = Buffer.from(styled(text, style))
  if (pieceBytes === undefined) return void response.write(bytes)
  for (let from = 0; from < bytes.length; from += pieceBytes)
    response.write(bytes.subarray(from, from + pieceBytes))
}

function withoutCounts(text: string, { hasNoCounts = false }: Script): string {
  return hasNoCounts ? text.replace(/"(?:usage|usageMetadata)":\{[^}]*\}/gu, '"x":0') : text
}

function styled(text: string, style: Script['style']): string {
  switch (style) {
    case undefined:
      return text
    case 'returns':
      return text.replaceAll('\n', '\r\n')
    case 'comments':
      return text.replace(/^data:/gmu, ': still here\nid: 1\nretry: 10\ndata:')
    case 'several lines':
      return text.replace(/^data: \{/gmu, 'data: {\ndata: ')
    case 'padded':
      return text.replace(/^data: \{/gmu, () => `data: {"padding":"${'x'.repeat(100_000)}",`)
  }
}

type Format = {
  start: string
  word: (word: string) => string
  error: (message: string) => string
  end: (reason: NonNullable<Script['end']>) => string
}

function formatOf(path: string): Format {
  if (path.endsWith('/api/chat')) return ollama
  if (path.includes('streamGenerateContent')) return gemini
  return path.endsWith('/messages') ? anthropic : openai
}

function event(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`
}

const geminiEnds = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY', tool: 'MALFORMED_FUNCTION_CALL' }
const gemini: Format = {
  start: '',
  word: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  error: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  end: (reason) =>
    event({
      candidates: [
        { content: { role: 'model', parts: [{ text: '' }] }, finishReason: geminiEnds[reason], index: 0 },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    }),
}

const openaiEnds = { stop: 'stop', length: 'length', filter: 'content_filter', tool: 'tool_calls' }
const openai: Format = {
  start: '',
  word: (content) =>
    event({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    }),
  error: (message) => event({ error: { message, type: 'server_error', code: null, param: null } }),
  end: (reason) =>
    `${event({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: openaiEnds[reason] }] })}${event({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}data: [DONE]\n\n`,
}

const ollamaEnds = { stop: 'stop', length: 'length', filter: 'content_filter', tool: 'tool_calls' }
const ollama: Format = {
  start: '',
  word: (content) =>
    `${JSON.stringify({ model: 'm', message: { role: 'assistant', content }, done: false })}\n`,
  error: (message) => `${JSON.stringify({ error: message })}\n`,
  end: (reason) =>
    `${JSON.stringify({ model: 'm', message: { role: 'assistant', content: '' }, done: true, done_reason: ollamaEnds[reason], prompt_eval_count: 100, eval_count: 20 })}\n`,
}

const anthropicEnds = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal', tool: 'tool_use' }
const anthropic: Format = {
  start: `${event({ type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 100, output_tokens: 1 } } }, 'message_start')}${event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start')}`,
  word: (text) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  error: (message) => event({ type: 'error', error: { type: 'overloaded_error', message } }, 'error'),
  end: (reason) =>
    `${event({ type: 'content_block_stop', index: 0 }, 'content_block_stop')}${event({ type: 'message_delta', delta: { stop_reason: anthropicEnds[reason], stop_sequence: null }, usage: { output_tokens: 20 } }, 'message_delta')}${event({ type: 'message_stop' }, 'message_stop')}`,
}
