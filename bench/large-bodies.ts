// Child process: sends bodies of 200 MB, all at once, and says what was answered.
// Usage: large-bodies.ts URL COUNT PATH…
import { connect } from 'node:net'

const [url = '', count = '0', ...paths] = process.argv.slice(2)
const { hostname, port, host } = new URL(url)
const piece = Buffer.alloc(64 * 1024, 'x')
const bytes = 200 * 1024 * 1024
/** Whoever is neither answered nor hung up on until then counts as silence. */
const patienceMs = 90_000

const statuses: Record<string, number> = {}
const outcomes = await Promise.all(Array.from({ length: Number(count) }, (_, index) => send(index)))
for (const outcome of outcomes) statuses[outcome] = (statuses[outcome] ?? 0) + 1
process.send?.(statuses, () => process.exit())

function send(index: number): Promise<string> {
  const isChunked = Math.floor(index / paths.length) % 2 === 1
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    let left = bytes
    let isSilent = false
    socket.setTimeout(patienceMs, () => {
      isSilent = true
      socket.destroy()
    })
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () =>
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? (isSilent ? 'silence' : 'hung up')),
    )
    const write = () => {
      while (left > 0 && !socket.destroyed) {
        left -= piece.length
        if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`)
        const isRoom = socket.write(piece)
        if (isChunked) socket.write('\r\n')
        if (!isRoom) return
      }
      if (left <= 0 && isChunked) socket.write('0\r\n\r\n')
    }
    socket.on('drain', write)
    socket.on('connect', () => {
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
      socket.write(
        `POST ${paths[index % paths.length]} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${length}\r\nConnection: close\r\n\r\n`,
      )
      write()
    })
  })
}
