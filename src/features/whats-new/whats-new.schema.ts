import { z } from 'zod'
import { OptionalAddress, requiredLine } from '#shared/content-fields.ts'
import * as texts from './whats-new.schema.texts.ts'

export const postLimits = { title: 200, content: 100_000 }

/** The dialog's fields. */
export const PostForm = z.object({
  title: requiredLine('a title', postLimits.title),
  content: z
    .string()
    .max(postLimits.content, texts.contentTooLong)
    .refine((text) => text.trim() !== '', texts.enterContent),
  imageUrl: OptionalAddress,
  datePosted: z.iso.date(texts.chooseDate),
})
export type PostForm = z.infer<typeof PostForm>

/** What an entry of the audit log holds about a deleted post. */
export const DeletedPost = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  datePosted: z.iso.date(),
})
export type Post = z.infer<typeof DeletedPost>
