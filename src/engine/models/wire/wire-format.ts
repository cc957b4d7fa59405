import { z } from 'zod'
import type { ProviderId } from '../model-data.ts'

/** What one event of a provider says; several at once are possible. */
export type WireEvent = {
  text?: string
  /** The model thinks; nothing of it is shown. */
  isThinking?: boolean
  /** In the provider's words. */
  finish?: { reason: 'stop' | 'length' | 'refused' | 'other'; raw: string }
  inputTokens?: number
  outputTokens?: number
  /** The provider gave up in mid-answer. */
  error?: unknown
  /** Nothing comes after this. */
  isEnd?: boolean
}

/** Reads the data of one server-sent event. Throws when it is not what this provider sends. */
export type WireFormat = (data: string) => WireEvent

/** Tokens. Only the cost depends on them: a provider that reports nonsense has still answered. */
export const count = z
  .number()
  .nonnegative()
  .max(100_000_000)
  .transform(Math.round)
  .nullish()
  .catch(undefined)

/** Mistral's models that think send a list, with what they think in parts of their own. */
const ContentPart = z.object({ type: z.string(), text: z.string().nullish() })

const Chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.union([z.string(), z.array(ContentPart)]).nullish(),
            reasoning: z.string().nullish(),
            reasoning_content: z.string().nullish(),
            refusal: z.string().nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined),
})

function readChatCompletion(data: string): WireEvent {
  if (data.trim() === '[DONE]') return { isEnd: true }
  const { error, choices, usage } = Chunk.parse(JSON.parse(data))
  if (error !== undefined && error !== null) return { error }
  const event: WireEvent = {}
  const choice = choices?.[0]
  const content = choice?.delta?.content ?? []
  for (const { type, text } of typeof content === 'string' ? [{ type: 'text', text: content }] : content) {
    if (type !== 'text') event.isThinking = true
    else if (text) event.text = (event.text ?? '') + text
  }
  if (choice?.delta?.reasoning || choice?.delta?.reasoning_content) event.isThinking = true
  if (choice?.delta?.refusal) event.finish = { reason: 'refused', raw: 'refusal' }
  if (choice?.finish_reason) event.finish = finishAs(choice.finish_reason, chatReasons)
  addUsage(event, usage?.prompt_tokens, usage?.completion_tokens)
  return event
}

const chatReasons = {
  stop: 'stop',
  // What self-hosted servers send.
  eos: 'stop',
  eos_token: 'stop',
  stop_sequence: 'stop',
  length: 'length',
  content_filter: 'refused',
} as const

const Content = z.object({
  error: z.unknown().optional(),
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().nullish(), thought: z.boolean().nullish() }))
              .nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .object({ promptTokenCount: count, candidatesTokenCount: count, thoughtsTokenCount: count })
    .nullish(),
})

function readGemini(data: string): WireEvent {
  const { error, candidates, promptFeedback, usageMetadata } = Content.parse(JSON.parse(data))
  if (error !== undefined && error !== null) return { error }
  const event: WireEvent = {}
  const candidate = candidates?.[0]
  for (const { text, thought } of candidate?.content?.parts ?? []) {
    if (!text) continue
    if (thought) event.isThinking = true
    else event.text = (event.text ?? '') + text
  }
  if (promptFeedback?.blockReason) event.finish = { reason: 'refused', raw: promptFeedback.blockReason }
  if (candidate?.finishReason) event.finish = finishAs(candidate.finishReason, geminiReasons)
  if (usageMetadata)
    addUsage(
      event,
      usageMetadata.promptTokenCount,
      (usageMetadata.candidatesTokenCount ?? 0) + (usageMetadata.thoughtsTokenCount ?? 0),
    )
  return event
}

const geminiReasons = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'refused',
  RECITATION: 'refused',
  BLOCKLIST: 'refused',
  PROHIBITED_CONTENT: 'refused',
  SPII: 'refused',
} as const

const Usage = z
  .object({
    input_tokens: count,
    output_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
  })
  .nullish()
const Message = z.object({
  type: z.string(),
  message: z.object({ usage: Usage }).nullish(),
  delta: z
    .object({ type: z.string().nullish(), text: z.string().nullish(), stop_reason: z.string().nullish() })
    .nullish(),
  usage: Usage,
  error: z.unknown().optional(),
})

function readAnthropic(data: string): WireEvent {
  const { type, message, delta, usage, error } = Message.parse(JSON.parse(data))
  const event: WireEvent = {}
  if (type === 'error') return { error }
  if (type === 'message_stop') return { isEnd: true }
  if (type === 'message_start') {
    const told = message?.usage
    const cached = (told?.cache_creation_input_tokens ?? 0) + (told?.cache_read_input_tokens ?? 0)
    addUsage(event, (told?.input_tokens ?? 0) + cached, told?.output_tokens)
  }
  if (type === 'content_block_delta') {
    if (delta?.type === 'text_delta' && delta.text) event.text = delta.text
    else event.isThinking = true
  }
  if (type === 'message_delta') {
    if (delta?.stop_reason) event.finish = finishAs(delta.stop_reason, anthropicReasons)
    addUsage(event, undefined, usage?.output_tokens)
  }
  return event
}

const anthropicReasons = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'refused',
} as const

export const wireFormats: Record<ProviderId, WireFormat> = {
  google: readGemini,
  openai: readChatCompletion,
  'openai-compatible': readChatCompletion,
  anthropic: readAnthropic,
}

type Reason = NonNullable<WireEvent['finish']>['reason']

function finishAs(raw: string, reasons: Readonly<Record<string, Reason>>): NonNullable<WireEvent['finish']> {
  return { reason: Object.hasOwn(reasons, raw) ? (reasons[raw] ?? 'other') : 'other', raw }
}

function addUsage(event: WireEvent, input: number | null | undefined, output: number | null | undefined) {
  if (typeof input === 'number') event.inputTokens = input
  if (typeof output === 'number') event.outputTokens = output
}
