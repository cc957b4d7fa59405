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
