import type { ModelRequest } from '#tools/contract/change-request.ts'
import { answerRoom } from '../../models/context/room-of.ts'
import { thinkingTokens } from '../../models/model-data.ts'
import { isClosedSchema } from '../../models/structured-output.ts'
import { readEvents } from '../../models/wire/read-events.ts'
import { messagesOf, ollamaBody, readLines, readOllamaLine } from '../../models/wire/ollama-wire.ts'
import { wireFormats, type WireEvent } from '../../models/wire/wire-format.ts'
import type { OwnAddress } from '../engine-settings.ts'
import type { DirectRequest } from './direct-fetch.ts'

type Asked = ModelRequest & {
  maxOutputTokens: number
  schema: object | undefined
  /** What the model holds; undefined where nobody says. */
  contextTokens: number | undefined
}

/** How an address is asked, and how its answer is read. */
export type AddressRequest = {
  request: DirectRequest
  reader: (take: (event: WireEvent) => void) => (piece: string) => void
}

export function addressRequest(settings: OwnAddress, asked: Asked): AddressRequest {
  const { model } = settings
  const body =
    settings.service === 'ollama' ? ollamaBody({ ...asked, model, request: asked }) : chatBody(model, asked)
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

/** What the address knows the person by. */
export function keyHeader({ key }: Pick<OwnAddress, 'key'>): Record<string, string> {
  return key === undefined ? {} : { Authorization: `Bearer ${key}` }
}

function chatBody(model: string, asked: Asked): object {
  const { schema } = asked
  return {
    model,
    messages: messagesOf(asked),
    stream: true,
    max_tokens: answerRoom({ ...asked, request: asked, thinkingTokens: thinkingTokens['openai-compatible'] }),
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
