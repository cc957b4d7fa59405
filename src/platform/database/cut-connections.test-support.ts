import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Stands between the server and its database, like PgBouncer or a network that can fail. */
export type CuttableRoute = {
  port: number
  /** Ends every connection and refuses new ones, as a restart does. */
  cut: () => Promise<void>
  /** Keeps every connection open and says nothing more. */
  silence: () => void
  restore: () => Promise<void>
}

export async function startCuttableRoute(host: string, targetPort: number): Promise<CuttableRoute> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  let port = 0
  let server: Server
  const listen = () =>
    new Promise<void>((listening) => {
      server = createServer((incoming) => {
        const outgoing = connect(targetPort, host)
        const pair = [incoming, outgoing] as const
        pairs.add(pair)
        for (const socket of pair) {
          socket.on('error', () => undefined)
          socket.on('close', () => {
            pairs.delete(pair)
            for (const other of pair) other.destroy()
          })
        }
        if (isSilent) return
        incoming.pipe(outgoing).pipe(incoming)
      }).listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port
        listening()
      })
    })
  await listen()
  return {
    get port() {
      return port
    },
    async cut() {
      const closed = new Promise((done) => server.close(done))
      for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy()
      await closed
    },
    silence() {
      isSilent = true
      for (const [incoming, outgoing] of pairs) {
        incoming.unpipe(outgoing)
        outgoing.unpipe(incoming)
      }
    },
    async restore() {
      isSilent = false
      if (!server.listening) await listen()
    },
  }
}
