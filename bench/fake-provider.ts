// Child process: an OpenAI-compatible provider that writes the words it was given at a steady pace and says who hung up.
import { createServer, type ServerResponse } from 'node:http'

const port = Number(process.argv[2])

export type Pace = {
  words: readonly string[]
  everyMs: number
  /** They come again and again. */
  isEndless?: boolean
  /** Calls it works on at the same time. One more is refused with 429, as services do, or waits, as one's own machine does. */
  slots?: { count: number; beyond: 'refuse' | 'wait' }
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
}

const end = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

let pace: Pace = { words: ['w'], everyMs: 0 }
const bill = { calls: 0, charactersIn: 0, charactersOut: 0, refused: 0 }
let underWay = 0
const line: (() => void)[] = []

process.on('message', (next: Pace | 'bill') => {
  if (next === 'bill') return void process.send?.({ kind: 'bill', ...bill })
  pace = next
  process.send?.({ kind: 'paced' })
})

// Whoever started it is gone.
process.on('disconnect', () => process.exit())

// Kept connections outlast every pause between two measurements.
createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  request.on('data', (piece: Buffer) => (bill.charactersIn += piece.length))
  request.on('end', () => {
    const { slots } = pace
    bill.calls += 1
    if (slots === undefined || underWay < slots.count) return writeReply(response)
    if (slots.beyond === 'wait') {
      line.push(() => writeReply(response))
      return
    }
    bill.refused += 1
    response.writeHead(429, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"Too many requests","type":"rate_limit_error"}}')
  })
}).listen(port, '127.0.0.1', () => process.send?.({ kind: 'ready' }))

function writeReply(response: ServerResponse): void {
  if (response.destroyed) return void line.shift()?.()
  const { words, everyMs, isEndless = false } = pace
  underWay += 1
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let sent = 0
  let isOver = false
  const write = () => {
    const word = words[sent % words.length] ?? ''
    bill.charactersOut += word.length
    response.write(chunk(word))
    sent += 1
    if (isEndless || sent < words.length) return
    isOver = true
    clearInterval(timer)
    response.end(end)
  }
  const timer = setInterval(write, Math.max(1, everyMs))
  write()
  response.on('close', () => {
    clearInterval(timer)
    underWay -= 1
    line.shift()?.()
    if (!isOver) process.send?.({ kind: 'left', at: performance.timeOrigin + performance.now() })
  })
}
