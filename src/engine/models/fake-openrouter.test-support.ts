import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { startFakeProvider, type FakeProvider } from './fake-provider.test-support.ts'

export type FakeOpenRouter = {
  /** As `OPENROUTER_URL`. */
  url: string
  /** The only key that it gives and takes. */
  key: string
  /** Its models. */
  models: FakeProvider
  /** As somebody who allows it there; answers the code. */
  approve: (auth: URL) => string
  /** What the exchange answers from now on; undefined: as it should. */
  failWith: (status: number | undefined) => void
  stop: () => Promise<void>
}

const Exchange = z.object({
  code: z.string(),
  code_verifier: z.string(),
  code_challenge_method: z.literal('S256'),
})

/** OpenRouter on loopback: the page that asks for permission, the exchange, and models behind the key it gives. */
export async function startFakeOpenRouter(): Promise<FakeOpenRouter> {
  const models = await startFakeProvider()
  const key = `sk-or-v1-${randomUUID()}`
  const challenges = new Map<string, string>()
  let failure: number | undefined
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await bodyOf(request)
    if (url.pathname === '/favicon.ico') return void response.writeHead(204).end()
    if (url.pathname === '/auth') return answerPage(url, response)
    if (url.pathname === '/api/v1/auth/keys') return exchange(request, response, body)
    if (request.headers.authorization !== `Bearer ${key}`)
      return end(response, 401, { error: { message: 'No auth credentials found', code: 401 } })
    const target = models.urlOf('openai-compatible') + url.pathname.replace('/api/v1', '') + url.search
    const passed = await fetch(target, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    })
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' })
    for await (const piece of passed.body ?? []) response.write(piece)
    response.end()
  }

  function approve(auth: URL): string {
    const code = `code-${randomUUID()}`
    challenges.set(code, auth.searchParams.get('code_challenge') ?? '')
    return code
  }

  function answerPage(url: URL, response: ServerResponse) {
    const back = new URL(url.searchParams.get('callback_url') ?? '')
    const denied = new URL(back)
    back.searchParams.set('code', approve(url))
    denied.searchParams.set('error', 'access_denied')
    const link = (to: URL, name: string) => `<p><a href="${to.href.replaceAll('&', '&amp;')}">${name}</a></p>`
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>OpenRouter</title>${link(back, 'Authorize')}${link(denied, 'Deny')}`)
  }

  function exchange(request: IncomingMessage, response: ServerResponse, body: string) {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (failure !== undefined) return end(response, failure, {})
    const asked = Exchange.safeParse(JSON.parse(body)).data
    const challenge = asked && challenges.get(asked.code)
    if (asked) challenges.delete(asked.code)
    const isRight =
      asked && challenge === createHash('sha256').update(asked.code_verifier).digest('base64url')
    return isRight
      ? end(response, 200, { key, user_id: 'user_1' })
      : end(response, 403, { error: { message: 'Invalid code or code_verifier' } })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    models,
    approve,
    failWith(status) {
      failure = status
    },
    async stop() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), models.stop()])
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += String(piece)
  return body
}

function end(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
