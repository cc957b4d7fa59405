import { parseJson } from '#shared/parse-json.ts'
import type { DirectRequest, SendDirect } from './direct-fetch.ts'

const mostCharacters = 8_000_000

export type DirectAnswer = {
  status: number
  /** undefined: it is no JSON. */
  json: () => unknown
}

/** A whole answer that is not a stream; undefined when there is none. */
export async function readDirect(
  send: SendDirect,
  request: DirectRequest,
  signal: AbortSignal,
): Promise<DirectAnswer | undefined> {
  let status: number | undefined
  let text = ''
  let isWhole = false
  await send(request, signal, (event) => {
    if (event.type === 'head') ({ status } = event)
    if (event.type === 'piece' && text.length < mostCharacters) text += event.text
    if (event.type === 'end') isWhole = true
  })
  return status !== undefined && isWhole ? { status, json: () => parseJson(text) } : undefined
}
