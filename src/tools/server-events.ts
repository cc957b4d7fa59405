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
  let line = ''
  let data: string[] = []
  let endedWithReturn = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes()
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true })
      let from = 0
      for (let at = 0; at < text.length; at++) {
        const isFeed = text[at] === '\n'
        if (!isFeed && text[at] !== '\r') {
          endedWithReturn = false
          continue
        }
        line += text.slice(from, at)
        from = at + 1
        const isSecondHalf = isFeed && endedWithReturn
        endedWithReturn = !isFeed
        if (isSecondHalf) continue
        if (line === '' && data.length > 0) {
          yield data.join('\n')
          data = []
        }
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        line = ''
      }
      line += text.slice(from)
      if (done) return
    }
  } finally {
    // Whoever stops reading has no use for the rest.
    await reader.cancel().catch(() => undefined)
  }
}
