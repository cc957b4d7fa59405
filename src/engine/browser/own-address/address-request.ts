import type { ModelRequest } from '#tools/contract/change-request.ts'
import { estimateTokens } from '../../models/cost.ts'
import { thinkingTokens } from '../../models/model-data.ts'
import { isClosedSchema } from '../../models/structured-output.ts'
import { readEvents } from '../../models/wire/read-events.ts'
import { wireFormats, type WireEvent } from '../../models/wire/wire-format.ts'
import type { OwnAddress } from '../engine-settings.ts'
import type { DirectRequest } from './direct-fetch.ts'
import { readLines, readOllamaLine } from './ollama-wire.ts'

type Asked = ModelRequest & { maxOutputTokens: number; schema: object | undefined }

/** How an address is asked, and how its answer is read. */
export type AddressRequest = {
  request: DirectRequest
  reader: (take: (event: WireEvent) => void) => (piece: string) => void
}

export function addressRequest(settings: OwnAddress, asked: Asked): AddressRequest {
  const body = settings.service === 'ollama' ? ollamaBody(settings, asked) : chatBody(settings, asked)
  return {
    request: {
      url: settings.address + (settings.service === 'ollama' ? '/api/chat' : '/chat/completions'),
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...keyHeader(settings) },
      body: JSON.stringify(body),
    },
    reader: (take) =>
      settings.service === 'ollama'
        ? readLines((line) => take(readOllamaLine(line)))
        : readEvents((data) => take(wireFormats['openai-compatible'](data))),
  }
}

/** What asks for the list of models. */
export function listRequest({ service, address, key }: Omit<OwnAddress, 'model'>): DirectRequest {
  return {
    url: address + (service === 'ollama' ? '/api/tags' : '/models'),
    method: 'GET',
    headers: keyHeader({ key }),
  }
}

function keyHeader({ key }: Pick<OwnAddress, 'key'>): Record<string, string> {
  return key === undefined ? {} : { Authorization: `Bearer ${key}` }
}

function messages({ instructions, material }: Asked) {
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: material },
  ]
}

function chatBody({ model }: OwnAddress, asked: Asked): object {
  const { schema, maxOutputTokens } = asked
  return {
    model,
    messages: messages(asked),
    stream: true,
    max_tokens: maxOutputTokens + thinkingTokens['openai-compatible'],
    ...(schema === undefined
      ? {}
      : {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', schema, strict: isClosedSchema(schema) },
          },
        }),
  }
}

const contextStep = 4_096
const mostContext = 32_768

/** In Ollama's own words, because only there the room for the whole request can be asked for: the usual cuts it off unseen. */
function ollamaBody({ model }: OwnAddress, asked: Asked): object {
  const { schema, maxOutputTokens, instructions, material } = asked
  const answer = maxOutputTokens + thinkingTokens['openai-compatible']
  const needed = estimateTokens(instructions) + estimateTokens(material) + answer
  return {
    model,
    messages: messages(asked),
    stream: true,
    ...(schema === undefined ? {} : { format: schema }),
    options: {
      num_ctx: Math.min(mostContext, Math.ceil(needed / contextStep) * contextStep),
      num_predict: answer,
    },
  }
}
