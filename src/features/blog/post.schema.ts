import { z } from 'zod'
import { isSafeImage } from '#shared/html/allowed-html.ts'
import * as texts from './post.schema.texts.ts'
import { toSlug } from './slug.ts'
import { readVideo } from './video.ts'

export const postLimits = { title: 200, slug: 200, content: 200_000, address: 2_000 }

const ImageAddress = z
  .string()
  .trim()
  .max(postLimits.address, texts.addressTooLong)
  .refine((address) => address === '' || isSafeImage(address), texts.enterHttpsAddress)
  .transform((address) => (address === '' ? null : address))

const VideoAddress = z
  .string()
  .trim()
  .max(postLimits.address, texts.addressTooLong)
  .refine((address) => address === '' || readVideo(address) !== undefined, texts.enterVideoAddress)
  .transform((address) => (address === '' ? null : address))

/** `now`, `draft`, or a moment: past ones stay, those ahead are scheduled. */
const Publication = z.union([
  z.enum(['now', 'draft']),
  z.iso.datetime({ offset: true, error: texts.chooseTime }),
])

/** The dialog's fields, as they are saved. Only the server can say whether the slug is taken. */
export const PostForm = z.object({
  title: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, texts.enterTitle).max(postLimits.title, texts.titleTooLong)),
  slug: z
    .string()
    .transform(toSlug)
    .pipe(z.string().min(1, texts.enterSlug).max(postLimits.slug, texts.slugTooLong)),
  content: z
    .string()
    .refine((html) => html.trim() !== '', texts.writeSomething)
    .max(postLimits.content, texts.contentTooLong),
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
