import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serverLimits } from '#platform/http/body-limit.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer

afterEach(() => server.close())

const megabyte = 1024 * 1024
const formType = 'application/x-www-form-urlencoded'

/** Reads a form, as the pages do. */
async function answerPage(request: Request): Promise<Response> {
  const form = await request.formData()
  return new Response(String([...form.values()].join('').length))
}

/** Sends the head, then pieces until the server has answered; what came back, and how much was sent by then. */
function send(
  path: string,
  head: string[],
  pieces: { text: string; most: number; pauseMs?: number },
): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let answer = ''
    let sent = 0
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', async () => {
      socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost:3000', ...head, '', ''].join('\r\n'))
      for (let count = 0; count < pieces.most && answer === '' && !socket.destroyed; count += 1) {
        sent += pieces.text.length
        if (!socket.write(pieces.text)) await new Promise((go) => socket.once('drain', go).once('close', go))
        if (pieces.pauseMs) await new Promise((go) => setTimeout(go, pieces.pauseMs))
      }
    })
    socket.on('data', (data) => {
      answer += data.toString()
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, sent }))
  })
}

function chunkOf(bytes: number): string {
  return `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
}

const paths = [
  '/auth',
  '/auth.data',
  '/api/auth/sign-in/email',
  '/nowhere',
  '/csp-reports',
  '/functions/v1/generate-prompt',
  '/functions/v1/send-contact-email',
  '/history/changes',
  '/admin/uploads',
  '/admin/blog',
  '/dev/mailbox',
]

test('a body that is announced to be too large is refused on every path, for every type, unread', async () => {
  server = await serveForTests({ answerPage })
  for (const path of paths) {
    for (const type of [formType, 'multipart/form-data; boundary=x', 'application/json', 'text/plain']) {
      const head = [`Content-Type: ${type}`, `Content-Length: ${200 * megabyte}`]
      const { answer } = await send(path, head, { text: 'x'.repeat(1_000), most: 1 })
      expect(answer.split('\r\n')[0], `${path} ${type}`).toBe('HTTP/1.1 413 Payload Too Large')
      expect(answer).toContain('"code":"TOO_LARGE"')
    }
  }
})

test('one that is not announced is refused while it comes', async () => {
  server = await serveForTests({ answerPage })
  for (const type of [formType, 'multipart/form-data; boundary=x']) {
    const head = [`Content-Type: ${type}`, 'Transfer-Encoding: chunked']
    const { answer, sent } = await send('/auth', head, { text: chunkOf(64 * 1024), most: 3_000 })
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large')
    // What is under way in buffers comes on top of the limit.
    expect(sent).toBeLessThan(30 * megabyte)
  }
})

test('what fits arrives whole, announced or not', async () => {
  server = await serveForTests({ answerPage })
  const body = `name=${'x'.repeat(200_000)}`
  const announced = await fetch(`${server.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': formType },
    body,
  })
  expect(await announced.text()).toBe('200000')
  const streamed = await fetch(`${server.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': formType },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(await streamed.text()).toBe('200000')
})

test('without script, the longest idea fits into an address, whatever its letters', async () => {
  server = await serveForTests()
  const address = `${server.url}/tools?${new URLSearchParams({ idea: '語'.repeat(5_000) })}`
  expect((await fetch(address)).status).toBe(200)
})

test('a body that comes too slowly is ended, and is no failure of ours', async () => {
  expect(serverLimits.requestTimeout).toBeLessThanOrEqual(60_000)
  expect(serverLimits.connectionsCheckingInterval).toBeLessThanOrEqual(5_000)
  server = await serveForTests({ answerPage }, { requestTimeout: 300, connectionsCheckingInterval: 50 })
  const head = [`Content-Type: ${formType}`, 'Content-Length: 1000']
  const { answer, sent } = await send('/auth', head, { text: 'x', most: 1_000, pauseMs: 20 })
  expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  expect(sent).toBeLessThan(1_000)
  expect(server.logLines().filter((line) => Number(line['level']) >= 50)).toEqual([])
})
