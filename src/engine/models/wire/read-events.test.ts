import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostEventCharacters, readEvents } from './read-events.ts'

function read(pieces: readonly string[]): string[] {
  const found: string[] = []
  const take = readEvents((data) => found.push(data))
  for (const piece of pieces) take(piece)
  return found
}

test('data of several lines is one event, and names, ids, comments and spaces are passed over', () => {
  const text = ': hello\nevent: delta\nid: 7\ndata: {"a":\ndata:1}\n\n:\n\ndata\n\nretry: 5\n\ndata:  two\n\n'
  expect(read([text])).toEqual(['{"a":\n1}', ' two'])
})

test('a mark of the byte order, returns and feeds are understood', () => {
  expect(read(['\ufeffdata: a\r\n\r\ndata: b\r\rdata: c\n\n'])).toEqual(['a', 'b', 'c'])
})

test('an event that never ends is none', () => {
  expect(read(['data: a\n', 'data: b'])).toEqual([])
})

test('cut anywhere, the events are the same', () => {
  const line = fc.constantFrom('data: Größe', 'data:漢字 🛶', ': c', 'event: x', 'data', 'data: ', '')
  const end = fc.constantFrom('\n', '\r\n', '\r')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(line, end), { maxLength: 12 }),
      fc.array(fc.nat({ max: 150 }), { maxLength: 8 }),
      (lines, cuts) => {
        const text = `${lines.map((parts) => parts.join('')).join('')}data: end\n\n`
        const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted(
          (a, b) => a - b,
        )
        const pieces = at.slice(1).map((to, index) => text.slice(at[index], to))
        expect(read(pieces)).toEqual(read([text]))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('one event of a megabyte in small pieces is whole', () => {
  const large = 'x'.repeat(1_000_000)
  const text = `data: ${large}\n\n`
  const pieces = Array.from({ length: Math.ceil(text.length / 16_384) }, (_, index) =>
    text.slice(index * 16_384, (index + 1) * 16_384),
  )
  expect(read(pieces)).toEqual([large])
})

test('a line, or an event of many lines, that does not end is given up, however small its pieces', () => {
  const failure = { name: 'ModelFailure', kind: 'endless' }
  const most = mostEventCharacters
  const feed = (piece: string) => () => {
    const take = readEvents(() => undefined)
    for (let length = 0; length <= most * 1.1; length += piece.length) take(piece)
  }
  const line = `data: ${'x'.repeat(1_000)}`
  for (const piece of ['x', 'x'.repeat(16_384), `${line}\n`, `${line}\r\n`, `${line}\r`])
    expect(feed(piece)).toThrow(expect.objectContaining(failure))
  // What is passed over is not kept either.
  for (const piece of [`: ${line}\n`, `id: ${line}\r\n`, `${line}\n\n`]) expect(feed(piece)).not.toThrow()
})
