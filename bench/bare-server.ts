// What Node does by itself: reads the body, if there is one, and answers a small JSON.
import { createServer } from 'node:http'

const answer = JSON.stringify({ status: 'ok' })

const server = createServer((incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    outgoing.end(answer)
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
