import { Feed } from 'feed'
import type { SiteFacts } from '#ui/page-meta.ts'
import * as texts from './blog-feed.texts.server.ts'
import { postAddress } from './post-address.ts'
import type { ReadPost } from './published-posts.server.ts'

/** What a reader of feeds fetches. Posts in full, with addresses that work away from this site. */
export function writeFeed(kind: 'rss' | 'atom', posts: readonly ReadPost[], facts: SiteFacts): string {
  const { appName, appUrl } = facts
  const feed = new Feed({
    id: `${appUrl}/blog`,
    title: `${appName} blog`,
    description: texts.feedDescription,
    link: `${appUrl}/blog`,
    language: 'en',
    copyright: '',
    favicon: `${appUrl}/favicon.ico`,
    generator: appName,
    // An older post may have been edited last.
    updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
    feedLinks: { rss: `${appUrl}/blog/rss.xml`, atom: `${appUrl}/blog/atom.xml` },
  })
  for (const post of posts) {
    const link = appUrl + postAddress(post.slug)
    feed.addItem({
      // The address may change with the slug, the article stays the same.
      id: `urn:uuid:${post.id}`,
      guid: post.id,
      // Atom declares its titles as HTML, RSS has plain ones; both take descriptions for HTML.
      title: kind === 'atom' ? asHtml(post.title) : printable(post.title),
      link,
      description: asHtml(post.excerpt),
      content: printable(withOwnAddresses(post.content, appUrl)),
      // RSS takes only email addresses for authors; its names are those of Dublin Core.
      ...(kind === 'atom'
        ? { author: [{ name: printable(post.author) }] }
        : { extensions: [{ name: 'dc:creator', objects: { _text: printable(post.author) } }] }),
      date: new Date(post.updatedAt),
      published: new Date(post.publishedAt ?? post.updatedAt),
    })
  }
  return kind === 'atom' ? feed.atom1() : feed.rss2()
}

function asHtml(text: string): string {
  return printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Clean HTML writes every attribute in double quotes. */
function withOwnAddresses(html: string, appUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${appUrl}/`)
}

/** XML has no place for most control characters, not even escaped; and `]]>` ends what the library quotes. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(']]>', ']] >')
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}
