import { createParser } from 'eventsource-parser'

/** The data of each server-sent event as soon as it is complete. `onBytes` hears of everything, comments too. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const complete: string[] = []
  const { feed } = createParser({ onEvent: ({ data }) => complete.push(data) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes()
      feed(decoder.decode(value, { stream: !done }))
      yield* complete.splice(0)
      if (done) return
    }
  } finally {
    // Whoever stops reading has no use for the rest.
    await reader.cancel().catch(() => undefined)
  }
}
