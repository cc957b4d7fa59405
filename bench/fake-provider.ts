// Child process: an OpenAI-compatible provider that writes the words it was given at a steady pace and says who hung up.
import { createServer } from 'node:http'

const port = Number(process.argv[2])

export type Pace = {
  words: readonly string[]
  everyMs: number
  /** They come again and again. */
  isEndless?: boolean
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
}

const end = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

let pace: Pace = { words: ['w'], everyMs: 0 }
const bill = { calls: 0, charactersIn: 0, charactersOut: 0 }

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
    const { words, everyMs, isEndless = false } = pace
    bill.calls += 1
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
      if (!isOver) process.send?.({ kind: 'left', at: performance.timeOrigin + performance.now() })
    })
  })
}).listen(port, '127.0.0.1', () => process.send?.({ kind: 'ready' }))
