// Child process: what Node needs to hand a provider's words on, and nothing else: no checks, no limits, no reading.
import { Agent, createServer, request } from 'node:http'

const [port, provider = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_024 })

// Whoever started it is gone.
process.on('disconnect', () => process.exit())

createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
  const call = request(provider, { method: 'POST', agent, headers: { 'content-type': 'application/json' } })
  call.on('response', (answer) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.setEncoding('utf8')
    answer.on('data', (text: string) =>
      outgoing.write(`data: ${JSON.stringify({ type: 'delta', text })}\n\n`),
    )
    answer.on('end', () => outgoing.end())
  })
  call.on('error', () => outgoing.destroy())
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
