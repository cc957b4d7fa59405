import { z } from 'zod'

const Entry = z.object({
  id: z.string(),
  toolSlug: z.string(),
  createdAt: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  text: z.string(),
})
export type FetchedEntry = z.infer<typeof Entry>

/** The whole of one entry; undefined when it could not be had. */
export async function fetchEntry(id: string): Promise<FetchedEntry | undefined> {
  try {
    const response = await fetch(`/history/entries/${id}`, { headers: { accept: 'application/json' } })
    return response.ok ? Entry.safeParse(await response.json()).data : undefined
  } catch {
    return undefined
  }
}
