import { expect, test } from 'vitest'
import { streamFunction, type StreamOptions } from './stream-function.ts'

const asking = { type: 'asking', model: 'm-1' }
const done = {
  type: 'done',
  output: { generatedPrompt: 'Better' },
  engine: { writtenBy: 'model', model: 'm-1', remaining: 4 },
}

/** A server that says this, in pieces of so many bytes, and then ends, breaks or hangs. */
function saying(events: readonly object[], end: 'end' | 'break' | 'hang' = 'end', size = 7): typeof fetch {
  return async (_url, init) => {
    const bytes = new TextEncoder().encode(
      events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    )
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
        if (end === 'end') controller.close()
      },
      pull(controller) {
        if (end === 'break') controller.error(new TypeError('network error'))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  }
}

async function run(fetch: typeof globalThis.fetch, options: StreamOptions = {}) {
  const seen: string[] = []
  const answer = await streamFunction(
    'generate-prompt',
    { idea: 'x' },
    {
      fetch,
      onAsking: (model) => seen.push(`asking ${model}`),
      onText: (text) => seen.push(text),
      onMending: () => seen.push('mending'),
      ...options,
    },
  )
  return { seen, answer }
}

test('a model’s reply grows, is mended, and the answer says who wrote it', async () => {
  const { seen, answer } = await run(
    saying([
      asking,
      { type: 'delta', text: 'Grü' },
      { type: 'delta', text: 'ße' },
      { type: 'mending' },
      done,
    ]),
  )
  expect(seen).toEqual(['asking m-1', 'Grü', 'Grüße', 'mending'])
  expect(answer).toMatchObject({ ok: true, answer: { generatedPrompt: 'Better', engine: done.engine } })
})

test('what is put together from pieces is written anew from where it has changed', async () => {
  const { seen } = await run(
    saying([
      { type: 'delta', text: '{"title":"A' },
      { type: 'rewrite', at: 9, text: '"Ab","shots":[' },
      { type: 'rewrite', at: 13, text: '' },
      { type: 'delta', text: '}' },
      done,
    ]),
  )
  expect(seen).toEqual(['{"title":"A', '{"title":"Ab","shots":[', '{"title":"Ab"', '{"title":"Ab"}'])
})

test('a model that breaks off leaves its words', async () => {
  const told = { type: 'error', code: 'truncated', message: 'The model stopped in the middle.' }
  const { seen, answer } = await run(saying([asking, { type: 'delta', text: 'Half a' }, told]))
  const failure = { code: 'BROKEN_OFF', message: told.message, fields: {} }
  expect(answer).toEqual({ ok: false, failure })
  expect(seen.at(-1)).toBe('Half a')
})

test('before any words no model has stopped', async () => {
  for (const [code, told] of [
    ['INTERNAL', 'INTERNAL'],
    ['shutdown', 'INTERNAL'],
    ['UNAVAILABLE', 'UNAVAILABLE'],
  ]) {
    const { answer } = await run(saying([{ type: 'error', code, message: 'x' }]))
    expect(answer).toMatchObject({ ok: false, failure: { code: told } })
  }
})

test('a connection that ends or breaks in the middle does not lose words', async () => {
  const ended = await run(saying([asking, { type: 'delta', text: 'Half' }]))
  expect(ended.answer).toMatchObject({ ok: false, failure: { code: 'BROKEN_OFF' } })
  expect(ended.seen.at(-1)).toBe('Half')
  // Read to the end before it breaks, as from a network.
  const broken = await run(saying([asking, { type: 'delta', text: 'Half' }], 'break', 4_096))
  expect(broken.answer).toMatchObject({ ok: false, failure: { code: 'BROKEN_OFF' } })
  const silent = await run(saying([], 'end'))
  expect(silent.answer).toMatchObject({ ok: false, failure: { code: 'NETWORK' } })
})

test('stopping keeps what came', async () => {
  const stopping = new AbortController()
  const seen: string[] = []
  const { answer } = await run(saying([asking, { type: 'delta', text: 'So far' }], 'hang'), {
    signal: stopping.signal,
    onText(text) {
      seen.push(text)
      stopping.abort()
    },
  })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'STOPPED' } })
  expect(seen).toEqual(['So far'])
})

test('a server that falls silent is not waited for', async () => {
  const { answer } = await run(saying([asking], 'hang'), { silenceMs: 20 })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'TIMEOUT' } })
})

test('a refusal comes as JSON with its fields, and a server without streams answers all the same', async () => {
  const refusal = { error: 'Please check', code: 'INVALID_INPUT', fields: { idea: 'Too long' } }
  const refused = await run(async () => Response.json(refusal, { status: 400 }))
  expect(refused.answer).toMatchObject({ ok: false, failure: { fields: { idea: 'Too long' } } })
  const plain = await run(async () =>
    Response.json({ generatedPrompt: 'Whole', engine: { writtenBy: 'composer' } }),
  )
  expect(plain.answer).toMatchObject({ ok: true, answer: { generatedPrompt: 'Whole' } })
})

test('events of a newer server are passed over, a wrong answer is no result', async () => {
  const { seen, answer } = await run(
    saying([{ type: 'tip', text: 'hm' }, asking, { ...done, output: { plan: 1 } }]),
  )
  expect(seen).toEqual(['asking m-1'])
  expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_ANSWER' } })
})

test("a person's own key goes in headers and only when there is one", async () => {
  const sent: Headers[] = []
  const listen: typeof fetch = async (url, init) => {
    sent.push(new Headers(init?.headers))
    return saying([done])(url, init)
  }
  await run(listen, { ownKey: { provider: 'openai', key: 'sk-mine' } })
  await run(listen)
  expect(sent.map((headers) => [headers.get('x-ai-provider'), headers.get('x-ai-key')])).toEqual([
    ['openai', 'sk-mine'],
    [null, null],
  ])
})
