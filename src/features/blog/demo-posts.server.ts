import { readFileSync } from 'node:fs'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { excerptOf, plainText, readingMinutes } from './excerpt.ts'
import { toSlug } from './slug.ts'

type DemoPost = { file: string; title: string; imageUrl: string | null; daysAgo: number }

/** Newest first; the pictures are the site's own drawings. */
const posts: readonly DemoPost[] = [
  {
    file: 'five-questions',
    title: 'Five questions before the first prompt',
    imageUrl: '/og/home.png',
    daysAgo: 2,
  },
  {
    file: 'picture-in-words',
    title: 'Describe a photograph that could have been taken',
    imageUrl: '/og/image-prompt-generator.png',
    daysAgo: 11,
  },
  { file: 'leave-things-out', title: 'What to leave out of a prompt', imageUrl: null, daysAgo: 19 },
  {
    file: 'one-scene',
    title: 'One shot, one action: prompts for video',
    imageUrl: '/og/text-to-video-prompt-generator.png',
    daysAgo: 33,
  },
  {
    file: 'check-before-send',
    title: 'A minute of checking before you send it',
    imageUrl: null,
    daysAgo: 47,
  },
]

/** Fills a blog without posts, for `npm run seed:demo`: as the operator. Answers how many there are then. */
export async function seedDemoPosts({ query }: Statements, authorId: string | null): Promise<number> {
  for (const { file, title, imageUrl, daysAgo } of posts) {
    const content = renderMarkdown(readFileSync(new URL(`demo/${file}.md`, import.meta.url), 'utf8'))
    const text = plainText(content)
    await query(
      `insert into blogs (title, slug, content, excerpt, reading_minutes, image_url, author_id, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - $8 * interval '1 day')`,
      [title, toSlug(title), content, excerptOf(text), readingMinutes(text), imageUrl, authorId, daysAgo],
    )
  }
  return posts.length
}
