import { urlToHttpOptions } from 'node:url'
import type { Candidate } from '../ask-models.server.ts'
import { thinkingTokens } from '../model-data.ts'
import { ModelFailure } from '../model-failure.ts'
import type { ModelCall } from '../model-call.ts'
import { ollamaBody, readLines, readOllamaLine } from '../wire/ollama-wire.ts'
import { readJson } from '../wire/read-json.server.ts'
import type { WrittenRequest } from '../wire/write-request.server.ts'
import { rootOf, type ContextQuestion } from './context-questions.ts'
import { createContextLearner } from './learn-context.ts'
import { answerRoom, roomOf } from './room-of.ts'

type Home = { baseUrl: string; key: string | undefined }

/** Of all questions together; the answer waits for them. */
const patienceMs = 2_000

/** Nobody sells models without encryption: such an address is on one's own machine or network. */
export function isHomeAddress(address: string): boolean {
  return address.startsWith('http:')
}

/**
 * A model whose runtime is asked how much it holds: it is asked for no more than that, and Ollama in its own form,
 * where the context can be set.
 */
export function withContext(candidate: Candidate, home: Home): Candidate {
  const { modelName: model } = candidate
  const learn = createContextLearner()
  const context = () => {
    const signal = AbortSignal.timeout(patienceMs)
    return learn({ address: home.baseUrl, model }, (question) => askQuietly(question, home, signal))
  }
  return {
    ...candidate,
    context,
    async write(call) {
      const told = await context()
      if (told === undefined) return candidate.write(call)
      const { contextTokens } = roomOf(told)
      if (told.isOllama) return ollamaRequest(model, home, { call, contextTokens })
      const sizes = { ...call, request: call, thinkingTokens: thinkingTokens[candidate.provider] }
      return candidate.write({ ...call, mostTokens: answerRoom({ ...sizes, contextTokens }) })
    },
  }
}

async function askQuietly({ url, body }: ContextQuestion, home: Home, signal: AbortSignal): Promise<unknown> {
  try {
    return await readJson({ url, headers: keyHeader(home), body }, signal)
  } catch (error) {
    if (error instanceof ModelFailure) return undefined
    throw error
  }
}

type OllamaCall = { call: ModelCall; contextTokens: number }

function ollamaRequest(model: string, home: Home, { call, contextTokens }: OllamaCall): WrittenRequest {
  const { maxOutputTokens, schema, isWithoutReasoning = false } = call
  const think = isWithoutReasoning ? undefined : 'low'
  return {
    target: urlToHttpOptions(new URL(`${rootOf(home.baseUrl)}/api/chat`)),
    headers: { 'Content-Type': 'application/json', ...keyHeader(home) },
    body: JSON.stringify(
      ollamaBody({ model, request: call, maxOutputTokens, schema: schema?.schema, contextTokens, think }),
    ),
    reader: (take) => readLines((line) => take(readOllamaLine(line))),
  }
}

function keyHeader({ key }: Home): Record<string, string> {
  return key === undefined ? {} : { Authorization: `Bearer ${key}` }
}
