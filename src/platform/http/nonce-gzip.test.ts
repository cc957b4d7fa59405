import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNonceGzip } from './nonce-gzip.server.ts'

test('whatever the text and wherever the nonces stand, each nonce is in its places and the rest is as it was', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { minLength: 1, maxLength: 8 })
  const nonces = fc.uniqueArray(fc.stringMatching(/^[\w-]{24}$/), { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(texts, nonces, fc.boolean(), (pieces, someNonces, isRepeated) => {
      // As in a page: what stood before comes again, and some of it lies further back than the window.
      const own = isRepeated ? [...pieces, 'x'.repeat(40_000), ...pieces, ...pieces] : pieces
      const mark = 'm'.repeat(24)
      const nonceAt: number[] = []
      let length = 0
      for (const piece of own.slice(0, -1)) {
        length += Buffer.byteLength(piece)
        nonceAt.push(length)
        length += mark.length
      }
      const gzip = createNonceGzip(Buffer.from(own.join(mark)), nonceAt, mark.length)
      for (const nonce of someNonces) expect(gunzipSync(gzip(nonce)).toString()).toBe(own.join(nonce))
    }),
    // With blanks of zeros, this text would refer to one.
    { examples: [[['', 'ABCD\u0000ABCD'], ['a'.repeat(24), 'b'.repeat(24)], false]] },
  )
})

test('what is said many times is still small', () => {
  const line = '<link rel="modulepreload" nonce="NONCE" href="/assets/entry.js"/>'
  const document = Buffer.from(line.repeat(100).replaceAll('NONCE', '0'.repeat(24)))
  const nonceAt = Array.from({ length: 100 }, (_, index) => index * 84 + 33)
  const gzip = createNonceGzip(document, nonceAt, 24)
  const file = gzip('n'.repeat(24))
  expect(gunzipSync(file).toString()).toBe(line.repeat(100).replaceAll('NONCE', 'n'.repeat(24)))
  expect(file.length).toBeLessThan(document.length / 1.5)
})
