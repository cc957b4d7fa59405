import { z } from 'zod'
import { OptionalAddress, requiredLine } from '#shared/content-fields.ts'
import * as texts from './tool-content.schema.texts.ts'

export const toolContentLimits = { title: 200, description: 1_000, longContent: 100_000, tags: 20, tag: 60 }

export const toolContentStatuses = ['published', 'hidden'] as const
export type ToolContentStatus = (typeof toolContentStatuses)[number]

/** Comma-separated, trimmed, without empty ones and repetitions. */
const Tags = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== ''))
  .pipe(
    z
      .array(z.string().max(toolContentLimits.tag, texts.tagTooLong(toolContentLimits.tag)))
      .max(toolContentLimits.tags, texts.tooManyTags(toolContentLimits.tags)),
  )

/** The dialog's fields; that the slug is a tool's is looked up where the tools are. */
export const ToolContentForm = z.object({
  toolSlug: z.string().min(1, texts.chooseTool).max(60),
  title: requiredLine('a title', toolContentLimits.title),
  description: z.string().trim().max(toolContentLimits.description, texts.descriptionTooLong),
  longContent: z.string().max(toolContentLimits.longContent, texts.contentTooLong),
  imageUrl: OptionalAddress,
  tags: Tags,
  status: z.enum(toolContentStatuses),
})
export type ToolContentForm = z.infer<typeof ToolContentForm>

/** What an entry of the audit log holds about deleted content. */
export const DeletedToolContent = z.object({
  id: z.uuid(),
  toolSlug: z.string(),
  title: z.string(),
  description: z.string(),
  longContent: z.string(),
  imageUrl: z.string().nullable(),
  tags: z.array(z.string()),
  status: z.enum(toolContentStatuses),
  /** The newest is on the card. Missing in entries of earlier versions. */
  updatedAt: z.string().optional(),
})
export type ToolContent = z.infer<typeof DeletedToolContent>
