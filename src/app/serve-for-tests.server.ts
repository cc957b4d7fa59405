import type { AddressInfo } from 'node:net'
import { createServer, type ServerOptions } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools, type FunctionTools } from '#engine/function-tools.ts'
import { parseConfig } from '#platform/config.server.ts'
import { serverLimits } from '#platform/http/body-limit.server.ts'
import { createLog } from '#platform/log.server.ts'
import { answerKeptFirst } from './answer-kept-first.server.ts'
import { createApp, type AppParts } from './create-app.server.ts'
import type { KeptPages } from './kept-pages.server.ts'

export type TestServer = {
  url: string
  logLines: () => Record<string, unknown>[]
  close: () => Promise<void>
}

/** Only loaded where a test does not bring its own. */
async function allFunctions(): Promise<FunctionTools> {
  const { tools } = await import('#tools/tools.ts')
  return functionTools(tools)
}

/** The whole HTTP layer on a real port; only pages and database are what the test hands in. */
export async function serveForTests(
  parts: Partial<AppParts> & { kept?: KeptPages } = {},
  serverOptions: ServerOptions = {},
): Promise<TestServer> {
  const lines: string[] = []
  const config = parts.config ?? parseConfig({})
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const watched = { config, log, isStopping: () => false, ...parts }
  const app = createApp({
    ...watched,
    gateway: createGateway(config, log),
    functions: parts.functions ?? (await allFunctions()),
    saveAnswer: async () => undefined,
    answerContact: async () => new Response('contact'),
    answerIngest: undefined,
    findViewer: async () => ({ viewer: undefined }),
    database: { findFault: async () => undefined },
    answerUpload: async () => new Response('upload'),
    answerUploadedFile: async () => new Response('file'),
    staticFiles: { answer: () => undefined },
    answerPage: async () => new Response('page'),
    answerAccountLink: async () => new Response('link'),
    answerMailbox: async () => new Response('mailbox'),
    hasRoom: () => true,
    ...parts,
  })
  const otherwise = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0])
  const findKept = parts.kept?.find ?? (() => undefined)
  const { pagePatterns = [] } = parts
  const server = createServer(
    // As in production. Node's default of 5 s can run out while a busy test blocks the thread.
    {
      keepAliveTimeout: serverLimits.keepAliveTimeout,
      maxHeaderSize: serverLimits.maxHeaderSize,
      ...serverOptions,
    },
    answerKeptFirst({ ...watched, findKept, pagePatterns, otherwise }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
