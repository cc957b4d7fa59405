import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'

export const emptyIdea = 'Please enter your video idea first.'

/** What the page, the endpoint and the command line take. */
export const VideoInput = z.object({ idea: ideaText(emptyIdea) })
export type VideoInput = z.infer<typeof VideoInput>
