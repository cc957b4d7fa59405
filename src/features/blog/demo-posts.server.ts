import { readFileSync } from 'node:fs'
import { drawPng } from '#platform/files/draw-png.server.ts'
import { encodeImage } from '#platform/files/encode-image.server.ts'
import type { FileStorage } from '#platform/files/file-storage.server.ts'
import { storeImage } from '#platform/files/uploads.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'
import { excerptOf, plainText, readingMinutes } from './excerpt.ts'
import { toSlug } from './slug.ts'

/** Newest first. Each has its text and its cover in `demo`. */
const posts = [
  { file: 'five-questions', title: 'Five questions before the first prompt', daysAgo: 2 },
  { file: 'picture-in-words', title: 'Describe a photograph that could have been taken', daysAgo: 11 },
  { file: 'leave-things-out', title: 'What to leave out of a prompt', daysAgo: 19 },
  { file: 'one-scene', title: 'One shot, one action: prompts for video', daysAgo: 33 },
  { file: 'check-before-send', title: 'A minute of checking before you send it', daysAgo: 47 },
] as const

/** Stores the covers as an upload would be, smaller copies included; answers their addresses, newest post first. */
export async function storeDemoCovers(storage: Pick<FileStorage, 'put'>): Promise<string[]> {
  return Promise.all(
    posts.map(async ({ file }) => {
      const { files } = await encodeImage(await drawPng(readDemo(`${file}.svg`)))
      return (await storeImage(storage, files)).url
    }),
  )
}

/**
 * Fills a blog without posts, for `npm run seed:demo`: as the operator. `covers`: addresses from `storeDemoCovers`.
 * Answers how many posts there are then.
 */
export async function seedDemoPosts(
  { query }: Statements,
  authorId: string,
  covers: readonly string[],
): Promise<number> {
  for (const [index, { file, title, daysAgo }] of posts.entries()) {
    const content = renderMarkdown(readDemo(`${file}.md`))
    const text = plainText(content)
    await query(
      `insert into blogs (title, slug, content, excerpt, reading_minutes, image_url, author_id, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - $8 * interval '1 day')`,
      [
        title,
        toSlug(title),
        content,
        excerptOf(text),
        readingMinutes(text),
        covers[index] ?? null,
        authorId,
        daysAgo,
      ],
    )
  }
  return posts.length
}

function readDemo(name: string): string {
  return readFileSync(new URL(`demo/${name}`, import.meta.url), 'utf8')
}
