import { z } from 'zod'

export const pageSize = 20

/** The query of the page's address. */
export const HistoryFilter = z.object({
  search: z.string().trim().max(200).catch(''),
  tool: z.string().max(60).catch(''),
  favourites: z
    .literal('true')
    .transform(() => true)
    .catch(false),
  /** End of the page before; empty for the first. */
  after: z.string().max(100).catch(''),
})
export type HistoryFilter = z.infer<typeof HistoryFilter>

export type HistoryItem = {
  id: string
  toolSlug: string
  projectName: string
  /** '' for tools without project types. */
  projectType: string
  /** The name its owner gave it. */
  title: string | null
  isFavourite: boolean
  /** ISO 8601. */
  createdAt: string
  /** request: what was made waits for a model, and this is the text for one. */
  kind: 'answer' | 'request'
  /** First 200 characters of the result. */
  preview: string
  isLonger: boolean
}

/** With the kind of project, or the tool, as the page calls it. */
export type ListedItem = HistoryItem & { badge: string }

export type HistoryPage<Item extends HistoryItem = HistoryItem> = {
  items: Item[]
  /** Cursor of the next page; '' on the last. */
  next: string
}

/** An item with all that is needed to open it again as it was. */
export type HistoryEntry = HistoryItem & {
  input: unknown
  output: unknown
  text: string
  /** The one it was saved with. */
  idempotencyKey: string
}

/** What the buttons of the page send. */
export const HistoryChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('rename'), id: z.uuid(), title: z.string().trim().max(200) }),
  z.object({
    change: z.literal('favourite'),
    id: z.uuid(),
    isFavourite: z.enum(['true', 'false']).transform((text) => text === 'true'),
  }),
  z.object({ change: z.literal('delete'), id: z.uuid() }),
  z.object({ change: z.literal('restore'), id: z.uuid() }),
])
export type HistoryChange = z.infer<typeof HistoryChange>
