import { z } from 'zod'
import { firstWords } from '#shared/text/cut-text.ts'

const Named = z.object({
  projectName: z.string().max(10_000).catch(''),
  projectType: z.string().max(60).catch(''),
  title: z.string().catch(''),
  idea: z.string().catch(''),
  text: z.string().catch(''),
})

const longestName = 80

/** What an entry is called until somebody names it: the project, or how the idea or the checked text begins. */
export function projectFacts(input: unknown): { projectName: string; projectType: string } {
  const { projectName, projectType, title, idea, text } = Named.parse(
    typeof input === 'object' && input !== null ? input : {},
  )
  const line = (title || idea || text).replace(/\s+/g, ' ').trim()
  return { projectName: projectName || firstWords(line, longestName), projectType }
}
