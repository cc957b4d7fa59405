import { classifyFailure } from './classify-failure.ts'
import { estimateTokens } from './cost.ts'
import { ModelFailure } from './model-failure.ts'
import type { WireEvent } from './wire/wire-format.ts'

export type ModelAnswer = {
  text: string
  inputTokens: number
  outputTokens: number
  /** The model reached the largest answer it may give; the text ends somewhere. */
  isCut: boolean
}

// No result is longer than 60,000 characters; a model that does not stop is stopped.
const mostCharacters = 120_000

/** Puts a model's answer together from what its provider says, wherever it is read. */
export function collectReply({
  heard,
  onText,
}: {
  /** A word or a thought came. */
  heard: () => void
  onText: ((delta: string) => void) | undefined
}) {
  let text = ''
  let usage: Pick<WireEvent, 'inputTokens' | 'outputTokens'> = {}
  let finish: WireEvent['finish']
  return {
    /** Throws `ModelFailure` for an error in mid-answer. */
    take(event: WireEvent): void {
      if (event.error !== undefined) throw classifyFailure(event.error)
      if (event.isThinking || event.text) heard()
      if (event.inputTokens !== undefined) usage = { ...usage, inputTokens: event.inputTokens }
      if (event.outputTokens !== undefined) usage = { ...usage, outputTokens: event.outputTokens }
      if (event.text) {
        text += event.text
        if (text.length > mostCharacters) throw new ModelFailure('endless', `${text.length} characters`)
        onText?.(event.text)
      }
      // After a refusal, OpenAI ends the stream with an ordinary stop.
      if (event.finish && finish?.reason !== 'refused') finish = event.finish
    },
    /** The whole answer; throws `ModelFailure` when it is none. */
    finished: (sent: string): ModelAnswer => finished(text, finish, usage, sent),
    /** A connection that breaks in mid-answer leaves half an answer, not none. */
    failure(error: unknown): ModelFailure {
      const found = classifyFailure(error)
      const failure =
        found.kind === 'network' && text !== '' ? new ModelFailure('cut-off', found.message) : found
      failure.writtenCharacters = text.length
      return failure
    },
  }
}

function finished(
  text: string,
  finish: WireEvent['finish'],
  usage: Pick<WireEvent, 'inputTokens' | 'outputTokens'>,
  sent: string,
): ModelAnswer {
  if (finish === undefined) throw new ModelFailure('cut-off', 'the stream ended without saying so')
  if (finish.reason === 'refused') throw new ModelFailure('refused', finish.raw)
  if (finish.reason === 'other') throw new ModelFailure('cut-off', finish.raw)
  if (text.trim() === '') throw new ModelFailure('empty', finish.raw)
  return {
    text,
    inputTokens: usage.inputTokens || estimateTokens(sent),
    outputTokens: usage.outputTokens || estimateTokens(text),
    isCut: finish.reason === 'length',
  }
}
