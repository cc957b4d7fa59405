import { parseJson } from '#shared/parse-json.ts'
import { asRecord } from '#shared/record.ts'
import { ToolAnswer } from './contract/tool-answer.ts'
import { ToolEvent } from './contract/tool-event.ts'
import { askFunction, errorCodes, failed, readFailure, readOutput } from './run-function.ts'
import type { FunctionAnswer, RunOptions } from './run-function.ts'
import { readServerEvents } from './server-events.ts'

/**
 * How a streamed answer ended. `cause`: why there is none by the model that was asked, as one sentence for the person,
 * where more is known than the answer's reason or the code says.
 */
export type StreamedAnswer = FunctionAnswer<ToolAnswer> & { cause?: string }

export type StreamOptions = RunOptions & {
  /** The server writes every ten seconds even while a model thinks; silent for longer, it is gone. */
  silenceMs?: number
  /** Before the answer, where computing takes long. */
  onProgress?: (progress: { stage: string; done: number; total: number }) => void
  /** The plan that a model is to explain. */
  onComputed?: (plan: unknown) => void
  /** A model is asked; `own-model`: by this browser itself. */
  onAsking?: (model: string, writtenBy?: 'model' | 'own-model') => void
  /** The model's whole reply so far. */
  onText?: (text: string) => void
  /** The reply is complete, and the model is asked to mend it. */
  onMending?: () => void
}

/** Calls `POST /functions/v1/{name}` for server-sent events: a model's reply as it comes, in the end the answer that counts. Never throws. */
export async function streamFunction(
  functionName: string,
  body: unknown,
  options: StreamOptions = {},
): Promise<StreamedAnswer> {
  const { signal, silenceMs = 45_000 } = options
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  let text = ''

  heard()
  try {
    const response = await askFunction(functionName, body, 'text/event-stream', silence.signal, options)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || response.body === null) {
      const whole = await response.text()
      return response.ok ? readOutput(whole, ToolAnswer) : readFailure(response.status, whole)
    }
    for await (const data of readServerEvents(response.body, heard)) {
      const event = ToolEvent.safeParse(parseJson(data))
      // A newer server may send what this page does not know yet.
      if (!event.success) continue
      switch (event.data.type) {
        case 'progress':
          options.onProgress?.(event.data)
          break
        case 'computed':
          options.onComputed?.(event.data.plan)
          break
        case 'asking':
          options.onAsking?.(event.data.model)
          break
        case 'delta':
        case 'rewrite':
          text = text.slice(0, 'at' in event.data ? event.data.at : undefined) + event.data.text
          options.onText?.(text)
          break
        case 'mending':
          options.onMending?.()
          break
        case 'done': {
          const { output, engine, history } = event.data
          return readOutput(JSON.stringify({ ...asRecord(output), engine, history }), ToolAnswer)
        }
        case 'error': {
          const { code, message } = event.data
          // Before a model wrote anything it is the request that was refused, in words for people.
          const refused = errorCodes.find((one) => one === code) ?? 'INTERNAL'
          return failed(text === '' ? refused : 'BROKEN_OFF', message)
        }
      }
    }
    return failed(text === '' ? 'NETWORK' : 'BROKEN_OFF', 'The connection ended before the answer did')
  } catch (cause) {
    if (signal?.aborted) return failed('STOPPED', 'The request was canceled')
    if (silence.signal.aborted) return failed('TIMEOUT', `Nothing was heard for ${silenceMs} ms`)
    return failed(text === '' ? 'NETWORK' : 'BROKEN_OFF', String(cause))
  } finally {
    clearTimeout(timer)
  }
}
