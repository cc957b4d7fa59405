import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'

/** The form as it is being filled in. */
export const VideoDraft = z.object({ idea: ideaDraft })
