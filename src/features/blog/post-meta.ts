import type { MetaDescriptor } from 'react-router'
import { pageMeta, siteFacts, type SiteFacts } from '#ui/page-meta.ts'
import { postAddress } from './post-address.ts'
import type { ReadPost } from './published-posts.server.ts'

type PostFacts = Pick<
  ReadPost,
  'title' | 'slug' | 'excerpt' | 'imageUrl' | 'author' | 'publishedAt' | 'updatedAt' | 'isPublic'
>

/** Title, description, canonical address and previews of one post. */
export function postMeta(matches: Parameters<typeof pageMeta>[0], post: PostFacts): MetaDescriptor[] {
  const { appUrl } = siteFacts(matches)
  const image = absoluteImage(post.imageUrl, appUrl)
  const general = pageMeta(matches, {
    title: post.title,
    description: descriptionOf(post),
    path: postAddress(post.slug),
    image: 'blog',
    isHidden: !post.isPublic,
  })
  return [
    ...general.filter((entry) => !('property' in entry) || !replaced(entry.property, image)),
    { property: 'og:type', content: 'article' },
    ...(post.publishedAt ? [{ property: 'article:published_time', content: post.publishedAt }] : []),
    { property: 'article:modified_time', content: post.updatedAt },
    { property: 'article:author', content: post.author },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ]
}

function replaced(property: unknown, image: string | undefined): boolean {
  if (property === 'og:type') return true
  return image !== undefined && typeof property === 'string' && property.startsWith('og:image')
}

/** For search engines, as schema.org calls it. */
export function articleData(post: PostFacts, { appName, appUrl }: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'Article',
    headline: post.title.slice(0, 110),
    description: descriptionOf(post),
    url: appUrl + postAddress(post.slug),
    mainEntityOfPage: appUrl + postAddress(post.slug),
    image: absoluteImage(post.imageUrl, appUrl) ?? `${appUrl}/og/blog.png`,
    ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: appName, url: `${appUrl}/` },
  }
}

function descriptionOf({ excerpt, title }: PostFacts): string {
  return excerpt === '' ? title : excerpt
}

function absoluteImage(address: string | null, appUrl: string): string | undefined {
  if (address === null) return undefined
  return address.startsWith('/') ? appUrl + address : address
}
