import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { recipient: string; text: string; messageId: string }
/** What the server does with a mail: refuse it at RCPT, drop the line before or after taking it, never answer. */
export type MailBehaviour = 'take' | '450' | '550' | 'drop' | 'drop after' | 'hang'

/** A real mail server on loopback that misbehaves as it is told, asked anew for every try. */
export async function serveMail(
  behave: (recipient: string) => MailBehaviour,
  options: SMTPServerOptions = {},
) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const behaviour = behave(address)
      if (behaviour === '450' || behaviour === '550') {
        return answer(Object.assign(new Error('no'), { responseCode: Number(behaviour) }))
      }
      answer()
    },
    onData(stream, session, answer) {
      let text = ''
      stream.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        const behaviour = behave(recipient)
        const drop = () => sockets.forEach((socket) => socket.destroy())
        if (behaviour === 'hang') return
        if (behaviour === 'drop') return drop()
        received.push({ recipient, text, messageId: /^Message-ID: <(.*)>/im.exec(text)?.[1] ?? '' })
        if (behaviour === 'drop after') return drop()
        answer()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  return {
    received,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
