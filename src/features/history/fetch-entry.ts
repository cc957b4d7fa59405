import { z } from 'zod'
import { StoredAnswer } from './stored-answer.ts'

const { plan, planVersion, dialect, engine } = StoredAnswer.shape

/** An entry as it is shown, copied and opened. */
export const ShownEntry = z.object({
  id: z.string(),
  toolSlug: z.string(),
  /** Of the page that shows the answer, and of the one with the form. */
  path: z.string(),
  formPath: z.string(),
  createdAt: z.string(),
  input: z.record(z.string(), z.unknown()),
  text: z.string(),
  plan,
  planVersion,
  dialect,
  engine,
  /** Instead of an answer: the text for a model. */
  request: z.string().optional(),
  /** Names the row when the answer is changed. */
  key: z.string(),
  /** What a page that changes it starts from; see keep-results.server.ts. */
  versions: z.array(z.string()).optional(),
})
export type ShownEntry = z.infer<typeof ShownEntry>

/**
 * The whole of one entry; 'gone' when it was deleted, 'signed-out' when the session has ended, undefined when it could
 * not be had.
 */
export async function fetchEntry(id: string): Promise<ShownEntry | 'gone' | 'signed-out' | undefined> {
  try {
    const response = await fetch(`/history/entries/${id}`, { headers: { accept: 'application/json' } })
    if (response.status === 404) return 'gone'
    if (response.status === 401) return 'signed-out'
    return response.ok ? ShownEntry.safeParse(await response.json()).data : undefined
  } catch {
    return undefined
  }
}
