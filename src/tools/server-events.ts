/**
 * Reads server-sent events from bytes, wherever these are cut: in the middle of a letter, of a line, between CR and
 * LF. Answers the data of each event as soon as its empty line is there; comments and other fields are passed over.
 * `onBytes` hears of everything, comments too.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // A CR at the end may be the first half of a line break.
      const lines = rest.split(done ? /\r\n?|\n/u : /\r\n|\n|\r(?!$)/u)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '' && data.length > 0) {
          yield data.join('\n')
          data = []
        }
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
      }
      if (done) return
    }
  } finally {
    // Whoever stops reading has no use for the rest.
    await reader.cancel().catch(() => undefined)
  }
}
