// What Node does by itself: reads the body, if there is one, and answers a small JSON, or at /N so many bytes.
import { createServer } from 'node:http'

const answer = JSON.stringify({ status: 'ok' })

const server = createServer((incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => {
    const body = bodyFor(incoming.url ?? '/')
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    outgoing.end(body)
  })
})

const bodies = new Map<string, Buffer>()

function bodyFor(path: string): string | Buffer {
  if (path === '/') return answer
  const known = bodies.get(path) ?? Buffer.alloc(Number(path.slice(1)), 'x')
  bodies.set(path, known)
  return known
}

server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
