/**
 * Reads server-sent events from text that comes in pieces, wherever it is cut. Only the data counts; names, ids and
 * comments are passed over.
 */
export function readEvents(onData: (data: string) => void): (piece: string) => void {
  let rest = ''
  let data: string | undefined
  let isFirst = true

  function take(line: string) {
    if (line === '') {
      const whole = data
      data = undefined
      if (whole !== undefined) onData(whole)
      return
    }
    if (!line.startsWith('data')) return
    const value = line.charCodeAt(4) === colon ? line.slice(line.charCodeAt(5) === space ? 6 : 5) : undefined
    if (value === undefined) return
    data = data === undefined ? value : `${data}\n${value}`
  }

  return (piece) => {
    let text = rest + piece
    if (isFirst && text !== '') {
      isFirst = false
      if (text.charCodeAt(0) === byteOrderMark) text = text.slice(1)
    }
    let from = 0
    for (let end = endOfLine(text, from); end !== -1; end = endOfLine(text, from)) {
      const isReturn = text.charCodeAt(end) === carriageReturn
      // The other half of a line's end may come with the next piece.
      if (isReturn && end + 1 === text.length) break
      take(text.slice(from, end))
      from = end + (isReturn && text.charCodeAt(end + 1) === lineFeed ? 2 : 1)
    }
    rest = text.slice(from)
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
