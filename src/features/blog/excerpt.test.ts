import { expect, test } from 'vitest'
import { payloads } from '#shared/html/payloads.test-support.ts'
import { sanitizeHtml } from '#shared/html/sanitize-html.server.ts'
import { excerptOf, plainText, readingMinutes } from './excerpt.ts'

const textOf = (html: string) => plainText(sanitizeHtml(html))

test('tags go, words stay apart, entities become what they stand for', () => {
  expect(textOf('<h2>One</h2><p>two<br>three</p><ul><li>four</li><li>f<b>i</b>ve</li></ul>')).toBe(
    'One two three four five',
  )
  expect(textOf('<p>a &amp; b &lt;i&gt; &copy; &nbsp; &#39; &amp;lt; <img src="/a.png" alt="<p>"></p>')).toBe(
    `a & b <i> © ' &lt;`,
  )
  expect(textOf('<script>no</script><p title=">">yes</p>')).toBe('yes')
})

test('an excerpt is 150 characters and never half a character', () => {
  expect(excerptOf('x'.repeat(150))).toBe('x'.repeat(150))
  expect(excerptOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`)
  expect(excerptOf(`${'x'.repeat(149)}😀yz`)).toBe(`${'x'.repeat(149)}...`)
  expect(excerptOf(`${'x'.repeat(145)}👩‍👩‍👧‍👦 and more`)).toBe(`${'x'.repeat(145)}...`)
  expect(excerptOf(`${'x'.repeat(149)}e\u0301 and more`)).toBe(`${'x'.repeat(149)}...`)
})

test('an excerpt of anything is whole characters of plain text', { timeout: 60_000 }, () => {
  for (const payload of payloads.slice(0, 3_000)) {
    const excerpt = excerptOf(textOf(`${'😀'.repeat(70)}${payload}`))
    expect(excerpt.length).toBeLessThanOrEqual(153)
    expect(excerpt.isWellFormed() || !payload.isWellFormed()).toBe(true)
  }
})

test('reading takes a minute per 220 words', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(1_100))).toBe(5)
  expect(readingMinutes('字'.repeat(1_800))).toBe(4)
})
