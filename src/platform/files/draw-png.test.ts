import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { expect, test } from 'vitest'
import { drawPng } from './draw-png.server.ts'

test('a drawing becomes a PNG, and nobody connected is looked up by name for it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
  await once(socket, 'connect')
  try {
    const png = await drawPng('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2])
    const { libuv } = process.report.getReport() as unknown as {
      libuv: { remoteEndpoint?: { host?: string } }[]
    }
    const remote = libuv.flatMap(({ remoteEndpoint }) => remoteEndpoint ?? [])
    expect(remote.length).toBeGreaterThan(0)
    for (const { host } of remote) expect(host).toBe('127.0.0.1')
  } finally {
    socket.destroy()
    server.close()
  }
})
