import { expect, test } from 'vitest'
import { markdownToHtml } from '#shared/html/markdown-to-html.ts'
import { storyMarkdown } from './story-markdown.ts'

test('nothing in a story is fetched by reading it: images stay text', () => {
  const paragraphs = [
    '![p](https://example.org/p.png?q=1)',
    'A ![b][c] d\n\n[c]: https://example.org/c.png',
    '<img src=x>',
  ]
  const html = markdownToHtml(storyMarkdown(paragraphs))
  expect(html).not.toContain('<img')
  expect(html).toContain('![p](')
})

test('names in brackets are shown, also where Markdown would take them for the address of a link', () => {
  const html = markdownToHtml(
    storyMarkdown(['It lit up.', '[Mira]: Where?\n\n[Tom]: Home.', '\\[Mira\\]: Stay.']),
  )
  const text = html.replace(/<[^>]*>/gu, '')
  for (const line of ['It lit up.', '[Mira]: Where?', '[Tom]: Home.', '[Mira]: Stay.'])
    expect(text).toContain(line)
  expect(text).not.toContain('\\')
})
