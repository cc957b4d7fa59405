import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'

export const TextPromptDraft = z.object({ idea: ideaDraft })
