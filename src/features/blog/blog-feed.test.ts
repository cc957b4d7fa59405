import { expect, test } from 'vitest'
import { payloads } from '#shared/html/payloads.test-support.ts'
import { sanitizeHtml } from '#shared/html/sanitize-html.server.ts'
import { writeFeed } from './blog-feed.server.ts'
import type { ReadPost } from './published-posts.server.ts'

const facts = { appName: 'Blueprompt', appUrl: 'https://prompts.example.org' }

const elements = (
  '? rss channel title link description lastBuildDate docs generator language atom:link item guid pubDate ' +
  'content:encoded author dc:creator feed id updated subtitle icon entry content published name summary'
).split(' ')

function postOf(changes: Partial<ReadPost> = {}): ReadPost {
  return {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    title: 'A title',
    slug: 'a-title',
    excerpt: 'An excerpt',
    readingMinutes: 1,
    imageUrl: null,
    videoUrl: null,
    author: 'Eva',
    publishedAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-03T03:04:05.000Z',
    content: '<p><a href="/tools">x</a> <img src="/files/a.webp" alt=""></p>',
    isPublic: true,
    ...changes,
  }
}

test.for(['rss', 'atom'] as const)('an %s feed has the posts in full, with whole addresses', (kind) => {
  const xml = writeFeed(kind, [postOf()], facts)
  expect(xml).toContain('https://prompts.example.org/blog?post=a-title')
  expect(xml).toContain('href="https://prompts.example.org/tools"')
  expect(xml).toContain('src="https://prompts.example.org/files/a.webp"')
  // RSS allows nothing but an email address in `author`.
  expect(xml).toMatch(kind === 'rss' ? /<dc:creator>Eva<\/dc:creator>/ : /<author>\s*<name>Eva<\/name>/)
  expect(xml.includes('<author>')).toBe(kind === 'atom')
  expect(writeFeed(kind, [], facts)).toContain('Blueprompt blog')
})

test('a feed was updated when any of its posts was', () => {
  const posts = [postOf(), postOf({ updatedAt: '2026-02-01T00:00:00.000Z' })]
  const [head] = writeFeed('atom', posts, facts).split('<entry>')
  expect(head).toContain('<updated>2026-02-01T00:00:00.000Z</updated>')
})

test.for(['rss', 'atom'] as const)(
  'whatever stands in a post, the %s feed stays well-formed and harmless',
  { timeout: 60_000 },
  (kind) => {
    for (let index = 0; index < payloads.length; index += 200) {
      const batch = payloads.slice(index, index + 200)
      const posts = batch.map((payload) =>
        postOf({
          title: `${payload}\u0000\u0008]]>`,
          excerpt: payload,
          author: payload,
          content: sanitizeHtml(payload),
        }),
      )
      const xml = writeFeed(kind, posts, facts)
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
      const names = [...xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '').matchAll(/<\/?([\w:]+|.)/g)].map(
        ([, name]) => name,
      )
      expect(names.filter((name) => !elements.includes(name ?? ''))).toEqual([])
      expect(names.filter((name) => name === (kind === 'rss' ? 'item' : 'entry'))).toHaveLength(
        2 * batch.length,
      )
    }
  },
)
