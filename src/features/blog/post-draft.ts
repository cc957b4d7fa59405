import { z } from 'zod'
import type { BrowserStorage } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { storedDraft, type DraftSource } from '#ui/draft-store.ts'
import type { EditedRow } from '#ui/edit-dialog.tsx'
import type { Post } from './post.schema.ts'

/** What the dialog holds while it is open, and this browser keeps until it is saved. */
export const PostDraft = z.object({
  title: z.string().catch(''),
  slug: z.string().catch(''),
  /** false as long as the slug follows the title. */
  isSlugOwn: z.boolean().catch(false),
  content: z.string().catch(''),
  imageUrl: z.string().catch(''),
  videoUrl: z.string().catch(''),
  when: z.enum(['now', 'at', 'draft']).catch('now'),
  /** As a `datetime-local` input has it: on this browser's clock, without a zone. */
  moment: z.string().catch(''),
  /** Of the post that was opened, so that what was kept is not saved over what others wrote since. */
  version: z.string().catch(''),
})
export type PostDraft = z.infer<typeof PostDraft>

/** What the dialog shows before anything is changed. */
export function draftOf(post: (Post & EditedRow) | undefined): PostDraft {
  if (!post) return PostDraft.parse({})
  return {
    title: post.title,
    slug: post.slug,
    // Its address is known to others: changing the title leaves it alone.
    isSlugOwn: true,
    content: post.content,
    imageUrl: post.imageUrl ?? '',
    videoUrl: post.videoUrl ?? '',
    when: post.publishedAt === null ? 'draft' : 'at',
    moment: post.publishedAt === null ? '' : toLocalMoment(new Date(post.publishedAt)),
    version: post.version,
  }
}

/**
 * Where this browser keeps the draft of a post. An open dialog does not follow other tabs: the rich-text editor reads
 * its content only once, so it would show one text and save another. Hence no key to listen to.
 */
export function storedPostDraft(
  storage: BrowserStorage | undefined,
  id: string | undefined,
  saved: PostDraft,
): DraftSource<PostDraft> {
  const key = keyFor('draft', `blog-${id ?? 'new'}`)
  return { ...storedDraft(storage, key, (stored) => PostDraft.parse(stored), saved), key: '' }
}

/** `now`, `draft`, or the moment as the server wants it; '' when there is none yet. */
export function publicationOf({ when, moment }: PostDraft, post: Post | undefined): string {
  if (when !== 'at') return when
  const published = post?.publishedAt
  // The input knows no seconds: an untouched moment stays exactly what it was.
  if (published && moment === toLocalMoment(new Date(published))) return published
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

function toLocalMoment(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}
