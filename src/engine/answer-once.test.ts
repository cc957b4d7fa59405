import { expect, test } from 'vitest'
import type { AnswerEvent } from './answer-event.ts'
import { createAnswerOnce } from './answer-once.ts'

/** The reply as a page has it after these events. */
function replyOf(events: readonly AnswerEvent[]): string {
  return events.reduce((text, event) => {
    if (event.type === 'delta') return text + event.text
    return event.type === 'rewrite' ? text.slice(0, event.at) + event.text : text
  }, '')
}

test('who comes later gets the same reply in fewer events, written anew or not', async () => {
  const told: AnswerEvent[] = [
    { type: 'delta', text: 'one ' },
    { type: 'delta', text: 'two' },
    { type: 'rewrite', at: 4, text: 'three four' },
    { type: 'rewrite', at: 10, text: 'five six' },
    { type: 'rewrite', at: 2, text: 'ce more' },
    { type: 'rewrite', at: 9, text: '!' },
    { type: 'done', output: {}, engine: { writtenBy: 'model' } },
  ]
  const once = createAnswerOnce()
  const request = { name: 'a', body: 'b' }
  const first: AnswerEvent[] = []
  const second: AnswerEvent[] = []
  const { signal } = new AbortController()
  const produce = async (send: (event: AnswerEvent) => void) => {
    await Promise.resolve()
    for (const event of told) send(event)
  }
  await once.answer(request, produce, (event) => first.push(event), signal)
  await once.answer(request, produce, (event) => second.push(event), signal)
  expect(first).toEqual(told)
  expect(second).toHaveLength(3)
  expect([replyOf(first), replyOf(second)]).toEqual(['once more!', 'once more!'])
})

const request = (name: string) => ({ name, body: 'b' })
const asking: AnswerEvent = { type: 'asking', model: 'm' }
const done = (text: string): AnswerEvent => ({
  type: 'done',
  output: { text },
  engine: { writtenBy: 'model' },
})

/** Asks for these in turn; the names for which an answer had to be made. */
async function producedBy(asked: readonly { name: string; events: readonly AnswerEvent[] }[]) {
  const once = createAnswerOnce()
  const produced: string[] = []
  for (const { name, events } of asked)
    await once.answer(
      request(name),
      async (send) => {
        produced.push(name)
        for (const event of events) send(event)
      },
      () => undefined,
      new AbortController().signal,
    )
  return produced
}

test('what took no model and no work of the server is not kept', async () => {
  const worth = { name: 'worth', events: [asking, done('x')] }
  const cheap = { name: 'cheap', events: [done('x')] }
  expect(await producedBy([worth, cheap, worth, cheap])).toEqual(['worth', 'cheap', 'cheap'])
})

test('the oldest are forgotten where all together are too large', async () => {
  const large = Array.from({ length: 12 }, (_, at) => ({
    name: String(at),
    events: [asking, done('x'.repeat(2_000_000))],
  }))
  const again = [large[11], large[0]].flatMap((one) => one ?? [])
  expect(await producedBy([...large, ...again])).toEqual([...large.map(({ name }) => name), '0'])
})
