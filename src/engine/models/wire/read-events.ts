import { ModelFailure } from '../model-failure.ts'

/** Of one event. The largest that providers send are pictures and signatures, far below that. */
export const mostEventCharacters = 4_000_000

/**
 * Reads server-sent events from text that comes in pieces, wherever it is cut. Only the data counts; names, ids and
 * comments are passed over. Throws `ModelFailure` for an event that does not end.
 */
export function readEvents(onData: (data: string) => void): (piece: string) => void {
  // The line that is open, piece by piece: joined only once it ends, or many small pieces would be copied each time.
  let open: string[] = []
  let openLength = 0
  let data: string[] | undefined
  let dataLength = 0
  let isFirst = true

  function take(line: string) {
    if (line === '') {
      const whole = data
      data = undefined
      dataLength = 0
      if (whole !== undefined) onData(whole.join('\n'))
      return
    }
    if (!line.startsWith('data')) return
    const value = line.charCodeAt(4) === colon ? line.slice(line.charCodeAt(5) === space ? 6 : 5) : undefined
    if (value === undefined) return
    data = data ?? []
    data.push(value)
    dataLength += value.length + 1
  }

  function keepOpen(rest: string[], length: number) {
    open = rest
    openLength = length
    if (openLength + dataLength > mostEventCharacters)
      throw new ModelFailure('endless', `an event of more than ${mostEventCharacters} characters`)
  }

  return (piece) => {
    if (piece === '') return
    if (isFirst && piece.charCodeAt(0) === byteOrderMark) piece = piece.slice(1)
    isFirst = false
    const awaitsFeed = open.at(-1)?.endsWith('\r') ?? false
    if (!awaitsFeed && endOfLine(piece, 0) === -1) {
      open.push(piece)
      return keepOpen(open, openLength + piece.length)
    }
    const text = open.join('') + piece
    let from = 0
    for (let end = endOfLine(text, from); end !== -1; end = endOfLine(text, from)) {
      const isReturn = text.charCodeAt(end) === carriageReturn
      // The other half of a line's end may come with the next piece.
      if (isReturn && end + 1 === text.length) break
      take(text.slice(from, end))
      from = end + (isReturn && text.charCodeAt(end + 1) === lineFeed ? 2 : 1)
    }
    const rest = text.slice(from)
    keepOpen(rest === '' ? [] : [rest], rest.length)
  }
}

const colon = 58
const space = 32
const lineFeed = 10
const carriageReturn = 13
const byteOrderMark = 0xfeff

function endOfLine(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const carriage = text.indexOf('\r', from)
  if (carriage === -1) return feed
  return feed === -1 ? carriage : Math.min(feed, carriage)
}
