import { expect } from 'vitest'
import { functionTools } from '#engine/function-tools.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { parseConfig } from '#platform/config.server.ts'
import { byModel, plainItem } from '#tools/contract/plan.ts'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { ToolEvent } from '#tools/contract/tool-event.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

// Files that run in one worker share it; it ends with the worker.
export const provider = await startFakeProvider()
let server: TestServer | undefined

export const serverLog = () => server?.logLines() ?? []

export async function closeServer(): Promise<void> {
  await server?.close()
  provider.requests.length = 0
}

export const core = testCore('markdown')
export const reply = core.write(goodPlan)
export const better: Script = { words: inPieces(reply) }
export const lostNumber = { ...goodPlan, task: plainItem('task', 'Write an invitation.', byModel) }
export const worse: Script = { words: inPieces(core.write(lostNumber)) }
export const composedText = `Do this: ${testInput.idea}\nSay what you assumed.`

export async function start(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<string> {
  server = await serveForTests({
    config: parseConfig({
      OPENAI_API_KEY: 'test-key-1234',
      OPENAI_BASE_URL: provider.urlOf('openai'),
      AI_ANSWERS_PER_ADDRESS: '1000',
      AI_ANSWERS_AT_ONCE_PER_ADDRESS: '100',
      ...settings,
    }),
    functions: functionTools([testTool('markdown')]),
    ...parts,
  })
  return server.url
}

export function post(
  url: string,
  headers: Record<string, string> = {},
  body: object = testInput,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/functions/v1/generate-markdown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

export async function answerOf(url: string, body: object = testInput, headers: Record<string, string> = {}) {
  const response = await post(url, headers, body)
  expect(response.status).toBe(200)
  return ToolAnswer.parse(await response.json())
}

export function eventsIn(text: string): ToolEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

export async function eventsOf(url: string, body: object = testInput): Promise<ToolEvent[]> {
  const response = await post(url, { accept: 'text/event-stream' }, body)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('server-timing')).toMatch(/^app;dur=/u)
  return eventsIn(await response.text())
}

export function wordsIn(events: readonly ToolEvent[]): string {
  return events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
}

export function kindsIn(events: readonly ToolEvent[]): string[] {
  return events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
}

export function signedIn(saveAnswer: AppParts['saveAnswer']): Partial<AppParts> {
  const viewer = { id: 'ines' } as Awaited<ReturnType<AppParts['findViewer']>>['viewer']
  return { findViewer: async () => ({ viewer }), saveAnswer }
}
