import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { failureOfAnswer } from '../classify-failure.ts'
import type { WrittenRequest } from './write-request.server.ts'

const agents = {
  http: new HttpAgent({ keepAlive: true, maxFreeSockets: 1_024 }),
  https: new HttpsAgent({ keepAlive: true, maxFreeSockets: 1_024 }),
}
const mostErrorCharacters = 64 * 1024

/**
 * The provider's answer, once its status is good; throws `ModelFailure` for a bad one. Redirects are not followed: they
 * would carry the key elsewhere.
 */
export async function sendRequest(request: WrittenRequest, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await send(request, signal)
  } catch (error) {
    // The other side closed a kept connection at the moment it was used again; it never saw the request.
    if (error instanceof StaleConnection) return send(request, signal)
    throw error
  }
}

class StaleConnection extends Error {}

function send({ target, headers, body }: WrittenRequest, signal: AbortSignal): Promise<IncomingMessage> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const isSecure = target.protocol === 'https:'
  const call = (isSecure ? httpsRequest : httpRequest)({
    ...target,
    method: 'POST',
    agent: isSecure ? agents.https : agents.http,
    headers,
  })
  // Node's own option watches the stream for its whole life, which makes each call slower. Every call has its own
  // signal, so this listener needs no removing.
  signal.addEventListener('abort', () => call.destroy(), { once: true })
  call.on('error', (error) => {
    const isStale = call.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && !signal.aborted
    reject(isStale ? new StaleConnection() : error)
  })
  call.on('response', (answer) => {
    const { statusCode: status = 500 } = answer
    if (status >= 200 && status < 300) {
      // It may break before anybody reads it; who does sees that it is destroyed.
      answer.on('error', () => undefined)
      return resolve(answer)
    }
    let text = ''
    answer.setEncoding('utf8')
    const retryAfter = answer.headers['retry-after']
    const refuse = () => reject(failureOfAnswer({ status, retryAfter, text }, Date.now()))
    answer.on('data', (piece: string) => {
      text += piece
      if (text.length < mostErrorCharacters) return
      refuse()
      answer.destroy()
    })
    answer.on('error', reject)
    answer.on('end', refuse)
  })
  call.end(body)
  return promise
}
