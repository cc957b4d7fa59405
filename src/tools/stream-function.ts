import type { z } from 'zod'
import {
  errorCodes,
  failed,
  functionRequest,
  parseJson,
  readFailure,
  readOutput,
  type FunctionFailure,
  type RunOptions,
} from './run-function.ts'
import { readServerEvents } from './server-events.ts'
import { ToolEvent } from './tool-event.ts'

/** How a streamed answer ended. */
export type StreamedAnswer<Output> =
  | { ok: true; output: Output; draft: Output | undefined }
  /** `draft`: complete, when it had come before something went wrong; `text`: the model's words until then. */
  | { ok: false; failure: FunctionFailure; draft: Output | undefined; text: string }

export type StreamOptions<Output> = Omit<RunOptions, 'timeoutMs'> & {
  /** The server writes every ten seconds even while a model thinks; silent for longer, it is gone. */
  silenceMs?: number
  /** Before the draft, where composing takes long. */
  onProgress?: (progress: { stage: string; done: number; total: number }) => void
  onDraft?: (draft: Output) => void
  onSection?: (heading: string) => void
  /** More of the model's text. */
  onText?: (text: string) => void
}

/**
 * Calls `POST /functions/v1/{name}` for server-sent events: the composed draft at once, then a model's words as they
 * come, in the end the answer that counts with `engine` and `history` in it. Never throws.
 */
export async function streamFunction<Schema extends z.ZodType>(
  functionName: string,
  input: unknown,
  output: Schema,
  { signal, silenceMs = 45_000, fetch: send = fetch, ...options }: StreamOptions<z.output<Schema>> = {},
): Promise<StreamedAnswer<z.output<Schema>>> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  let draft: z.output<Schema> | undefined
  let text = ''
  const gaveUp = (code: FunctionFailure['code'], message: string): StreamedAnswer<z.output<Schema>> => ({
    ...failed(code, message),
    draft,
    text,
  })

  heard()
  try {
    const response = await send(`/functions/v1/${functionName}`, {
      ...functionRequest(input, 'text/event-stream', options),
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || response.body === null) {
      const body = await response.text()
      const answer = response.ok ? readOutput(body, output) : readFailure(response.status, body)
      return answer.ok ? { ...answer, draft } : { ...answer, draft, text }
    }
    for await (const data of readServerEvents(response.body, heard)) {
      const event = ToolEvent.safeParse(parseJson(data))
      // A newer server may send what this page does not know yet.
      if (!event.success) continue
      switch (event.data.type) {
        case 'progress':
          options.onProgress?.(event.data)
          break
        case 'draft': {
          const parsed = output.safeParse(event.data.output)
          if (!parsed.success) break
          draft = parsed.data
          options.onDraft?.(parsed.data)
          break
        }
        case 'section':
          options.onSection?.(event.data.heading)
          break
        case 'delta':
          text += event.data.text
          options.onText?.(event.data.text)
          break
        case 'done': {
          const { output: made, engine, history } = event.data
          const answer = readOutput(JSON.stringify({ ...asRecord(made), engine, history }), output)
          return answer.ok ? { ...answer, draft } : { ...answer, draft, text }
        }
        case 'error':
          return gaveUp(refusalCode(event.data.code, draft !== undefined), event.data.message)
      }
    }
    return gaveUp(
      draft === undefined ? 'NETWORK' : 'BROKEN_OFF',
      'The connection ended before the answer did',
    )
  } catch (cause) {
    if (signal?.aborted) return gaveUp('STOPPED', 'The request was stopped')
    if (silence.signal.aborted) return gaveUp('TIMEOUT', `Nothing was heard for ${silenceMs} ms`)
    return gaveUp('NETWORK', cause instanceof Error ? cause.message : 'The network failed')
  } finally {
    clearTimeout(timer)
  }
}

/** Before there is a draft it is the request that was refused, in words for people. */
function refusalCode(code: string, hasDraft: boolean): FunctionFailure['code'] {
  const known = errorCodes.find((one) => one === code)
  return hasDraft || known === undefined ? 'BROKEN_OFF' : known
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
