import { z } from 'zod'
import type { ModelRequest } from '#tools/contract/change-request.ts'
import { answerRoom, ollamaContext } from '../context/room-of.ts'
import { thinkingTokens } from '../model-data.ts'
import { ModelFailure } from '../model-failure.ts'
import { count, type WireEvent } from './wire-format.ts'

const Line = z.object({
  error: z.unknown().optional(),
  message: z.object({ content: z.string().nullish(), thinking: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: count,
  eval_count: count,
})

const reasons: Record<string, 'stop' | 'length'> = { stop: 'stop', length: 'length' }

/** One line of what Ollama's own `/api/chat` answers. */
export function readOllamaLine(line: string): WireEvent {
  const { error, message, done, done_reason: raw, ...counts } = Line.parse(JSON.parse(line))
  if (error !== undefined && error !== null) return { error }
  const event: WireEvent = {}
  if (message?.content) event.text = message.content
  if (message?.thinking) event.isThinking = true
  if (done) event.finish = { reason: reasons[raw ?? 'stop'] ?? 'other', raw: raw ?? 'stop' }
  if (typeof counts.prompt_eval_count === 'number') event.inputTokens = counts.prompt_eval_count
  if (typeof counts.eval_count === 'number') event.outputTokens = counts.eval_count
  return done ? { ...event, isEnd: true } : event
}

const mostLineCharacters = 4_000_000

/** Hands on line by line, wherever the text is cut. Throws `ModelFailure` for a line that does not end. */
export function readLines(onLine: (line: string) => void): (piece: string) => void {
  // Joined only once the line ends, or many small pieces would be copied each time.
  let open: string[] = []
  let openLength = 0
  return (piece) => {
    const [first = '', ...others] = piece.split('\n')
    open.push(first)
    openLength += first.length
    for (const next of others) {
      const line = open.join('')
      open = [next]
      openLength = next.length
      if (line.trim() !== '') onLine(line)
    }
    if (openLength > mostLineCharacters)
      throw new ModelFailure('endless', `a line of more than ${mostLineCharacters} characters`)
  }
}

type OllamaRequest = {
  model: string
  request: ModelRequest
  maxOutputTokens: number
  schema: object | undefined
  contextTokens: number | undefined
  /** How much to think; undefined leaves it to the model. */
  think?: 'low' | undefined
}

/** In Ollama's own words, because only there the room for the whole request can be asked for: the usual cuts it off unseen. */
export function ollamaBody({ model, request, schema, think, ...most }: OllamaRequest): object {
  const sizes = { ...most, request, thinkingTokens: thinkingTokens['openai-compatible'] }
  return {
    model,
    messages: messagesOf(request),
    stream: true,
    ...(schema === undefined ? {} : { format: schema }),
    ...(think === undefined ? {} : { think }),
    options: { num_ctx: ollamaContext(sizes), num_predict: answerRoom(sizes) },
  }
}

/** As Ollama and OpenAI both take them. */
export function messagesOf({ instructions, material }: ModelRequest) {
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: material },
  ]
}
