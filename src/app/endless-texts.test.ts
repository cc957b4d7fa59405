import { afterAll, beforeAll, expect, test } from 'vitest'
import { developerPrompt } from '#tools/catalogue.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer
beforeAll(async () => {
  server = await serveForTests()
})
afterAll(() => server.close())

function post(name: string, body: object, accept = 'application/json'): Promise<Response> {
  return fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  })
}

const form = developerPrompt.examples[0]?.input
const attacks: [text: string, name: string, body: object][] = [
  ['5,000 hyphens', 'generate-video-prompt', { idea: '-'.repeat(5_000) }],
  [
    'choices that end in nothing',
    'generate-prompt',
    { ...form, dataModels: `Order: id, side x${' / b'.repeat(13)} //` },
  ],
  // Ended by the deadline.
  [
    'a wish of spaces',
    'generate-video-prompt',
    { idea: 'A boat', refine: { text: 'A boat.', instruction: `make${' '.repeat(490)}x` } },
  ],
]

// Each of these once kept the only thread for minutes to days.
for (const [text, name, body] of attacks)
  for (const accept of ['application/json', 'text/event-stream'])
    test(
      `${text}, as ${accept}: an answer, and others are answered meanwhile`,
      { timeout: 20_000 },
      async () => {
        const attacked = post(name, body, accept)
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        const response = await attacked
        expect([200, 503]).toContain(response.status)
        expect(await response.text()).toMatch(
          response.status === 200 ? /"generatedPrompt":/u : /"code":"UNAVAILABLE"/u,
        )
      },
    )
