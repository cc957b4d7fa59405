import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

const agents = {
  http: new HttpAgent({ keepAlive: true, maxFreeSockets: 1_024 }),
  https: new HttpsAgent({ keepAlive: true, maxFreeSockets: 1_024 }),
}
const mostErrorCharacters = 64 * 1024

const captured = new WeakMap<AbortSignal, IncomingMessage>()

/** The answer to the request that was sent with this signal, once its status was good. */
export function takeAnswer(signal: AbortSignal): IncomingMessage | undefined {
  const answer = captured.get(signal)
  captured.delete(signal)
  return answer
}

/**
 * `fetch` for the SDK's providers, which know how to ask. A good answer's body is kept for `takeAnswer`, since reading
 * it through the SDK's streams costs several times as much as reading it from the socket; the SDK gets an empty one. A
 * bad answer goes to the SDK whole. Redirects are not followed: they would carry the key elsewhere.
 */
export const capturingFetch: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input)
  try {
    return await send(url, init)
  } catch (error) {
    // The other side closed a kept connection at the moment it was used again; it never saw the request.
    if (error instanceof StaleConnection) return send(url, init)
    throw error
  }
}

class StaleConnection extends Error {}

function send(url: URL, { signal, method = 'GET', headers, body }: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const isSecure = url.protocol === 'https:'
  const call = (isSecure ? httpsRequest : httpRequest)(url, {
    method,
    agent: isSecure ? agents.https : agents.http,
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal ? { signal } : {}),
  })
  call.on('error', (error) => {
    const isStale = call.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && !signal?.aborted
    reject(isStale ? new StaleConnection() : error)
  })
  call.on('response', (answer) => {
    const status = answer.statusCode ?? 500
    if (status >= 200 && status < 300 && signal) {
      captured.set(signal, answer)
      // It may break before anybody reads it; who does sees that it is destroyed.
      answer.on('error', () => undefined)
      return resolve(new Response('', { status: 200, headers: { 'content-type': 'text/event-stream' } }))
    }
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (piece: string) => {
      if (text.length < mostErrorCharacters) text += piece
    })
    answer.on('error', reject)
    answer.on('end', () =>
      resolve(new Response(text, { status: status < 400 ? 502 : status, headers: plainHeaders(answer) })),
    )
  })
  call.end(typeof body === 'string' ? body : undefined)
  return promise
}

function plainHeaders({ headers }: IncomingMessage): Headers {
  const plain = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && name !== 'content-encoding' && name !== 'content-length')
      plain.set(name, value)
  }
  return plain
}
