import { z } from 'zod'
import { OptionalAddress, requiredLine } from '#shared/content-fields.ts'

export const postLimits = { title: 200, content: 100_000 }

/** The dialog's fields. */
export const PostForm = z.object({
  title: requiredLine('a title', postLimits.title),
  content: z
    .string()
    .max(postLimits.content, 'Please keep the content to 100,000 characters')
    .refine((text) => text.trim() !== '', 'Please enter the content'),
  imageUrl: OptionalAddress,
  datePosted: z.iso.date('Please choose a date'),
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
