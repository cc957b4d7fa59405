import { z } from 'zod'

const Named = z.object({
  projectName: z.string().max(10_000).catch(''),
  projectType: z.string().max(60).catch(''),
  title: z.string().catch(''),
  idea: z.string().catch(''),
})

const longestName = 80

/** What an entry is called until somebody names it: the project, or how the idea begins. */
export function projectFacts(input: unknown): { projectName: string; projectType: string } {
  const { projectName, projectType, title, idea } = Named.parse(
    typeof input === 'object' && input !== null ? input : {},
  )
  return { projectName: projectName || beginning(title || idea), projectType }
}

function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestName) return line
  const cut = line.slice(0, longestName)
  return `${cut.slice(0, Math.max(40, cut.lastIndexOf(' ')))}…`
}
