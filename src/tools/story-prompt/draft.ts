import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'
import { modes } from './input.ts'

export const StoryDraft = z.object({ idea: ideaDraft, mode: z.enum(modes).catch('story') })
