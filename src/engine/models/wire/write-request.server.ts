import { urlToHttpOptions } from 'node:url'
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { thinkingTokens, type ProviderId } from '../model-data.ts'
import { ModelFailure } from '../model-failure.ts'
import { structuredOutput } from '../structured-output.ts'
import type { ModelCall } from '../model-call.ts'
import type { WireEvent } from './wire-format.ts'

/** A request as it goes out; `target` in the terms of Node's `request`. */
export type WrittenRequest = {
  target: ReturnType<typeof urlToHttpOptions>
  headers: Record<string, string>
  body: string
  /** Of an answer that does not come as the server-sent events of its format. */
  reader?: (take: (event: WireEvent) => void) => (piece: string) => void
}
export type WriteRequest = (call: ModelCall) => Promise<WrittenRequest>

type Given = { url: string; headers: Record<string, string>; body: string }
const expected = new WeakMap<AbortSignal, (given: Given) => void>()

/** `fetch` for the SDK's providers: hands a request over instead of sending it, and never answers. */
export const writingFetch: typeof fetch = (input, init = {}) => {
  const take = init.signal && expected.get(init.signal)
  const url = input instanceof Request ? input.url : String(input)
  take?.({ url, headers: Object.fromEntries(new Headers(init.headers)), body: String(init.body) })
  return new Promise(() => undefined)
}

// In no text that people write, and nothing in them that JSON would escape.
const marks = { instructions: 'instructions_5d1e9b07c3f84a26', material: 'material_5d1e9b07c3f84a26' }
const eitherMark = new RegExp(`(${marks.instructions}|${marks.material})`)
const mostKnown = 500

/**
 * The SDK knows how each model is asked; what it writes is the same each time but for two texts. So it writes once for
 * each length and schema, with marks in their place.
 */
export function createRequestWriter(provider: ProviderId, model: LanguageModelV4): WriteRequest {
  const known = new Map<
    string,
    Promise<(texts: Pick<ModelCall, 'instructions' | 'material'>) => WrittenRequest>
  >()
  return async (call) => {
    const key = `${call.maxOutputTokens} ${call.mostTokens} ${call.isWithoutReasoning} ${JSON.stringify(call.schema ?? '')}`
    const template = known.get(key) ?? askSdk(model, optionsFor(provider, call)).then(asTemplate)
    if (known.size >= mostKnown) known.clear()
    known.set(key, template)
    return (await template)(call)
  }
}

function optionsFor(
  provider: ProviderId,
  { maxOutputTokens, mostTokens, schema, isWithoutReasoning = false }: ModelCall,
): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: 'system', content: marks.instructions },
      { role: 'user', content: [{ type: 'text', text: marks.material }] },
    ],
    maxOutputTokens: mostTokens ?? maxOutputTokens + thinkingTokens[provider],
    ...(isWithoutReasoning ? {} : { reasoning: 'low' }),
    ...(schema && structuredOutput(provider, schema)),
  }
}

function askSdk(model: LanguageModelV4, options: LanguageModelV4CallOptions): Promise<Given> {
  const { signal: abortSignal } = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<Given>()
  expected.set(abortSignal, resolve)
  // A schema that it cannot say to this provider.
  const refuse = () => reject(new ModelFailure('bad-request', 'the SDK does not write this request'))
  model.doStream({ ...options, abortSignal }).then(refuse, refuse)
  return promise
}

function asTemplate({ url, headers, body }: Given) {
  const target = urlToHttpOptions(new URL(url))
  const pieces = body.split(eitherMark)
  return ({ instructions, material }: Pick<ModelCall, 'instructions' | 'material'>): WrittenRequest => ({
    target,
    headers,
    body: pieces
      .map((piece) => {
        if (piece === marks.instructions) return inString(instructions)
        return piece === marks.material ? inString(material) : piece
      })
      .join(''),
  })
}

/** As it stands between the quotes of JSON. */
function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
