import { z } from 'zod'
import { isSafeImage } from '#shared/html/allowed-html.ts'
import { toSlug } from './slug.ts'
import { readVideo } from './video.ts'

export const postLimits = { title: 200, slug: 200, content: 200_000, address: 2_000 }

const ImageAddress = z
  .string()
  .trim()
  .max(postLimits.address, 'Please enter a shorter address')
  .refine(
    (address) => address === '' || isSafeImage(address),
    'Please enter an address that begins with https://, or upload an image; pictures at http:// are not shown',
  )
  .transform((address) => (address === '' ? null : address))

const VideoAddress = z
  .string()
  .trim()
  .max(postLimits.address, 'Please enter a shorter address')
  .refine(
    (address) => address === '' || readVideo(address) !== undefined,
    'Please enter a link to a YouTube video, or an address that begins with https://',
  )
  .transform((address) => (address === '' ? null : address))

/** `now`, `draft`, or a moment: past ones stay, those ahead are scheduled. */
const Publication = z.union(
  [z.enum(['now', 'draft']), z.iso.datetime({ offset: true })],
  'Please choose a time',
)

/** The dialog's fields, as they are saved. Only the server can say whether the slug is taken. */
export const PostForm = z.object({
  title: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please enter a title')
        .max(postLimits.title, 'Please keep the title to 200 characters'),
    ),
  slug: z
    .string()
    .transform(toSlug)
    .pipe(
      z
        .string()
        .min(1, 'Please enter a slug of letters, digits and hyphens')
        .max(postLimits.slug, 'Please keep the slug to 200 characters'),
    ),
  content: z
    .string()
    .refine((html) => html.trim() !== '', 'Please write something')
    .max(postLimits.content, 'Please keep the content to 200,000 characters'),
  imageUrl: ImageAddress,
  videoUrl: VideoAddress,
  publication: Publication,
})
export type PostForm = z.infer<typeof PostForm>

/** A post in full, also as an entry of the audit log holds a deleted one. */
export const Post = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  readingMinutes: z.number(),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  authorId: z.string().nullable(),
  /** null: a draft. */
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
})
export type Post = z.infer<typeof Post>
