import { expect, test } from 'vitest'
import { allowedAttributes } from './allowed-html.ts'
import { payloads } from './payloads.test-support.ts'
import { renderMarkdown } from './render-markdown.server.ts'
import { sanitizeHtml } from './sanitize-html.server.ts'

test('allowed markup comes out as it went in', () => {
  const article =
    '<h2>Title</h2><p>One <strong>bold</strong> and <em lang="fr">fin</em>, <code>x &lt; y</code>.</p>' +
    '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote>' +
    '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td align="right">1</td></tr></tbody></table>' +
    '<figure><img src="/files/a.webp" alt="A" width="3" height="4" loading="lazy" decoding="async" />' +
    '<figcaption>cap</figcaption></figure><p><a href="/tools" title="t">here</a></p><pre><code>a\n b</code></pre>'
  expect(sanitizeHtml(article)).toBe(article)
})

test('every allowed element survives', () => {
  for (const tag of Object.keys(allowedAttributes)) {
    const given = tag === 'img' ? '<img src="/files/a.png" alt="">' : `<${tag}>`
    expect(sanitizeHtml(given), tag).toContain(`<${tag}`)
  }
})

test('scripts, handlers, styles, frames, forms and foreign markup are gone', () => {
  const hostile =
    '<p onclick="alert(1)" style="color:red" id="x" class="y" name="z">a</p><script>alert(1)</script><style>*{}</style>' +
    '<iframe src="https://www.youtube.com/embed/x"></iframe><form action="/x"><input></form>' +
    '<svg><a href="javascript:alert(1)">b</a></svg><math><mtext>c</mtext></math><img src=x onerror=alert(1)>'
  expect(sanitizeHtml(hostile)).toBe('<p>a</p>')
})

test.for([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'blob:https://x/y',
  'mailto:x@example.org?subject=a\nBcc: b',
])('a link to %j loses its address', (address) => {
  expect(sanitizeHtml(`<a href="${address}">x</a>`)).toBe('<a>x</a>')
})

test('a link out of the site neither hands over the window nor recommends it', () => {
  expect(sanitizeHtml('<a href="https://example.org" rel="opener" target="_top">x</a>')).toBe(
    '<a href="https://example.org" rel="noopener nofollow">x</a>',
  )
  expect(sanitizeHtml('<a href="/blog?post=a">x</a>')).toBe('<a href="/blog?post=a">x</a>')
})

test('images come from here or encrypted, are fetched when needed, and have a text', () => {
  expect(sanitizeHtml('<img src="https://example.org/a.png">')).toBe(
    '<img src="https://example.org/a.png" alt="" loading="lazy" decoding="async" />',
  )
  for (const source of ['http://example.org/a.png', 'data:image/png;base64,AA', '//example.org/a', 'a.png'])
    expect(sanitizeHtml(`<p>a<img src="${source}">b</p>`)).toBe('<p>ab</p>')
})

test('a first heading becomes a second one, since the page has its own', () => {
  expect(sanitizeHtml('<h1>x</h1>')).toBe('<h2>x</h2>')
})

test('Markdown becomes the same safe markup', () => {
  expect(
    renderMarkdown('# A\n\n*b* [c](javascript:alert(1)) [d](https://d.example)\n\n<script>x</script>'),
  ).toBe('<h2>A</h2>\n<p><em>b</em> <a>c</a> <a href="https://d.example" rel="noopener nofollow">d</a></p>\n')
  expect(renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td align="right">2</td>')
})

test('ten thousand levels of nesting and long nonsense come to an end', { timeout: 60_000 }, () => {
  sanitizeHtml('<div>'.repeat(10_000) + 'x')
  sanitizeHtml('<a href="'.repeat(10_000))
  renderMarkdown('['.repeat(10_000))
  renderMarkdown('*a_ '.repeat(10_000))
  renderMarkdown('> '.repeat(2_000) + 'x')
})

test('cleaning what is clean changes nothing, whatever was written', { timeout: 60_000 }, () => {
  const unstable = payloads.filter((payload) => {
    const once = sanitizeHtml(payload)
    const rendered = renderMarkdown(payload)
    return sanitizeHtml(once) !== once || sanitizeHtml(rendered) !== rendered
  })
  expect(unstable).toEqual([])
})
